import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Orm } from '../../drivers/database/database.ts';
import { Problem } from '../../http/answers/problem.ts';
import { announce } from '../announce.ts';
import type { UploadRow } from '../image-table.ts';
import { problemOf } from '../photos/problem-of.ts';
import { sniff, sniffBytes } from '../photos/sniff.ts';
import { newImage, placeOf } from '../place.ts';
import { recordFault } from '../store-file.ts';
import type { UploadOptions } from './finish-upload.ts';
import { advanceUpload, endTurn, findUpload, takeTurn, turnMs } from './upload-table.ts';

/** Bytes are synced and counted at least this often; an acknowledged offset is never taken back. */
const flushBytes = 4 * 1024 * 1024;
const flushMs = 1000;
const announceMs = 250;
/** How often a waiting request checks for its turn. */
const waitMs = 50;

/**
 * Appends what comes to the upload. No connection to the database is held while waiting for the line or the disk: whose
 * turn it is to write is in the upload's row, and each piece goes where the row says. So of two senders one
 * continues and the other gets the offset.
 */
export async function appendBytes(
  options: UploadOptions,
  row: UploadRow,
  body: AsyncIterable<Buffer>,
  signal: AbortSignal,
): Promise<UploadRow> {
  const writer = createWriter(options, row);
  try {
    for await (const chunk of body) {
      await writer.take(chunk);
      if (signal.aborted) throw new Problem('server_stopping');
    }
    return await writer.flush();
  } catch (error) {
    // What came before the connection broke, or before we stop, is kept.
    if (!(error instanceof Problem) || error.kind === 'unavailable') await writer.flush();
    throw error;
  }
}

function createWriter(options: UploadOptions, row: UploadRow) {
  const writer = randomUUID();
  const image = newImage(placeOf(row.slug, row.userId));
  let current = row;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let flushedAt = performance.now();
  let announcedAt = 0;

  const flush = async (): Promise<UploadRow> => {
    if (waitingBytes === 0) return current;
    const bytes = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    if (current.offsetBytes === 0) await checkHead(options, current, image.area, bytes);
    current = await writePiece(options, current, bytes, writer);
    flushedAt = performance.now();
    if (flushedAt - announcedAt >= announceMs) {
      announcedAt = flushedAt;
      await announce(options.database, [image]);
    }
    return current;
  };
  return {
    flush,
    take: async (chunk: Buffer): Promise<void> => {
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes >= flushBytes || performance.now() - flushedAt >= flushMs) await flush();
    },
  };
}

/** What cannot be used is refused with the first bytes, not after the last; the upload waits for the right ones. */
async function checkHead(options: UploadOptions, row: UploadRow, area: string, bytes: Buffer): Promise<void> {
  if (bytes.length < Math.min(sniffBytes, row.sizeBytes)) return;
  const kind = sniff(bytes.subarray(0, sniffBytes), area);
  if (kind.ok) return;
  await recordFault(options, row, placeOf(row.slug, row.userId), kind.fault);
  throw problemOf(kind.fault);
}

/** Writes one piece, then counts it: what was written and not counted is written again. */
async function writePiece(
  { database, bytes: storing, room, clock }: UploadOptions,
  row: UploadRow,
  bytes: Buffer,
  writer: string,
): Promise<UploadRow> {
  const { orm } = database;
  const piece = { id: row.id, offsetBytes: row.offsetBytes, writer, bytes };
  const offsetBytes = row.offsetBytes + bytes.length;
  if (offsetBytes > row.sizeBytes) throw new Problem('more_than_announced');
  await waitForTurn({ orm, clock }, row, writer);
  try {
    await room.need(bytes.length);
    await storing.write(piece);
  } catch (error) {
    await endTurn(orm, row.id, writer).catch(() => {});
    throw error;
  }
  const advanced = await database.transaction(async (transaction) => {
    const counted = await advanceUpload(transaction.orm, row, { writer, offsetBytes, now: clock() });
    if (counted !== null) await storing.note(transaction.orm, piece);
    return counted;
  });
  if (advanced === null) throw await notNext(orm, row.id);
  return advanced;
}

/** Until the current writer is done, which is soon; problem `conflict` when the upload then continues elsewhere. */
async function waitForTurn(
  { orm, clock }: { orm: Orm; clock: () => Date },
  { id, offsetBytes }: UploadRow,
  writer: string,
): Promise<void> {
  for (;;) {
    const now = clock();
    const until = new Date(now.getTime() + turnMs);
    if (await takeTurn(orm, id, now, { writer, offsetBytes, until })) return;
    const found = await findUpload(orm, id);
    if (found?.offsetBytes !== offsetBytes || found.finishedAt !== null) throw await notNext(orm, id);
    await sleep(waitMs);
  }
}

async function notNext(orm: Orm, id: string): Promise<Problem> {
  const row = await findUpload(orm, id);
  return row === null ? new Problem('upload_given_up') : wrongOffset(row.offsetBytes);
}

/** The answer to a sender whose bytes are not the next ones. */
export function wrongOffset(offsetBytes: number): Problem {
  return new Problem('upload_goes_on', { offset: offsetBytes });
}
