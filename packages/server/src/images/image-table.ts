import { and, eq, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '../drivers/database/database.ts';
import { images, type MediaState, media, snapshotMedia, uploads } from '../drivers/database/schema/index.ts';
import { isKept } from './media/snapshot-media-table.ts';

/** A row of the table of images. */
export type ImageRow = typeof images.$inferSelect;

/** A row of the table of media. */
export type MediaRow = typeof media.$inferSelect;

/** A row of the table of uploads. */
export type UploadRow = typeof uploads.$inferSelect;

/** An image with all that is known of it. */
export interface FullImage {
  image: ImageRow;
  media: MediaRow | null;
  /** What will take its place. */
  next: MediaRow | null;
  /** The upload to it that is under way. */
  upload: UploadRow | null;
}

const nextMedia = alias(media, 'next_media');

function selectFull(orm: Orm) {
  return orm
    .select({ image: images, media, next: nextMedia, upload: uploads })
    .from(images)
    .leftJoin(media, eq(media.key, images.mediaKey))
    .leftJoin(nextMedia, eq(nextMedia.key, images.nextMediaKey))
    .leftJoin(uploads, and(eq(uploads.imageId, images.id), isNull(uploads.finishedAt)))
    .$dynamic();
}

/** Finds an image with its media by slug. */
export async function findImage(orm: Orm, slug: string): Promise<FullImage | null> {
  const [row] = await selectFull(orm).where(eq(images.slug, slug)).limit(1);
  return row ?? null;
}

/** Lists the images of a tour with their media, oldest first. */
export async function findTourImages(orm: Orm, tourId: string): Promise<FullImage[]> {
  return selectFull(orm).where(eq(images.tourId, tourId)).orderBy(images.createdAt);
}

/** What is stored at these slugs, of any owner: `image-for.ts` decides who may refer to it. */
export async function findImagesAt(orm: Orm, slugs: string[]): Promise<FullImage[]> {
  return selectFull(orm).where(sql`${images.slug} = any(${sql.param(slugs)})`);
}

/** In the order of their names, as a storage lists them. */
export async function findFolderImages(orm: Orm, folder: string): Promise<FullImage[]> {
  return selectFull(orm)
    .where(sql`starts_with(${images.slug}, ${`${folder}/`})`)
    .orderBy(images.slug);
}

/** Locks the image's row until the transaction ends, so that writers of one slug take turns. */
export async function lockImage(orm: Orm, slug: string): Promise<ImageRow | null> {
  const [row] = await orm.select().from(images).where(eq(images.slug, slug)).for('update');
  return row ?? null;
}

type NewImage = Pick<ImageRow, 'id' | 'slug' | 'tourId' | 'userId' | 'area' | 'mediaKey'>;

/** Makes the image of a slug if there is none; answers the one that is there. */
export async function ensureImage(orm: Orm, image: NewImage): Promise<ImageRow> {
  await orm.insert(images).values(image).onConflictDoNothing({ target: images.slug });
  const row = await lockImage(orm, image.slug);
  if (row === null) throw new Error('The image went while it was made');
  return row;
}

/** Lets an image show other media, which it was to show next. What is stored again is in the bin no more. */
export async function nameMedia(orm: Orm, imageId: string, mediaKey: string): Promise<void> {
  const names = { mediaKey, nextMediaKey: null, deletedAt: null, updatedAt: sql`now()` };
  await orm.update(images).set(names).where(eq(images.id, imageId));
}

/** Notes which media an image shows next, once they are made; null: none. */
export async function setNextMedia(orm: Orm, imageId: string, nextMediaKey: string | null): Promise<void> {
  await orm.update(images).set({ nextMediaKey, updatedAt: sql`now()` }).where(eq(images.id, imageId));
}

/** Lets media take the place for which they were made; answers the media that had it. */
export async function takePlace(orm: Orm, mediaKey: string): Promise<string[]> {
  const before = await orm
    .select({ mediaKey: images.mediaKey })
    .from(images)
    .where(eq(images.nextMediaKey, mediaKey))
    .for('update');
  const names = { mediaKey, nextMediaKey: null, updatedAt: sql`now()` };
  await orm.update(images).set(names).where(eq(images.nextMediaKey, mediaKey));
  return [...new Set(before.flatMap((row) => row.mediaKey ?? []))];
}

/** All media that an image names. */
export function keysOf({ mediaKey, nextMediaKey }: Pick<ImageRow, 'mediaKey' | 'nextMediaKey'>): string[] {
  return [mediaKey, nextMediaKey].filter((key) => key !== null);
}

/** Deletes an image's row; its media stay. */
export async function deleteImage(orm: Orm, imageId: string): Promise<void> {
  await orm.delete(images).where(eq(images.id, imageId));
}

/** The images that name these media. */
export async function findNamesOf(
  orm: Orm,
  mediaKey: string,
): Promise<Pick<ImageRow, 'slug' | 'tourId' | 'userId'>[]> {
  return orm
    .select({ slug: images.slug, tourId: images.tourId, userId: images.userId })
    .from(images)
    .where(or(eq(images.mediaKey, mediaKey), eq(images.nextMediaKey, mediaKey)));
}

/** Media of the same bytes that a scene of the tour names and that can be used. */
export async function findDuplicate(
  orm: Orm,
  tourId: string,
  sha256: string,
): Promise<{ slug: string; mediaKey: string } | null> {
  const [row] = await orm
    .select({ slug: images.slug, mediaKey: media.key })
    .from(images)
    .innerJoin(media, eq(media.key, images.mediaKey))
    .where(
      and(
        eq(images.tourId, tourId),
        eq(images.area, 'scene'),
        eq(media.sha256, sha256),
        isNull(media.adjustment),
        inArray(media.state, ['processing', 'ready'] satisfies MediaState[]),
      ),
    )
    .orderBy(images.createdAt)
    .limit(1);
  return row ?? null;
}

/** Inserts media. */
export async function insertMedia(orm: Orm, row: typeof media.$inferInsert): Promise<void> {
  await orm.insert(media).values(row);
}

/** Changes media while somebody names them; answers whether there are such. */
export async function updateMedia(
  orm: Orm,
  key: string,
  change: Partial<typeof media.$inferInsert>,
): Promise<boolean> {
  const named = sql`exists (select 1 from ${images} where ${media.key} in (${images.mediaKey}, ${images.nextMediaKey}))`;
  const rows = await orm
    .update(media)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(media.key, key), named))
    .returning({ key: media.key });
  return rows.length > 0;
}

