import type { Tour } from '@tourwright/tour/document';
import { canonicalSlug, namedSlugs, upgradeTour } from '@tourwright/tour/rules';
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { images, media, tourSnapshots, tours } from '../drivers/database/schema/index.ts';

export type TourRecord = typeof tours.$inferSelect;

export async function insertTour(orm: Orm, record: TourRecord): Promise<void> {
  await orm.insert(tours).values(record);
}

/** The tour, deleted or not; null when there is none. */
export async function findTour(orm: Orm, id: string): Promise<TourRecord | null> {
  if (isUnstorable(id)) return null;
  const [record] = await orm.select().from(tours).where(eq(tours.id, id));
  return record ? upgraded(record) : null;
}

/** As `findTour`, and nobody else changes the tour until the transaction ends. */
export async function lockTour(orm: Orm, id: string): Promise<TourRecord | null> {
  if (isUnstorable(id)) return null;
  const [record] = await orm.select().from(tours).where(eq(tours.id, id)).for('update');
  return record ? upgraded(record) : null;
}

/** The row with its document as today's code knows it. */
function upgraded(record: TourRecord): TourRecord {
  return { ...record, document: upgradeTour(record.document) };
}

/** PostgreSQL refuses texts with the null character instead of not finding them. */
function isUnstorable(id: string): boolean {
  return id.includes('\0');
}

/** Stores a changed document, and what stands beside it. */
export async function updateDocument(orm: Orm, document: Tour): Promise<void> {
  const { id, version, activity, published_version, updated_at } = document;
  await orm
    .update(tours)
    .set({
      document,
      version,
      activity,
      publishedVersion: published_version,
      updatedAt: new Date(updated_at),
    })
    .where(eq(tours.id, id));
}

export async function setDeleted(orm: Orm, id: string, deletedAt: Date | null): Promise<void> {
  await orm.update(tours).set({ deletedAt }).where(eq(tours.id, id));
}

/** Tours that were deleted before a moment, and are still here. */
export async function findLongDeleted(orm: Orm, before: Date): Promise<string[]> {
  const rows = await orm
    .select({ id: tours.id })
    .from(tours)
    .where(and(isNotNull(tours.deletedAt), lt(tours.deletedAt, before)));
  return rows.map(({ id }) => id);
}

/** Deletes a tour, its snapshots and its log for good. */
export async function deleteTour(orm: Orm, id: string): Promise<void> {
  await orm.delete(tours).where(eq(tours.id, id));
}

/** Where a page of the list ended. */
export interface Place {
  createdAt: Date;
  id: string;
}

/** A user's tours, newest first, beginning after `after`. */
export async function listTours(
  orm: Orm,
  userId: string,
  limit: number,
  after: Place | null,
): Promise<TourRecord[]> {
  const isOlder = after
    ? sql`(${tours.createdAt}, ${tours.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
    : undefined;
  return orm
    .select()
    .from(tours)
    .where(and(eq(tours.userId, userId), isNull(tours.deletedAt), isOlder))
    .orderBy(desc(tours.createdAt), desc(tours.id))
    .limit(limit);
}

/** Those of the tours that have images which are still being worked on. */
export async function findBusy(orm: Orm, ids: string[]): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set();
  const rows = await orm
    .selectDistinct({ id: images.tourId })
    .from(images)
    .innerJoin(media, eq(media.key, images.mediaKey))
    .where(and(inArray(images.tourId, ids), inArray(media.state, ['storing', 'processing'])));
  return new Set(rows.map(({ id }) => id));
}

export async function insertSnapshot(orm: Orm, document: Tour, createdAt: Date): Promise<void> {
  const { id: tourId, version } = document;
  const names = [...new Set([...namedSlugs(document)].map(canonicalSlug))];
  await orm.insert(tourSnapshots).values({ tourId, version, document, names, createdAt });
}

export async function findSnapshot(orm: Orm, tourId: string, version: number): Promise<Tour | null> {
  const [row] = await orm
    .select({ document: tourSnapshots.document })
    .from(tourSnapshots)
    .where(and(eq(tourSnapshots.tourId, tourId), eq(tourSnapshots.version, version)));
  return row ? upgradeTour(row.document) : null;
}
