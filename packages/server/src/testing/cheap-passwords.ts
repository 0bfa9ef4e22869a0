import { createHash } from 'node:crypto';
import type { Passwords } from '../accounts/passwords/passwords.ts';

/** Real hashing costs a tenth of a second for each of the thousand sign-ups of a run of tests. */
export const cheapPasswords: Passwords = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
};

function digest(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}
