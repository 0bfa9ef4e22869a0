import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { operatorLinks, operators } from '../drivers/database/schema/operators/operators.ts';

/** Whether anybody is an operator yet. */
export async function hasOperator(orm: Orm): Promise<boolean> {
  const [found] = await orm.select({ count: count() }).from(operators);
  return (found?.count ?? 0) > 0;
}

/** The newest link that was not used; nobody else makes one until the transaction ends. */
export async function holdOpenLink(orm: Orm): Promise<typeof operatorLinks.$inferSelect | null> {
  await orm.execute(sql`lock table ${operatorLinks} in exclusive mode`);
  const [open] = await orm
    .select()
    .from(operatorLinks)
    .where(isNull(operatorLinks.usedAt))
    .orderBy(desc(operatorLinks.createdAt))
    .limit(1);
  return open ?? null;
}

/** Forgets links that were not used, and keeps the hash of the new one. */
export async function replaceLink(orm: Orm, tokenHash: string, createdAt: Date): Promise<void> {
  await orm.delete(operatorLinks).where(isNull(operatorLinks.usedAt));
  await orm.insert(operatorLinks).values({ tokenHash, createdAt });
}

/** Marks the link as used; false when there is none, or it was used before. */
export async function useLink(orm: Orm, tokenHash: string, userId: string, usedAt: Date): Promise<boolean> {
  const used = await orm
    .update(operatorLinks)
    .set({ usedAt, usedBy: userId })
    .where(and(eq(operatorLinks.tokenHash, tokenHash), isNull(operatorLinks.usedAt)))
    .returning({ tokenHash: operatorLinks.tokenHash });
  return used.length > 0;
}

/** Makes a user an operator. */
export async function addOperator(orm: Orm, userId: string): Promise<void> {
  await orm.insert(operators).values({ userId }).onConflictDoNothing();
}
