import { and, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../drivers/database/database.ts';
import { passkeys, sessions, users } from '../../drivers/database/schema/accounts/accounts.ts';
import { AccountFault } from '../account-fault.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { requirePassword } from '../passwords/stored-password.ts';
import type { AskIdentity, AuthAnswer, Client } from '../sessions/ask-identity.ts';
import { dropSession } from '../sessions/drop-session.ts';
import type { SessionFacts } from '../sessions/session-facts.ts';
import type { FactorNews } from './factor-news.ts';
import { mostPasskeys } from './most-passkeys.ts';

const loggedIn = z.object({ session: z.object({ token: z.string() }), user: z.object({ id: z.string() }) });
const made = z.object({ id: z.string() });

interface Parts {
  database: Database;
  clock: () => Date;
  askIdentity: AskIdentity;
  passwords: Passwords;
  news: FactorNews;
  requireSession(client: Client): Promise<SessionFacts>;
}

/**
 * Makes passkeys and logs in with them. A logged-in user who gives the password makes one. Requests
 * that were under way when the account was recovered or the passkey removed have no effect.
 */
export function createPasskeyAnswers(parts: Parts) {
  const { database, askIdentity, passwords, news, requireSession } = parts;
  const { orm } = database;
  return {
    async '/passkey/generate-register-options'(client: Client, { password }: { password: string }) {
      const { userId } = await requireSession(client);
      await requirePassword({ orm, passwords }, userId, password);
      const [row] = await orm.select({ there: count() }).from(passkeys).where(eq(passkeys.userId, userId));
      if ((row?.there ?? 0) >= mostPasskeys) throw new AccountFault('TOO_MANY_PASSKEYS');
      return askIdentity('GET', '/passkey/generate-register-options', client);
    },

    async '/passkey/verify-registration'(client: Client, fields: { response: object; name: string }) {
      const session = await requireSession(client);
      const answer = await askIdentity('POST', '/passkey/verify-registration', client, fields);
      if (answer.status !== 200) return refused(answer);
      const { id } = made.parse(answer.body);
      if (!(await isStillLoggedIn(database, session))) {
        await orm.delete(passkeys).where(eq(passkeys.id, id));
        throw new AccountFault('not_signed_in');
      }
      await news.tell('passkeyAdded', session.userId, { passkey: fields.name });
      return answer;
    },

    async '/passkey/generate-authenticate-options'(client: Client) {
      const answer = await askIdentity('GET', '/passkey/generate-authenticate-options', client);
      if (answer.status !== 200) return answer;
      // The plug-in would be content without, and nothing can be set.
      return { ...answer, body: { ...(answer.body as object), userVerification: 'required' } };
    },

    async '/passkey/verify-authentication'(client: Client, { response }: { response: { id: string } }) {
      const answer = await askIdentity('POST', '/passkey/verify-authentication', client, { response });
      if (answer.status !== 200) return refused(answer);
      const { session, user } = loggedIn.parse(answer.body);
      if (await noteUse(parts, user.id, response.id)) return answer;
      await dropSession(orm, session.token);
      throw new AccountFault('PASSKEY_NOT_FOUND');
    },
  };
}

/** Whether a user's session is there once nobody is recovering the account. */
function isStillLoggedIn(database: Database, { id, userId }: SessionFacts): Promise<boolean> {
  return database.transaction(async ({ orm }) => {
    await holdUser(orm, userId);
    const found = await orm.select().from(sessions).where(eq(sessions.id, id));
    return found.length > 0;
  });
}

/** Notes that a passkey was used; false where it was removed meanwhile. */
function noteUse(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  userId: string,
  credentialID: string,
): Promise<boolean> {
  return database.transaction(async ({ orm }) => {
    await holdUser(orm, userId);
    const noted = await orm
      .update(passkeys)
      .set({ lastUsedAt: clock() })
      .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialID, credentialID)))
      .returning({ id: passkeys.id });
    return noted.length > 0;
  });
}

/** Waits for a concurrent recovery of the account, which locks its row first. */
async function holdUser(orm: Database['orm'], userId: string): Promise<void> {
  await orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share');
}

/** One answer for all that may be wrong with what an authenticator said, but for what can be fixed. */
function refused(answer: AuthAnswer): AuthAnswer {
  const { code } = { ...(answer.body as { code?: unknown } | null) };
  if (code === 'PASSKEY_NOT_FOUND' || code === 'PASSKEY_NOT_VERIFIED' || answer.status === 429) return answer;
  return { status: 400, body: { code: 'PASSKEY_REFUSED' }, cookies: [] };
}