/** Changes columns of media. */
export async function setStored(
  orm: Orm,
  key: string,
  change: Partial<typeof media.$inferInsert>,
): Promise<void> {
  await orm
    .update(media)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(media.key, key));
}

/** Counts a fault of the job's own; answers how many there were. */
export async function countFailure(orm: Orm, key: string): Promise<number> {
  const [row] = await orm
    .update(media)
    .set({ failures: sql`${media.failures} + 1` })
    .where(eq(media.key, key))
    .returning({ failures: media.failures });
  return row?.failures ?? 0;
}

/** Finds media by key. */
export async function findMedia(orm: Orm, key: string): Promise<MediaRow | null> {
  const [row] = await orm.select().from(media).where(eq(media.key, key));
  return row ?? null;
}

/** Retires media that no document or snapshot refers to. The lock waits for edits that are about to refer to them. */
export async function markForRemoval(orm: Orm, key: string): Promise<boolean> {
  const [row] = await orm.select({ state: media.state }).from(media).where(eq(media.key, key)).for('update');
  if (row === undefined || (await findNamesOf(orm, key)).length > 0 || (await isKept(orm, key))) return false;
  await orm.update(media).set({ state: 'removing' }).where(eq(media.key, key));
  return true;
}

/** Deletes media whose files are gone (state `removing`); any others stay. */
export async function deleteMedia(orm: Orm, key: string): Promise<void> {
  await orm.delete(media).where(and(eq(media.key, key), eq(media.state, 'removing')));
}

/** Media that nobody names, that no snapshot keeps, and that were not made just now. */
export async function findUnnamed(orm: Orm, before: Date): Promise<string[]> {
  const rows = await orm
    .select({ key: media.key })
    .from(media)
    .leftJoin(images, or(eq(images.mediaKey, media.key), eq(images.nextMediaKey, media.key)))
    .leftJoin(snapshotMedia, eq(snapshotMedia.mediaKey, media.key))
    .where(and(isNull(images.id), isNull(snapshotMedia.slug), lt(media.createdAt, before)));
  return rows.map(({ key }) => key);
}

/** Media that wait for the job that cuts them. */
export async function findProcessing(orm: Orm): Promise<string[]> {
  const rows = await orm.select({ key: media.key }).from(media).where(eq(media.state, 'processing'));
  return rows.map(({ key }) => key);
}

/** Lets the images of one tour also be those of another; the files are shared. */
export async function copyImages(
  orm: Orm,
  from: string,
  to: { tourId: string; userId: string },
  newId: () => string,
): Promise<void> {
  // Against a deletion at the same time: it waits for us, or we see nothing of what it deletes.
  const rows = await orm
    .select()
    .from(images)
    .innerJoin(media, eq(media.key, images.mediaKey))
    .where(and(eq(images.tourId, from), ne(media.state, 'removing')))
    .for('share', { of: images });
  const copies = rows.map(({ images: row }) => ({
    ...row,
    ...to,
    id: newId(),
    slug: to.tourId + row.slug.slice(from.length),
    createdAt: row.createdAt,
    updatedAt: new Date(),
  }));
  if (copies.length > 0) await orm.insert(images).values(copies).onConflictDoNothing({ target: images.slug });
}

/** Deletes what is in a user's own folder; answers the media that nobody names by it any more. */
export async function deleteOwnImages(orm: Orm, userId: string): Promise<string[]> {
  const rows = await orm
    .delete(images)
    .where(and(eq(images.userId, userId), isNull(images.tourId)))
    .returning({ mediaKey: images.mediaKey, nextMediaKey: images.nextMediaKey });
  return [...new Set(rows.flatMap(keysOf))];
}

/** Deletes the images of a tour but those with the slugs in `except`; answers the media they named. */
export async function deleteImagesOf(orm: Orm, tourId: string, except: string[] = []): Promise<string[]> {
  const rows = await orm
    .delete(images)
    .where(and(eq(images.tourId, tourId), notInArray(images.slug, except)))
    .returning({ mediaKey: images.mediaKey, nextMediaKey: images.nextMediaKey });
  return [...new Set(rows.flatMap(keysOf))];
}
