import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
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
  const set = { askedAt, dueAt, keptAt: null };
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

/** Takes those out whose owner has logged in again; answers who they are. */
export async function takeKept(orm: Orm): Promise<string[]> {
  const rows = await orm
    .delete(accountDeletions)
    .where(isNotNull(accountDeletions.keptAt))
    .returning({ userId: accountDeletions.userId });
  return rows.map(({ userId }) => userId);
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
