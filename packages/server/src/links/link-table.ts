/** The table of links of tours. */
import { randomBytes } from 'node:crypto';
import { and, asc, count, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { tourLinks, tours } from '../drivers/database/schema/index.ts';

/** A row of the table of links. */
export type LinkRow = typeof tourLinks.$inferSelect;

/** What has to be known of a link to say what it opens. */
export interface LinkFact extends Omit<LinkRow, 'passwordHash'> {
  tour: { isDeleted: boolean; isPublished: boolean; version: number; publishedVersion: number | null };
}

/** Without those that are mistaken for one another when they are read from paper. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 80 bits: nobody comes upon it by trying. */
export function newLinkKey(): string {
  return [...randomBytes(16)].map((byte) => letters[byte & 31]).join('');
}

/** The link with this id or key, whatever became of it; null when there is none. */
export async function findLink(orm: Orm, by: { id: string } | { key: string }): Promise<LinkFact | null> {
  // PostgreSQL refuses texts with the null character instead of not finding them.
  if (Object.values(by).some((text) => text.includes('\0'))) return null;
  const where = 'id' in by ? eq(tourLinks.id, by.id) : eq(tourLinks.key, by.key);
  const rows = await orm
    .select({
      link: tourLinks,
      deletedAt: tours.deletedAt,
      activity: tours.activity,
      version: tours.version,
      publishedVersion: tours.publishedVersion,
    })
    .from(tourLinks)
    .innerJoin(tours, eq(tours.id, tourLinks.tourId))
    .where(where);
  const [row] = rows;
  if (row === undefined) return null;
  const { passwordHash: _, ...link } = row.link;
  const { deletedAt, activity, version, publishedVersion } = row;
  const isPublished = activity === 'published' && publishedVersion !== null;
  return { ...link, tour: { isDeleted: deletedAt !== null, isPublished, version, publishedVersion } };
}

/** Lists the links of a tour, oldest first. */
export async function listLinks(orm: Orm, tourId: string): Promise<LinkRow[]> {
  return orm
    .select()
    .from(tourLinks)
    .where(eq(tourLinks.tourId, tourId))
    .orderBy(asc(tourLinks.createdAt), asc(tourLinks.id));
}

/** Nobody else makes links of that tour until the transaction ends; false when there is no such tour. */
export async function lockTourOfLinks(orm: Orm, tourId: string): Promise<boolean> {
  const rows = await orm
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.id, tourId), isNull(tours.deletedAt)))
    .for('no key update');
  return rows.length > 0;
}

/** Counts the links of a tour. */
export async function countLinks(orm: Orm, tourId: string): Promise<number> {
  const [row] = await orm.select({ links: count() }).from(tourLinks).where(eq(tourLinks.tourId, tourId));
  return row?.links ?? 0;
}

/** Inserts a link. */
export async function insertLink(orm: Orm, link: LinkRow): Promise<void> {
  await orm.insert(tourLinks).values(link);
}

/** The link of that tour, and nobody else changes it until the transaction ends; null when there is none. */
export async function lockLink(orm: Orm, tourId: string, id: string): Promise<LinkRow | null> {
  const [row] = await orm
    .select()
    .from(tourLinks)
    .where(and(eq(tourLinks.id, id), eq(tourLinks.tourId, tourId)))
    .for('update');
  return row ?? null;
}

/** Changes columns of a link. */
export async function updateLink(orm: Orm, id: string, values: Partial<LinkRow>): Promise<void> {
  await orm.update(tourLinks).set(values).where(eq(tourLinks.id, id));
}

/** Deletes a link of a tour and returns it; null where it has none of this id. */
export async function deleteLink(orm: Orm, tourId: string, id: string): Promise<LinkRow | null> {
  const [row] = await orm
    .delete(tourLinks)
    .where(and(eq(tourLinks.id, id), eq(tourLinks.tourId, tourId)))
    .returning();
  return row ?? null;
}

/** Ends all links of a tour that have not ended; answers with those. */
export async function revokeLinks(orm: Orm, tourId: string, now: Date): Promise<LinkRow[]> {
  return orm
    .update(tourLinks)
    .set({ revokedAt: now, updatedAt: now })
    .where(and(eq(tourLinks.tourId, tourId), isNull(tourLinks.revokedAt)))
    .returning();
}

/** Finds the password hash of a link in this generation; null where it has none or has changed. */
export async function findPasswordHash(orm: Orm, { id, generation }: LinkFact): Promise<string | null> {
  const [row] = await orm
    .select({ hash: tourLinks.passwordHash })
    .from(tourLinks)
    .where(and(eq(tourLinks.id, id), eq(tourLinks.generation, generation)));
  return row?.hash ?? null;
}

/**
 * Counts a visit where the link takes one more. One statement: of any number that come at once, in whatever process, no
 * more are counted than the link takes.
 */
export async function countVisit(orm: Orm, { id, generation }: LinkFact, now: Date): Promise<boolean> {
  const rows = await orm
    .update(tourLinks)
    .set({ views: sql`${tourLinks.views} + 1` })
    .where(and(eq(tourLinks.id, id), eq(tourLinks.generation, generation), takesVisits(now)))
    .returning({ id: tourLinks.id });
  return rows.length > 0;
}

function takesVisits(now: Date): SQL | undefined {
  return and(
    isNull(tourLinks.revokedAt),
    or(isNull(tourLinks.expiresAt), gt(tourLinks.expiresAt, now)),
    or(isNull(tourLinks.mostViews), lt(tourLinks.views, tourLinks.mostViews)),
  );
}
