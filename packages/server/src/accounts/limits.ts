/** Which doors of `/api/auth` may be knocked at how often. Pure: says what is counted, not how. */

/** A knock, as far as it is known before it is answered. */
export interface Knock {
  /** Below `/api/auth`. */
  path: string;
  /** Of the client. */
  address: string;
  /** That the request names, lower case; empty when it names none. */
  email: string;
}

export interface Limit {
  /** What is counted together. */
  key: string;
  /** In one window. */
  max: number;
  /** Or only what was answered with this status, so that a right password is never too many. */
  counts: 'all' | 400 | 401 | 422;
  /** Tries guess at a password, so they are made one after another. */
  inTurn?: true;
}

export const windowMs = 10 * 60_000;

/**
 * The limits of a knock. Accounts that do not exist are counted like those that do, so that a refusal tells
 * nobody which is which.
 */
export function limitsOf({ path, address, email }: Knock): Limit[] {
  const all = (max: number): Limit => ({ key: `${path} ${address}`, max, counts: 'all' });
  const failures = (max: number, counts: Limit['counts']): Limit => ({
    key: `${path} ! ${address}`,
    max,
    counts,
  });
  switch (path) {
    case '/sign-in/email':
      // One person's mistakes; and whoever tries one password on many accounts.
      return [
        { key: `${path} ! ${address} ${email}`, max: 10, counts: 401, inTurn: true },
        failures(100, 401),
      ];
    case '/sign-up/email':
      // Each sign-up mails a stranger; each 422 tells that an address may be taken.
      return [all(100), failures(20, 422)];
    case '/request-password-reset':
    case '/send-verification-email':
    case '/change-email':
      return [{ key: `${path} ${email}`, max: 5, counts: 'all' }, all(30)];
    case '/change-password':
      return [{ ...failures(10, 400), inTurn: true }];
    case '/reset-password':
    case '/verify-email':
      return [failures(30, 400)];
    default:
      return [];
  }
}
