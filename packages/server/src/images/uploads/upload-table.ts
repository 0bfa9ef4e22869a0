import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { images, uploadParts, uploads } from '../../drivers/database/schema/index.ts';
import type { UploadRow } from '../image-table.ts';

/** Inserts an upload. */
export async function insertUpload(orm: Orm, row: typeof uploads.$inferInsert): Promise<UploadRow> {
  const [inserted] = await orm.insert(uploads).values(row).returning();
  if (inserted === undefined) throw new Error('The upload was not stored');
  return inserted;
}

/** Finds an upload by id. */
export async function findUpload(orm: Orm, id: string): Promise<UploadRow | null> {
  const [row] = await orm.select().from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/** Whose turn it is to write, at which byte, and until when nobody else may. */
export interface Turn {
  writer: string;
  offsetBytes: number;
  until: Date;
}

/** Longer than a piece takes to reach a slow disk; a sender that was killed holds others up for no longer. */
export const turnMs = 10_000;

/**
 * Makes `writer` the one who writes the upload on from this byte; false when the upload is elsewhere by now, or somebody
 * else's turn has not ended.
 */
export async function takeTurn(orm: Orm, id: string, now: Date, turn: Turn): Promise<boolean> {
  const { writer, offsetBytes, until } = turn;
  const isFree = or(isNull(uploads.writer), eq(uploads.writer, writer), lt(uploads.writerUntil, now));
  const rows = await orm
    .update(uploads)
    .set({ writer, writerUntil: until })
    .where(and(eq(uploads.id, id), eq(uploads.offsetBytes, offsetBytes), isNull(uploads.finishedAt), isFree))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

/** Counts bytes that have reached the disk and ends the turn; null when it was lost meanwhile. */
export async function advanceUpload(
  orm: Orm,
  { id, offsetBytes: from }: UploadRow,
  { writer, offsetBytes, now }: { writer: string; offsetBytes: number; now: Date },
): Promise<UploadRow | null> {
  const [row] = await orm
    .update(uploads)
    .set({ offsetBytes, lastByteAt: now, writer: null, writerUntil: null })
    .where(and(eq(uploads.id, id), eq(uploads.offsetBytes, from), eq(uploads.writer, writer)))
    .returning();
  return row ?? null;
}

/** Ends a writer's turn on an upload, if it is still theirs. */
export async function endTurn(orm: Orm, id: string, writer: string): Promise<void> {
  await orm
    .update(uploads)
    .set({ writer: null, writerUntil: null })
    .where(and(eq(uploads.id, id), eq(uploads.writer, writer)));
}

/**
 * Ends the turns at these that began before a moment; for the start of the only process that writes them, which may be
 * writing already.
 */
export async function endTurns(orm: Orm, ids: string[], begunBefore: Date): Promise<void> {
  const until = new Date(begunBefore.getTime() + turnMs);
  await orm
    .update(uploads)
    .set({ writer: null, writerUntil: null })
    .where(and(inArray(uploads.id, ids), isNotNull(uploads.writer), lt(uploads.writerUntil, until)));
}

/** How many bytes are still to come of uploads that went on since a moment. */
export async function findReserved(orm: Orm, since: Date): Promise<number> {
  const left = sql<string>`coalesce(sum(${uploads.sizeBytes} - ${uploads.offsetBytes}), 0)`;
  const [row] = await orm
    .select({ left })
    .from(uploads)
    .where(and(isNull(uploads.finishedAt), gte(uploads.lastByteAt, since)));
  return Number(row?.left ?? 0);
}

/** Marks the upload as media from now on; false when somebody else did so already. */
export async function finishUpload(orm: Orm, id: string, now: Date): Promise<boolean> {
  const rows = await orm
    .update(uploads)
    .set({ finishedAt: now })
    .where(and(eq(uploads.id, id), isNull(uploads.finishedAt)))
    .returning({ id: uploads.id });
  await orm.delete(uploadParts).where(eq(uploadParts.uploadId, id));
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

/** Uploads that nobody continues with, and finished ones that nobody asks for any more. */
export async function findForgotten(
  orm: Orm,
  abandonedBefore: Date,
  finishedBefore: Date,
): Promise<UploadRow[]> {
  const abandoned = and(isNull(uploads.finishedAt), lt(uploads.lastByteAt, abandonedBefore));
  const finished = and(isNotNull(uploads.finishedAt), lt(uploads.finishedAt, finishedBefore));
  return orm.select().from(uploads).where(or(abandoned, finished));
}

/** Those of the ids that are uploads under way. */
export async function findOpenIds(orm: Orm): Promise<Set<string>> {
  const rows = await orm.select({ id: uploads.id }).from(uploads).where(isNull(uploads.finishedAt));
  return new Set(rows.map(({ id }) => id));
}

/** A row of the table of uploaded parts. */
export type PartRow = typeof uploadParts.$inferSelect;

/** Inserts a part that has arrived. */
export async function insertPart(orm: Orm, part: PartRow): Promise<void> {
  await orm.insert(uploadParts).values(part);
}

/** The pieces of an upload that count, in their order. */
export async function findParts(orm: Orm, uploadId: string): Promise<PartRow[]> {
  return orm
    .select()
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.offsetBytes));
}
