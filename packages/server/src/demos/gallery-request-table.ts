import type { GalleryPlace, GalleryState } from '@tourwright/api';
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { galleryRequests, tours, users } from '../drivers/database/schema/index.ts';
import { isPublic } from '../drivers/database/shown-tour.ts';
import { isFoundTour } from '../drivers/database/tour-search.ts';
import { tourTitle } from '../drivers/database/tour-title.ts';

/** A row of the table of wishes to be in the gallery. */
export type GalleryRow = typeof galleryRequests.$inferSelect;

/** Finds the request of a tour; null where it was never asked. */
export async function findRequest(orm: Orm, tourId: string): Promise<GalleryRow | null> {
  const [row] = await orm.select().from(galleryRequests).where(eq(galleryRequests.tourId, tourId));
  return row ?? null;
}

/** As `findRequest`, and nobody else changes it until the transaction ends. */
export async function lockRequest(orm: Orm, tourId: string): Promise<GalleryRow | null> {
  const [row] = await orm
    .select()
    .from(galleryRequests)
    .where(eq(galleryRequests.tourId, tourId))
    .for('update');
  return row ?? null;
}

/** Stores the request of a tour in place of the one before. */
export async function putRequest(orm: Orm, row: GalleryRow): Promise<void> {
  const { tourId: _, ...set } = row;
  await orm.insert(galleryRequests).values(row).onConflictDoUpdate({ target: galleryRequests.tourId, set });
}

/** The accepted tours that anyone may visit, those accepted first first. */
export async function readAccepted(orm: Orm): Promise<string[]> {
  const rows = await orm
    .select({ id: galleryRequests.tourId })
    .from(galleryRequests)
    .innerJoin(tours, eq(tours.id, galleryRequests.tourId))
    .where(and(eq(galleryRequests.state, 'accepted'), isPublic))
    .orderBy(asc(galleryRequests.decidedAt), asc(galleryRequests.tourId));
  return rows.map(({ id }) => id);
}

/** A tour as mails and lists show it. */
const tourColumns = {
  title: tourTitle,
  ownerId: users.id,
  ownerName: users.name,
  ownerEmail: users.email,
  ownerLocale: users.locale,
};

/** A request with its tour's title and owner; null where either is gone. */
export async function findToldRequest(orm: Orm, tourId: string) {
  const [row] = await orm
    .select({ request: galleryRequests, ...tourColumns })
    .from(galleryRequests)
    .innerJoin(tours, eq(tours.id, galleryRequests.tourId))
    .innerJoin(users, eq(users.id, tours.userId))
    .where(eq(galleryRequests.tourId, tourId));
  return row ?? null;
}

interface Narrowed {
  search?: string | undefined;
  state?: Exclude<GalleryState, 'none'> | undefined;
}

const joined = (orm: Orm, meant: SQL | undefined) =>
  orm
    .select({ request: galleryRequests, ...tourColumns, isPublished: sql<boolean>`${isPublic}` })
    .from(galleryRequests)
    .innerJoin(tours, eq(tours.id, galleryRequests.tourId))
    .innerJoin(users, eq(users.id, tours.userId))
    .where(meant);

/** What was requested and not withdrawn: what is to be decided first, then the newest. */
export async function listRequests(
  orm: Orm,
  narrowed: Narrowed,
  { offset, limit }: { offset: number; limit: number },
) {
  return joined(orm, isMeant(narrowed))
    .orderBy(
      desc(sql`${galleryRequests.state} = 'asked'`),
      desc(galleryRequests.askedAt),
      asc(galleryRequests.tourId),
    )
    .offset(offset)
    .limit(limit);
}

/** Counts the requests that a listing's filter lets through. */
export async function countRequests(orm: Orm, narrowed: Narrowed): Promise<number> {
  const [row] = await orm
    .select({ count: sql<string>`count(*)` })
    .from(joined(orm, isMeant(narrowed)).as('requests'));
  return Number(row?.count ?? 0);
}

function isMeant({ search, state }: Narrowed): SQL | undefined {
  return and(
    state === undefined ? ne(galleryRequests.state, 'none') : eq(galleryRequests.state, state),
    isFoundTour(search, galleryRequests.tourId),
  );
}

/** What each of the tours has of a place; those without are left out. */
export async function findGalleryStates(orm: Orm, tourIds: string[]): Promise<Map<string, GalleryState>> {
  if (tourIds.length === 0) return new Map();
  const rows = await orm
    .select({ id: galleryRequests.tourId, state: galleryRequests.state })
    .from(galleryRequests)
    .where(inArray(galleryRequests.tourId, tourIds));
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** As the owner is notified of it. */
export function placeOf(row: GalleryRow | null): GalleryPlace {
  if (row === null || row.state === 'none')
    return { state: 'none', askedAt: null, decidedAt: null, reason: '' };
  const { state, askedAt, decidedAt, reason } = row;
  return { state, askedAt: askedAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null, reason };
}
