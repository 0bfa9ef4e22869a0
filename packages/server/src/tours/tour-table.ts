import type { Product, Tour } from '@tourwright/tour/document';
import { currentShape, type TourSummary } from '@tourwright/tour/rules';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { images, media, tours } from '../drivers/database/schema/index.ts';
import { isPublic } from '../drivers/database/shown-tour.ts';
import type { ContentDigests } from './documents/change-draft.ts';
import type { Draft } from './documents/draft.ts';

const {
  document: _document,
  stored: _stored,
  summary: _summary,
  shape: _shape,
  ...headColumns
} = getTableColumns(tours);

/** What is known of a tour without its document. */
export type TourRecord = Omit<typeof tours.$inferSelect, 'document' | 'stored' | 'summary' | 'shape'>;

/** JSON text as it is stored; the database checks that it is JSON. */
const asJson = (text: string) => sql<Tour>`${text}::json`;

interface NewTour {
  draft: Draft;
  stored: string | null;
  now: Date;
}

/** Inserts a tour with its first draft. */
export async function insertTour(orm: Orm, { draft, stored, now }: NewTour): Promise<void> {
  const { text, summary } = draft;
  await orm.insert(tours).values({
    id: summary.id,
    userId: summary.user_id,
    document: asJson(text),
    stored,
    summary,
    shape: currentShape,
    version: summary.version,
    activity: summary.activity,
    publishedVersion: summary.published_version,
    createdAt: new Date(summary.created_at ?? now),
    updatedAt: now,
    deletedAt: null,
  });
}

/** The tour, deleted or not; null when there is none. */
export async function findTour(orm: Orm, id: string): Promise<TourRecord | null> {
  if (isUnstorable(id)) return null;
  const [record] = await orm.select(headColumns).from(tours).where(eq(tours.id, id));
  return record ?? null;
}

/** As `findTour`, and nobody else changes the tour until the transaction ends; files may come to it meanwhile. */
export async function lockTour(orm: Orm, id: string): Promise<TourRecord | null> {
  if (isUnstorable(id)) return null;
  const [record] = await orm.select(headColumns).from(tours).where(eq(tours.id, id)).for('no key update');
  return record ?? null;
}

/** PostgreSQL refuses texts with the null character instead of not finding them. */
function isUnstorable(id: string): boolean {
  return id.includes('\0');
}

/** A document as it was stored. */
export interface StoredDocument {
  /** JSON. */
  text: string;
  shape: number;
}

/** The document of a tour, the stored form that it came from, as JSON text, and its summary. */
export async function selectDocument(
  orm: Orm,
  id: string,
): Promise<(StoredDocument & { stored: string | null; summary: TourSummary }) | null> {
  const text = sql<string>`${tours.document}::text`;
  const [row] = await orm
    .select({ text, shape: tours.shape, stored: tours.stored, summary: tours.summary })
    .from(tours)
    .where(eq(tours.id, id));
  return row ?? null;
}

/** Stores a changed document, and what is beside it. */
export async function updateDocument(
  orm: Orm,
  { text, summary }: Draft,
  digests: ContentDigests,
): Promise<void> {
  const { id, version, activity, published_version, updated_at } = summary;
  await orm
    .update(tours)
    .set({
      document: asJson(text),
      summary,
      shape: currentShape,
      version,
      activity,
      publishedVersion: published_version,
      updatedAt: new Date(updated_at),
      contentDigest: digests.draft,
      ...(digests.published === undefined ? {} : { publishedDigest: digests.published }),
    })
    .where(eq(tours.id, id));
}

/** Replaces the labels of a tour. */
export async function setLabels(orm: Orm, id: string, labels: string[]): Promise<void> {
  await orm.update(tours).set({ labels }).where(eq(tours.id, id));
}

