/** A sentence for each code of the identity provider that a careful user may meet. */
export const en = {
  'failure.INVALID_EMAIL_OR_PASSWORD': 'E-mail or password is not right.',
  'failure.SIGN_UP_REFUSED':
    'No account could be made with this address. If you have one already, log in or reset your password.',
  'failure.PASSWORD_TOO_SHORT': 'Use at least 10 characters.',
  'failure.PASSWORD_TOO_LONG': 'Use at most 128 characters.',
  'failure.INVALID_EMAIL': 'This is not an e-mail address.',
  'failure.INVALID_NAME': 'Use a name of one line and at most 200 characters.',
  'failure.INVALID_TOKEN': 'It is not one of ours, or it was used already. Ask for a new one.',
  'failure.TOKEN_EXPIRED': 'It is too old. Ask for a new one.',
  'failure.TOKEN_USED': 'It has been used already; each link works once.',
  'failure.EMAIL_TAKEN': 'The address belongs to another account now.',
  'failure.INVALID_PASSWORD': 'This is not your password.',
  'failure.EMAIL_ALREADY_VERIFIED': 'This address is confirmed already.',
  'failure.INVALID_CODE': 'This code is not right. Codes change every 30 seconds, and each works once.',
  'failure.INVALID_BACKUP_CODE': 'This recovery code is not right, or it was used already.',
  'failure.INVALID_TWO_FACTOR_COOKIE': 'That took too long. Log in with your password again.',
  'failure.TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE': 'Too many wrong codes. Log in with your password again.',
  'failure.TOTP_ALREADY_ENABLED': 'Two-factor authentication is on already.',
  'failure.TOTP_NOT_ENABLED': 'Two-factor authentication is not on.',
  'failure.TWO_FACTOR_NOT_ENABLED': 'Two-factor authentication is not on.',
  'failure.PASSKEY_REFUSED': 'The passkey could not be checked. Try again.',
  'failure.PASSKEY_NOT_VERIFIED':
    'Your device did not ask for a PIN, a fingerprint or a face. Turn on its screen lock, or use another device.',
  'failure.PASSKEY_NOT_FOUND': 'No account here knows this passkey any more. Log in another way.',
  'failure.PASSKEY_GONE': 'This passkey was removed already.',
  'failure.TOO_MANY_PASSKEYS': 'You have 25 passkeys, which is the most. Remove one first.',
  'failure.passkey_cancelled': 'No passkey was used. Try again, or log in with your password.',
  'failure.passkey_exists': 'This device or password manager has a passkey for your account already.',
  'failure.passkey_unsupported':
    'This device cannot keep a passkey. Use another device or a password manager.',
  'failure.too_many_tokens': 'You have 50 tokens, which is the most. Revoke some first.',
  'failure.too_many_requests':
    'Too many tries. Wait {minutes, plural, one {a minute} other {# minutes}} and try again.',
  'failure.no_answer': 'The server does not answer. Nothing was lost; check your connection and try again.',
  'failure.internal': 'Something went wrong on the server. Nothing was lost; try again.',
} as const;
