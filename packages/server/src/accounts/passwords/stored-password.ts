import { and, eq, isNotNull } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { accounts } from '../../drivers/database/schema/accounts/accounts.ts';
import { AccountFault } from '../account-fault.ts';
import type { Passwords } from './passwords.ts';

/** The hash of the user's password; null where there is none that works. */
export async function readPassword(orm: Orm, userId: string): Promise<string | null> {
  const [account] = await orm
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(isCredentialOf(userId), isNotNull(accounts.password)));
  return account?.password ?? null;
}

/** The hash of the user's password, which `password` has to be; throws where it is not. */
export async function requirePassword(
  { orm, passwords }: { orm: Orm; passwords: Passwords },
  userId: string,
  password: string,
): Promise<string> {
  const hash = await readPassword(orm, userId);
  if (hash === null || !(await passwords.verify({ hash, password }))) {
    throw new AccountFault('INVALID_PASSWORD');
  }
  return hash;
}

/**
 * Whether a password hash is still the user's. Waits for a concurrent change: a session that was made for a
 * password is good only if this holds after the session is there.
 */
export async function isCurrentHash(orm: Orm, userId: string, hash: string): Promise<boolean> {
  const [account] = await orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isCredentialOf(userId), eq(accounts.password, hash)))
    .for('share');
  return account !== undefined;
}

/** The row of `accounts` that holds a user's password. */
export function isCredentialOf(userId: string) {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));
}
