import { AsyncLocalStorage } from 'node:async_hooks';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../../drivers/database/database.ts';
import { users } from '../../drivers/database/schema/accounts/accounts.ts';
import { AccountFault } from '../account-fault.ts';
import { forgetSteps } from '../factors/forget-steps.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { isCurrentHash } from '../passwords/stored-password.ts';
import type { AskIdentity, AuthAnswer, Client } from './ask-identity.ts';
import { dropSession } from './drop-session.ts';

const loggedIn = z.object({ token: z.string(), user: z.object({ id: z.string() }) });
/** The password was right, and a second factor is required. */
const waiting = z.object({ twoFactorRedirect: z.literal(true) });

/** Returns the stored hash that a password matched, within one login. */
export function createHashWitness(passwords: Passwords) {
  const storage = new AsyncLocalStorage<{ hash: string | null }>();
  return {
    passwords: {
      hash: passwords.hash,
      async verify(attempt) {
        const isRight = await passwords.verify(attempt);
        const found = storage.getStore();
        if (isRight && found !== undefined) found.hash = attempt.hash;
        return isRight;
      },
    } satisfies Passwords,
    async watch<T>(work: () => Promise<T>): Promise<{ result: T; hash: string | null }> {
      const found: { hash: string | null } = { hash: null };
      return { result: await storage.run(found, work), hash: found.hash };
    },
  };
}

/**
 * Logs in by better-auth. A session, or a login that waits for a second factor, lasts only while the account still has
 * the password that was used: a login at the moment when the owner changes the password or recovers the account fails.
 */
export function createLogIn(parts: {
  orm: Orm;
  askIdentity: AskIdentity;
  witness: Pick<ReturnType<typeof createHashWitness>, 'watch'>;
}) {
  const { orm, askIdentity, witness } = parts;
  return async function logIn(
    client: Client,
    who: { email: string; password: string; rememberMe?: boolean | undefined },
  ): Promise<AuthAnswer> {
    const { result, hash } = await witness.watch(() => askIdentity('POST', '/sign-in/email', client, who));
    if (result.status !== 200) return result;
    const isWaiting = waiting.safeParse(result.body).success;
    const userId = isWaiting ? await userOf(orm, who.email) : loggedIn.parse(result.body).user.id;
    if (hash !== null && userId !== null && (await isCurrentHash(orm, userId, hash))) return result;
    if (!isWaiting) await dropSession(orm, loggedIn.parse(result.body).token);
    else if (userId !== null) await forgetSteps(orm, userId);
    throw new AccountFault('INVALID_EMAIL_OR_PASSWORD');
  };
}

async function userOf(orm: Orm, email: string): Promise<string | null> {
  const [user] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? null;
}

/** Logs people in: password, then a second factor where one is set. */
export type LogIn = ReturnType<typeof createLogIn>;
