/** The texts of mails about an account. */
export const en = {
  'mail.hello': 'Hello {name},',
  'mail.helloNobody': 'Hello,',
  'mail.sender': 'Tourwright, {origin}',

  'mail.verify.subject': 'Confirm your e-mail address',
  'mail.verify.text': 'Thank you for signing up. Please confirm that this address is yours.',
  'mail.verify.button': 'Confirm this address',
  'mail.verify.foot': 'The link works once and for 24 hours. If you did not sign up, ignore this mail.',

  'mail.change.subject': 'Confirm your new e-mail address',
  'mail.change.text':
    'You asked to use {email} for your account from now on. Please confirm that it is yours.',
  'mail.change.button': 'Use this address',
  'mail.change.foot': 'The link works once and for 24 hours. If you did not ask for this, ignore this mail.',

  'mail.reset.subject': 'Choose a new password',
  'mail.reset.text': 'You asked for a new password. Choose it here; every device is logged out afterwards.',
  'mail.reset.button': 'Choose a new password',
  'mail.reset.foot':
    'The link works once and for one hour. If you did not ask for this, ignore this mail; nothing has changed.',

  'mail.recover.subject': 'Your e-mail address was changed',
  'mail.recover.text':
    'Your account now uses {email}. If you did this, all is well. If you did not, take your account back: this address becomes yours again and every device is logged out.',
  'mail.recover.button': 'Take my account back',
  'mail.recover.foot': 'The link works once and for 7 days.',

  'mail.password.subject': 'Your password was changed',
  'mail.password.text':
    'The password of your account was changed just now. If you did not do this, choose a new one at once with "Forgot your password?" on the login page.',

  'mail.twoFactorOn.subject': 'Two-factor authentication is on',
  'mail.twoFactorOn.text':
    'From now on, logging in with your password also asks for a code from your authenticator app. Every other device was logged out. Keep your recovery codes in a safe place: each logs you in once if you lose the app.\n\nIf you did not do this, somebody else knows your password. Write to the operator of this server.',
  'mail.twoFactorOff.subject': 'Two-factor authentication is off',
  'mail.twoFactorOff.text':
    'Logging in to your account asks for your password alone from now on.\n\nIf you did not do this, choose a new password at once with "Forgot your password?" on the login page, and turn it on again in your profile.',
  'mail.recoveryCodeUsed.subject': 'A recovery code was used',
  'mail.recoveryCodeUsed.text':
    'Somebody logged in to your account with your password and a recovery code. {left, plural, =0 {No recovery codes are left} one {One recovery code is left} other {# recovery codes are left}}; you can make new ones in your profile.\n\nIf this was not you, choose a new password at once with "Forgot your password?" on the login page.',
  'mail.codesGuessed.subject': 'Somebody knows your password',
  'mail.codesGuessed.text':
    'Somebody entered your password and then many wrong codes. Nobody got into your account this way. If this was not you, choose a new password at once with "Forgot your password?" on the login page.',
  'mail.passkeyAdded.subject': 'A passkey was added',
  'mail.passkeyAdded.text':
    'The passkey "{passkey}" logs in to your account from now on.\n\nIf you did not do this, remove it in your profile and change your password at once.',
  'mail.passkeyRemoved.subject': 'A passkey was removed',
  'mail.passkeyRemoved.text':
    'The passkey "{passkey}" no longer logs in to your account.\n\nIf you did not do this, change your password in your profile at once.',
  'mail.factorsRemoved.subject': 'Your second factor was removed',
  'mail.factorsRemoved.text':
    'The operator of this server turned off two-factor authentication for your account and removed your passkeys. Every device was logged out. Your password is the same as before.\n\nIf you did not ask for this, write to the operator at once.',
} as const;
