import type { ApiToken } from '@tourwright/api';
import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { apiTokens } from '../drivers/database/schema/accounts/api-tokens.ts';
import { minuteMs } from '../durations.ts';

/** A row of the table of API tokens. */
export type TokenRow = typeof apiTokens.$inferSelect;

/** Inserts an API token. */
export async function insertToken(orm: Orm, row: typeof apiTokens.$inferInsert): Promise<TokenRow> {
  const [inserted] = await orm.insert(apiTokens).values(row).returning();
  if (inserted === undefined) throw new Error('The token was not stored');
  return inserted;
}

/** Counts a user's API tokens. */
export async function countTokens(orm: Orm, userId: string): Promise<number> {
  const [row] = await orm.select({ there: count() }).from(apiTokens).where(eq(apiTokens.userId, userId));
  return row?.there ?? 0;
}

/** The newest first, those that have expired among them. */
export async function listTokens(orm: Orm, userId: string): Promise<TokenRow[]> {
  return orm
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
}

/** The token with this hash, unless it has expired. */
export async function findToken(orm: Orm, hash: string, now: Date): Promise<TokenRow | null> {
  const isOpen = or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now));
  const [row] = await orm
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.hash, hash), isOpen));
  return row ?? null;
}

/** Whether there was such a token of the user. */
export async function deleteToken(orm: Orm, userId: string, id: string): Promise<boolean> {
  const deleted = await orm
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId)))
    .returning({ id: apiTokens.id });
  return deleted.length > 0;
}

/** Notes that a token is being used: once a minute at most, since somebody may send ten requests a second by it. */
export async function noteUse(orm: Orm, { id, lastUsedAt }: TokenRow, now: Date): Promise<void> {
  const before = new Date(now.getTime() - minuteMs);
  if (lastUsedAt !== null && lastUsedAt > before) return;
  const isLate = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, before));
  await orm
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.id, id), isLate));
}

/** Deletes those that expired before a moment. */
export async function deleteExpired(orm: Orm, before: Date): Promise<void> {
  await orm.delete(apiTokens).where(lt(apiTokens.expiresAt, before));
}

/** As its owner sees it. */
export function toApiToken({ id, name, hint, scopes, createdAt, expiresAt, lastUsedAt }: TokenRow): ApiToken {
  return {
    id,
    name,
    hint,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
