import { createHash } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { attempts } from '../drivers/database/schema/accounts/accounts.ts';

/** An attempt that was counted, or until when none is. */
export type Reservation = { key: string; isGranted: boolean; expiresAt: Date };

/**
 * Counts one attempt before it is made, opening a window of `windowMs` where none is open. One statement: of any
 * number that come at once, in whatever process, at most `max` are granted in a window.
 */
export async function reserveAttempt(
  orm: Orm,
  { key, max, windowMs }: { key: string; max: number; windowMs: number },
  now: Date,
): Promise<Reservation> {
  const hash = hashOf(key);
  const expiresAt = new Date(now.getTime() + windowMs);
  const isOver = lte(attempts.expiresAt, now);
  const [granted] = await orm
    .insert(attempts)
    .values({ key: hash, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attempts.expiresAt} end`,
      },
      setWhere: sql`${isOver} or ${attempts.count} < ${max}`,
    })
    .returning({ expiresAt: attempts.expiresAt });
  if (granted !== undefined) return { key, isGranted: true, expiresAt: granted.expiresAt };
  const [full] = await orm
    .select({ expiresAt: attempts.expiresAt })
    .from(attempts)
    .where(eq(attempts.key, hash));
  return { key, isGranted: false, expiresAt: full?.expiresAt ?? now };
}

/** Takes an attempt back that turned out to be none; not from a later window. Leaves no row for nothing. */
export async function releaseAttempt(orm: Orm, { key, expiresAt }: Reservation): Promise<void> {
  const window = and(eq(attempts.key, hashOf(key)), eq(attempts.expiresAt, expiresAt));
  await orm
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(window, gt(attempts.count, 0)));
  await orm.delete(attempts).where(and(window, eq(attempts.count, 0)));
}

/** How many attempts the window that is open now has counted. */
export async function countAttempts(orm: Orm, key: string, now: Date): Promise<number> {
  const [tally] = await orm
    .select({ count: attempts.count })
    .from(attempts)
    .where(and(eq(attempts.key, hashOf(key)), gt(attempts.expiresAt, now)));
  return tally?.count ?? 0;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
