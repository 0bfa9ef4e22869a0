import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { attempts } from '../drivers/database/schema/accounts.ts';

/** How often what was tried in the window that is open now. */
export interface Tally {
  count: number;
  /** When the window closes and counting begins anew. */
  expiresAt: Date;
}

/** The tally of a key; null when no window is open. */
export async function readTally(orm: Orm, key: string, now: Date): Promise<Tally | null> {
  const [tally] = await orm
    .select({ count: attempts.count, expiresAt: attempts.expiresAt })
    .from(attempts)
    .where(and(eq(attempts.key, hashOf(key)), gt(attempts.expiresAt, now)));
  return tally ?? null;
}

/** Counts one more, opening a window of `windowMs` where none is open. */
export async function countAttempt(orm: Orm, key: string, windowMs: number, now: Date): Promise<Tally> {
  const expiresAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${attempts.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const [tally] = await orm
    .insert(attempts)
    .values({ key: hashOf(key), count: 1, expiresAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attempts.expiresAt} end`,
      },
    })
    .returning({ count: attempts.count, expiresAt: attempts.expiresAt });
  if (tally === undefined) throw new Error('an upsert answered no row');
  return tally;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
