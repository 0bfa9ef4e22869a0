import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { passkeys } from '../../drivers/database/schema/accounts/accounts.ts';
import { AccountFault } from '../account-fault.ts';
import type { AuthAnswer, Client } from '../sessions/ask-identity.ts';
import type { SessionFacts } from '../sessions/session-facts.ts';
import type { FactorNews } from './factor-news.ts';

/** Lists, names and removes the passkeys of a logged-in user. */
export function createPasskeyList(parts: {
  orm: Orm;
  news: FactorNews;
  requireSession(client: Client): Promise<SessionFacts>;
}) {
  const { orm, news, requireSession } = parts;
  return {
    async '/passkey/list-user-passkeys'(client: Client): Promise<AuthAnswer> {
      const { userId } = await requireSession(client);
      const rows = await orm
        .select()
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.createdAt));
      const body = rows.map(({ createdAt, lastUsedAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }));
      return { ...done, body };
    },

    async '/passkey/update-passkey'(client: Client, { id, name }: { id: string; name: string }) {
      const { userId } = await requireSession(client);
      const named = await orm.update(passkeys).set({ name }).where(isOwn(userId, id)).returning();
      if (named.length === 0) throw new AccountFault('PASSKEY_GONE');
      return done;
    },

    async '/passkey/delete-passkey'(client: Client, { id }: { id: string }) {
      const { userId } = await requireSession(client);
      const [removed] = await orm.delete(passkeys).where(isOwn(userId, id)).returning();
      if (removed === undefined) throw new AccountFault('PASSKEY_GONE');
      await news.tell('passkeyRemoved', userId, { passkey: removed.name });
      return done;
    },
  };
}

const done: AuthAnswer = { status: 200, body: { status: true }, cookies: [] };

function isOwn(userId: string, id: string) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, userId));
}
