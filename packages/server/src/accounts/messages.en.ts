/** The words of the mails about an account. */
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
} as const;
