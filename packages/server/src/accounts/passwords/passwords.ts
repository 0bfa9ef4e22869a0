import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** Turns passwords into what is stored of them, and compares. Costly on purpose. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(attempt: { hash: string; password: string }): Promise<boolean>;
}

/** scrypt with N = 16384 and r = 16: about 32 MB and a tenth of a second for each. */
export const scryptPasswords: Passwords = { hash: hashPassword, verify: verifyPassword };
