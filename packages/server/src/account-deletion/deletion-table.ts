import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import {
  accountDeletions,
  operators,
  sessions,
  subscriptions,
  users,
} from '../drivers/database/schema/index.ts';

/** Records a request to delete an account; another request starts over. */
export async function noteDeletion(
  orm: Orm,
  { userId, askedAt, dueAt }: { userId: string; askedAt: Date; dueAt: Date },
): Promise<void> {
  const set = { askedAt, dueAt, keptAt: null, toldAt: null, seenAt: null };
  await orm
    .insert(accountDeletions)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: accountDeletions.userId, set });
  await orm.delete(sessions).where(eq(sessions.userId, userId));
}

/** The accounts whose time has come; those where somebody is logged in are none. */
export async function findDue(orm: Orm, now: Date): Promise<string[]> {
  const rows = await orm
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(isNull(accountDeletions.keptAt), lte(accountDeletions.dueAt, now)))
    .orderBy(asc(accountDeletions.dueAt));
  return rows.map(({ userId }) => userId);
}

/** Holds an account that is to go, so that nobody logs in meanwhile; false when somebody has. */
export async function holdDue(orm: Orm, userId: string): Promise<boolean> {
  const [user] = await orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await orm
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(
      and(
        eq(accountDeletions.userId, userId),
        isNull(accountDeletions.keptAt),
        // One that was made while the deletion was requested.
        sql`not exists (select from ${sessions} where ${sessions.userId} = ${userId})`,
      ),
    )
    .for('update');
  return user !== undefined && row !== undefined;
}

/** Those whose owner has logged in again and was not mailed about it; each is answered once. */
export async function takeKept(orm: Orm, now: Date): Promise<string[]> {
  const rows = await orm
    .update(accountDeletions)
    .set({ toldAt: now })
    .where(and(isNotNull(accountDeletions.keptAt), isNull(accountDeletions.toldAt)))
    .returning({ userId: accountDeletions.userId });
  return rows.map(({ userId }) => userId);
}

/** Forgets deletions that were taken back, once their owners know or they would have been due. */
export async function forgetKept(orm: Orm, now: Date): Promise<void> {
  const isOver = or(isNotNull(accountDeletions.seenAt), lte(accountDeletions.dueAt, now));
  await orm.delete(accountDeletions).where(and(isNotNull(accountDeletions.toldAt), isOver));
}

/** The deletion that the user took back by logging in; null where there was none, or they have seen that. */
export async function findKept(
  orm: Orm,
  userId: string,
): Promise<{ askedAt: Date; dueAt: Date; keptAt: Date } | null> {
  const isNews = and(eq(accountDeletions.userId, userId), isNull(accountDeletions.seenAt));
  const [row] = await orm.select().from(accountDeletions).where(isNews);
  return row?.keptAt ? { askedAt: row.askedAt, dueAt: row.dueAt, keptAt: row.keptAt } : null;
}

/** Notes that the user has seen that their account is kept; one that waits for its end goes on waiting. */
export async function noteSeen(orm: Orm, userId: string, now: Date): Promise<void> {
  const isKept = and(eq(accountDeletions.userId, userId), isNotNull(accountDeletions.keptAt));
  await orm.update(accountDeletions).set({ seenAt: now }).where(isKept);
}

/** Whether the user runs this server, and nobody else does. */
export async function isLastOperator(orm: Orm, userId: string): Promise<boolean> {
  const rows = await orm.select().from(operators);
  return rows.length === 1 && rows[0]?.userId === userId;
}

/** Whether a card of theirs would be charged again. */
export async function isCharged(orm: Orm, userId: string): Promise<boolean> {
  const rows = await orm
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.source, 'card'),
        eq(subscriptions.cancelsAtEnd, false),
        sql`${subscriptions.status} <> 'ended'`,
      ),
    );
  return rows.length > 0;
}

/** The row itself, with all that hangs on it; what hangs on a tour or a file must be gone before. */
export async function deleteUser(orm: Orm, userId: string): Promise<void> {
  await orm.delete(operators).where(eq(operators.userId, userId));
  await orm.delete(users).where(eq(users.id, userId));
}
