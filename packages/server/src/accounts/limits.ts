import { dayMs } from '../durations.ts';

/** Rate limits for `/api/auth`. Pure: says what is counted, not how. */

/** A call, as far as it is known before it is answered. */
export interface AuthAttempt {
  /** Below `/api/auth`. */
  path: string;
  /** The network of the client, by `clientNetwork`. */
  network: string;
  /** That the call names, lower case; empty when it names none. */
  email: string;
  /** Of the session, or of the login that waits for a code; null where there is neither. */
  userId: string | null;
}

/** How many attempts are let through in a window of time, and what counts as one. */
export interface Limit {
  /** What is counted together. */
  key: string;
  /** In one window. */
  max: number;
  /** The length of the window; `windowMs` when absent. */
  windowMs?: number;
  /** Or only what was answered with this status; any other answer gives its place back. */
  counts: 'all' | 400 | 401 | 422;
  /** Attempts guess at a password, so they are made one after another: a right one shall not be refused for those beside it. */
  isGuess?: true;
}

/** The window in which attempts are counted, in milliseconds (10 minutes). */
export const windowMs = 10 * 60_000;
/** Wrong passwords of one account, or other thing, from one network. */
export const mostGuesses = 10;

/**
 * The limits of an attempt. Accounts that do not exist are counted like those that do, so that a refusal does not
 * say which is which. No limit on failures is for a whole network: people behind one address are not refused for
 * what a neighbour did (see `failuresOf`).
 */
export function limitsOf({ path, network, email, userId }: AuthAttempt): Limit[] {
  const all = (max: number): Limit => ({ key: `${path} ${network}`, max, counts: 'all' });
  switch (path) {
    case '/sign-in/email':
      return [{ key: `${path} ! ${network} ${email}`, max: mostGuesses, counts: 401, isGuess: true }];
    case '/sign-up/email':
      // Each sign-up mails a stranger; each 422 reveals that an address may be taken.
      return [all(100), { key: `${path} ! ${network}`, max: 20, counts: 422 }];
    case '/request-password-reset':
    case '/send-verification-email':
      return mailLimits(path, network, email);
    case '/change-email':
      return [...mailLimits(path, network, email), ownPasswordLimit(network, userId)];
    case '/change-password':
    case '/two-factor/enable':
    case '/two-factor/disable':
    case '/two-factor/generate-backup-codes':
    case '/passkey/generate-register-options':
      return [ownPasswordLimit(network, userId)];
    case '/two-factor/verify-totp':
    case '/two-factor/verify-backup-code':
      if (userId === null) return [all(100)];
      // A code has a million values, three of which are right: somebody who knows the password must not be able to
      // try them all by
      // coming from many networks.
      return [
        { key: `${path} ! ${network} ${userId}`, max: mostGuesses, counts: 401, isGuess: true },
        { key: `${path} ! ${userId}`, max: 50, windowMs: dayMs, counts: 401 },
      ];
    case '/passkey/generate-authenticate-options':
      // Each leaves a challenge behind, for minutes.
      return [all(300)];
    default:
      return [];
  }
}

/** Of calls that send mail. The network first: one that is refused leaves no traces of further receivers. */
function mailLimits(path: string, network: string, email: string): Limit[] {
  return [
    { key: `${path} ${network}`, max: 30, counts: 'all' },
    { key: `${path} ${email}`, max: 5, counts: 'all' },
  ];
}

/** Of calls that ask a logged-in user for the password: they have one tally. */
function ownPasswordLimit(network: string, userId: string | null): Limit {
  return { key: ownPasswordKey(network, userId), max: mostGuesses, counts: 400, isGuess: true };
}

/** The key under which wrong passwords of a logged-in user are counted, for whatever action. */
export const ownPasswordKey = (network: string, userId: string | null) =>
  `/change-password ! ${network} ${userId}`;

/** Whether calls of a path are counted here; else they are with all other writes. */
export function isLimited(path: string): boolean {
  return limitsOf({ path, network: '', email: '', userId: null }).length > 0;
}

/** The key under which all failed logins of a network are counted, and from how many on its attempts wait for those of others. */
export const failuresOf = (network: string) => ({ key: `/sign-in/email ! ${network}`, many: 100 });
