import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { images, uploads } from '../drivers/database/schema/index.ts';
import type { UploadRow } from './image-table.ts';

export async function insertUpload(orm: Orm, row: typeof uploads.$inferInsert): Promise<UploadRow> {
  const [inserted] = await orm.insert(uploads).values(row).returning();
  if (inserted === undefined) throw new Error('The upload was not stored');
  return inserted;
}

export async function findUpload(orm: Orm, id: string): Promise<UploadRow | null> {
  const [row] = await orm.select().from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/** Locks the row until the transaction ends: whoever writes bytes holds it while they reach the disk. */
export async function lockUpload(orm: Orm, id: string): Promise<UploadRow | null> {
  const [row] = await orm.select().from(uploads).where(eq(uploads.id, id)).for('update');
  return row ?? null;
}

export async function advanceUpload(orm: Orm, id: string, offsetBytes: number, now: Date): Promise<void> {
  await orm.update(uploads).set({ offsetBytes, lastByteAt: now }).where(eq(uploads.id, id));
}

/** Marks the upload as media from now on; false when somebody else did so already. */
export async function finishUpload(orm: Orm, id: string, now: Date): Promise<boolean> {
  const rows = await orm
    .update(uploads)
    .set({ finishedAt: now })
    .where(and(eq(uploads.id, id), isNull(uploads.finishedAt)))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

/** Deletes what is known of an upload, and the image that only it had made. */
export async function deleteUpload(
  orm: Orm,
  { id, imageId }: Pick<UploadRow, 'id' | 'imageId'>,
): Promise<void> {
  // First the image, as its removal does: in the other order the two would wait for each other.
  await orm.select({ id: images.id }).from(images).where(eq(images.id, imageId)).for('update');
  await orm.delete(uploads).where(eq(uploads.id, id));
  const other = sql`exists (select 1 from ${uploads} where ${uploads.imageId} = ${imageId})`;
  await orm.delete(images).where(and(eq(images.id, imageId), isNull(images.mediaKey), sql`not ${other}`));
}

/** Uploads to the same image that were not finished. */
export async function findRivals(orm: Orm, imageId: string): Promise<UploadRow[]> {
  return orm
    .select()
    .from(uploads)
    .where(and(eq(uploads.imageId, imageId), isNull(uploads.finishedAt)));
}

/** Uploads whose bytes are all here and that are not media yet. */
export async function findComplete(orm: Orm): Promise<UploadRow[]> {
  return orm
    .select()
    .from(uploads)
    .where(and(isNull(uploads.finishedAt), eq(uploads.offsetBytes, uploads.sizeBytes)));
}

/** Uploads that nobody goes on with, and finished ones that nobody asks for any more. */
export async function findStale(orm: Orm, abandonedBefore: Date, finishedBefore: Date): Promise<UploadRow[]> {
  const abandoned = and(isNull(uploads.finishedAt), lt(uploads.lastByteAt, abandonedBefore));
  const finished = and(isNotNull(uploads.finishedAt), lt(uploads.finishedAt, finishedBefore));
  return orm.select().from(uploads).where(or(abandoned, finished));
}

/** Those of the ids that are uploads under way. */
export async function findOpenIds(orm: Orm): Promise<Set<string>> {
  const rows = await orm.select({ id: uploads.id }).from(uploads).where(isNull(uploads.finishedAt));
  return new Set(rows.map(({ id }) => id));
}
