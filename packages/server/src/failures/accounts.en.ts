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
  SIGN_UP_REFUSED:
    'No account could be made with this address. If you have one already, log in or reset your password.',
  UNKNOWN: 'This did not work',
} as const satisfies Record<AccountFailureCode, string>;
