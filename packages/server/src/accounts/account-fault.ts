import type { LinkFault } from './mailed-links.ts';

const faults = {
  INVALID_TOKEN: [400, 'This link is not one of ours, or it is not whole'],
  TOKEN_EXPIRED: [400, 'This link is too old'],
  TOKEN_USED: [400, 'This link has been used already'],
  EMAIL_TAKEN: [409, 'This address belongs to another account now'],
  INVALID_PASSWORD: [400, 'This is not the password'],
  INVALID_EMAIL_OR_PASSWORD: [401, 'Invalid email or password'],
  PASSWORD_TOO_SHORT: [400, 'Use at least 10 characters'],
  PASSWORD_TOO_LONG: [400, 'Use at most 128 characters'],
  not_signed_in: [401, 'Sign in first'],
} as const satisfies Record<LinkFault, unknown> & Record<string, readonly [status: number, message: string]>;

export type AccountFaultCode = keyof typeof faults;

/** What a careful user may meet; the transaction that it is thrown in changes nothing. */
export class AccountFault extends Error {
  readonly code: AccountFaultCode;
  readonly status: number;

  constructor(code: AccountFaultCode) {
    const [status, message] = faults[code];
    super(message);
    this.name = 'AccountFault';
    this.code = code;
    this.status = status;
  }
}
