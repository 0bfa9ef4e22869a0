import { refusing } from '../refusing.ts';
import type { createAttemptGate } from './attempt-gate.ts';
import type { Passwords } from './passwords.ts';

/** Passwords that open something else than an account: hashed and limited as those are, in the same queue. */
export interface OtherPasswords {
  hash(password: string): Promise<string>;
  /**
   * Whether it is the right one. `key`: what is guessed at, and from where; this often it may be wrong. Problems
   * `too_many_requests`, `unavailable`.
   */
  guess(key: string, attempt: { hash: string; password: string }): Promise<boolean>;
}

/**
 * Hashes and checks passwords other than those of accounts, such as of links, behind the same gate against guessing.
 */
export function createOtherPasswords(
  passwords: Passwords,
  gate: Pick<ReturnType<typeof createAttemptGate>, 'guess' | 'hash'>,
): OtherPasswords {
  return {
    hash: (password) => refusing(async () => gate.hash(() => passwords.hash(password))),
    guess: (key, attempt) => refusing(() => gate.guess(key, () => passwords.verify(attempt))),
  };
}