/** All tours of a user, those in the bin too, which nobody changes until the transaction ends. */
export async function lockToursOf(orm: Orm, userId: string): Promise<string[]> {
  const rows = await orm
    .select({ id: tours.id })
    .from(tours)
    .where(eq(tours.userId, userId))
    .orderBy(asc(tours.id))
    .for('no key update');
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

/** What a list shows of a tour. */
type ListedTour = TourRecord & { summary: TourSummary };

/** The largest size of the summaries that are read at once. */
const maxListBytes = 1024 * 1024;

/**
 * A user's tours, newest first, beginning after `after`: at most `limit`, and one at least, but no more than make about a
 * megabyte. `isCut`: there would have been more.
 */
export async function listTours(
  orm: Orm,
  userId: string,
  limit: number,
  after: Place | null,
): Promise<{ rows: ListedTour[]; isCut: boolean }> {
  const isOlder = after
    ? sql`(${tours.createdAt}, ${tours.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
    : undefined;
  const length = sql<number>`octet_length(${tours.summary}::text)`;
  const order = [desc(tours.createdAt), desc(tours.id)] as const;
  const sum = sql`sum(${length}) over (order by ${tours.createdAt} desc, ${tours.id} desc)`;
  const found = orm
    .select({
      ...headColumns,
      summary: tours.summary,
      before: sql<number>`${sum} - ${length}`.mapWith(Number).as('before'),
    })
    .from(tours)
    .where(and(eq(tours.userId, userId), isNull(tours.deletedAt), isOlder))
    .orderBy(...order)
    .limit(limit)
    .as('found');
  // What goes beyond comes without its summary, so that one knows of it.
  const { summary, before, ...head } = found._.selectedFields;
  const isRead = lt(before, maxListBytes);
  const rows = await orm
    .select({ ...head, summary: sql<TourSummary | null>`case when ${isRead} then ${summary} end` })
    .from(found)
    .orderBy(desc(found.createdAt), desc(found.id));
  const read = rows.flatMap((row) => (row.summary === null ? [] : [{ ...row, summary: row.summary }]));
  return { rows: read, isCut: read.length < rows.length };
}

/** The largest size of the products that are read at once. */
const maxProductsBytes = 4 * 1024 * 1024;

/** What a user's tours list for sale, those changed last first, about four megabytes at most; old shapes are not read. */
export async function listOwnProducts(
  orm: Orm,
  userId: string,
): Promise<{ tours: { id: string; name: string; products: Product[] }[]; isCut: boolean }> {
  const list = sql`${tours.document}->'products'`;
  const text = sql<string>`(${list})::text`;
  const found = orm
    .select({
      id: tours.id,
      updatedAt: tours.updatedAt,
      name: sql<string>`coalesce(${tours.summary}->>'name', '')`.as('name'),
      products: text.as('products'),
      sum: sql<number>`sum(octet_length(${text})) over (order by ${tours.updatedAt} desc, ${tours.id} desc)`
        .mapWith(Number)
        .as('sum'),
    })
    .from(tours)
    .where(
      and(
        eq(tours.userId, userId),
        isNull(tours.deletedAt),
        eq(tours.shape, currentShape),
        sql`json_typeof(${list}) = 'array'`,
      ),
    )
    .as('found');
  const isRead = lt(found.sum, maxProductsBytes);
  const rows = await orm
    .select({
      id: found.id,
      name: found.name,
      products: sql<string | null>`case when ${isRead} then ${found.products} end`,
    })
    .from(found)
    .orderBy(desc(found.updatedAt), desc(found.id));
  const read = rows.flatMap(({ id, name, products }) =>
    products === null ? [] : [{ id, name, products: JSON.parse(products) as Product[] }],
  );
  return { tours: read, isCut: read.length < rows.length };
}

/** The summaries of those of the tours that anyone may visit, as they are for visitors until their owner changes the draft. */
export async function findPublicSummaries(orm: Orm, ids: string[]): Promise<TourSummary[]> {
  if (ids.length === 0) return [];
  const rows = await orm
    .select({ summary: tours.summary })
    .from(tours)
    .where(and(inArray(tours.id, ids), isPublic, isNotNull(tours.publishedVersion)));
  return rows.map(({ summary }) => summary);
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

/** What the document of a tour weighs, in bytes of JSON. */
export async function weighDocument(orm: Orm, id: string): Promise<number> {
  const [row] = await orm
    .select({ bytes: sql<number>`octet_length(${tours.document}::text)` })
    .from(tours)
    .where(eq(tours.id, id));
  return row?.bytes ?? 0;
}

/** The stored form that a tour came from, as JSON text; null when it came in another. */
export async function readStoredForm(orm: Orm, id: string): Promise<string | null> {
  const [row] = await orm.select({ stored: tours.stored }).from(tours).where(eq(tours.id, id));
  return row?.stored ?? null;
}
