import type { AccountFailureCode } from '@tourwright/api';

/** What may happen to an account, in words. */
export const en = {
  INVALID_TOKEN: 'This link is not one of ours, or it is not whole',
  TOKEN_EXPIRED: 'This link is too old',
  TOKEN_USED: 'This link has been used already',
  EMAIL_TAKEN: 'This address belongs to another account now',
  INVALID_PASSWORD: 'This is not the password',
  INVALID_EMAIL_OR_PASSWORD: 'Invalid email or password',
  PASSWORD_TOO_SHORT: 'Use at least {least} characters',
  PASSWORD_TOO_LONG: 'Use at most {most} characters',
  INVALID_EMAIL: 'This is not an e-mail address',
  INVALID_NAME: 'A name is one line of at most {most} letters',
  EMAIL_ALREADY_VERIFIED: 'This address is confirmed already',
  TOTP_ALREADY_ENABLED: 'Two-factor authentication is on already',
  TOTP_NOT_ENABLED: 'Two-factor authentication is not on',
  TWO_FACTOR_NOT_ENABLED: 'Two-factor authentication is not on',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes; log in with the password again',
  INVALID_CODE: 'This code is not right, or it was used already',
  INVALID_BACKUP_CODE: 'This recovery code is not right, or it was used already',
  INVALID_TWO_FACTOR_COOKIE: 'No login waits for a code here; log in with the password again',
  PASSKEY_REFUSED: 'This passkey cannot be taken; ask for new options and try again',
  PASSKEY_NOT_VERIFIED: 'The device did not make sure who holds it: it needs a PIN, a finger or a face',
  PASSKEY_NOT_FOUND: 'This passkey belongs to no account here',
  PASSKEY_GONE: 'There is no such passkey',
  TOO_MANY_PASSKEYS: 'An account has at most {most} passkeys',
  SIGN_UP_REFUSED:
    'No account could be made with this address. If you have one already, log in or reset your password.',
  UNKNOWN: 'This did not work',
} as const satisfies Record<AccountFailureCode, string>;
