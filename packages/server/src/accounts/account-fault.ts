import { type AccountFailureCode, errorStatus, type Failure, failures } from '@tourwright/api';
import { mostPasskeys } from './factors/most-passkeys.ts';
import type { LinkFault } from './mails/mailed-links.ts';
import { passwordLength } from './passwords/password-length.ts';

type AccountFaultCode = LinkFault | AccountFailureCode | 'not_signed_in';

/** What the words of these name. */
export const faultParams: Partial<Record<string, Failure['params']>> = {
  PASSWORD_TOO_SHORT: { least: passwordLength.min },
  PASSWORD_TOO_LONG: { most: passwordLength.max },
  INVALID_NAME: { most: 200 },
  TOO_MANY_PASSKEYS: { most: mostPasskeys },
};

/** What a careful user may meet; the transaction that it is thrown in changes nothing. */
export class AccountFault extends Error {
  readonly code: AccountFaultCode;
  readonly status: number;

  constructor(code: AccountFaultCode) {
    super(code);
    this.name = 'AccountFault';
    this.code = code;
    this.status = errorStatus[failures[code].kind];
  }
}
