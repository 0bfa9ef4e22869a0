/** Tours in the bin: deleted, but restorable. */
import type { TourSummary } from '@tourwright/tour/rules';
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { tours } from '../drivers/database/schema/index.ts';
import type { Place } from './tour-table.ts';

/** Moves a tour to the bin at this moment; null: back out of it. */
export async function setDeleted(orm: Orm, id: string, deletedAt: Date | null): Promise<void> {
  await orm.update(tours).set({ deletedAt }).where(eq(tours.id, id));
}

interface BinPage {
  userId: string;
  /** Earlier ones can no longer be restored. */
  since: Date;
  /** `createdAt` of a place in the bin is when the tour was deleted. */
  after: Place | null;
  limit: number;
}

/** A user's deleted tours, the last deleted first. */
export async function listBin(
  orm: Orm,
  { userId, since, after, limit }: BinPage,
): Promise<{ id: string; deletedAt: Date; summary: TourSummary }[]> {
  const isOlder = after
    ? sql`(${tours.deletedAt}, ${tours.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
    : undefined;
  const rows = await orm
    .select({ id: tours.id, deletedAt: tours.deletedAt, summary: tours.summary })
    .from(tours)
    .where(and(eq(tours.userId, userId), gt(tours.deletedAt, since), isOlder))
    .orderBy(desc(tours.deletedAt), desc(tours.id))
    .limit(limit);
  return rows.flatMap(({ deletedAt, ...row }) => (deletedAt ? [{ ...row, deletedAt }] : []));
}

/** Tours that were deleted before a moment, and are still here. */
export async function findLongDeleted(orm: Orm, before: Date): Promise<string[]> {
  const rows = await orm
    .select({ id: tours.id })
    .from(tours)
    .where(and(isNotNull(tours.deletedAt), lt(tours.deletedAt, before)));
  return rows.map(({ id }) => id);
}

/** Puts all tours of a user into the bin; answers which were not there yet. */
export async function binToursOf(orm: Orm, userId: string, at: Date): Promise<string[]> {
  const rows = await orm
    .update(tours)
    .set({ deletedAt: at })
    .where(and(eq(tours.userId, userId), isNull(tours.deletedAt)))
    .returning({ id: tours.id });
  return rows.map(({ id }) => id);
}
