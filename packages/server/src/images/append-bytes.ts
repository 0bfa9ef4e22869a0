import { Problem } from '../http/problem.ts';
import { announce } from './announce.ts';
import { refuseUpload, type UploadOptions } from './finish-upload.ts';
import type { UploadRow } from './image-table.ts';
import { newImage, placeOf } from './place.ts';
import { SNIFF_BYTES, sniff } from './sniff.ts';
import { advanceUpload, lockUpload } from './upload-table.ts';

/** Bytes are made safe, and counted, at least this often; an offset that was told is never taken back. */
const FLUSH_BYTES = 4 * 1024 * 1024;
const FLUSH_MS = 1000;
const ANNOUNCE_MS = 250;

/**
 * Appends what comes to the upload. Nothing is held while waiting for the line: each piece is written under a lock
 * on the upload's row, and only at the offset that the row has. So of two senders one goes on and the other is told.
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
      if (signal.aborted) throw new Problem('unavailable', { detail: 'The server stops; go on in a moment' });
    }
  } catch (error) {
    // What came before the line broke, or before we stop, is kept.
    if (!(error instanceof Problem) || error.code === 'unavailable') await writer.flush();
    throw error;
  }
  return writer.flush();
}

function createWriter(options: UploadOptions, row: UploadRow) {
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
    current = await writePiece(options, current, bytes);
    flushedAt = performance.now();
    if (flushedAt - announcedAt >= ANNOUNCE_MS) {
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
      if (waitingBytes >= FLUSH_BYTES || performance.now() - flushedAt >= FLUSH_MS) await flush();
    },
  };
}

/** What cannot be used is refused with the first bytes, not after the last. */
async function checkHead(options: UploadOptions, row: UploadRow, area: string, bytes: Buffer): Promise<void> {
  if (bytes.length < Math.min(SNIFF_BYTES, row.sizeBytes)) return;
  const kind = sniff(bytes.subarray(0, SNIFF_BYTES), area);
  if (!kind.ok) await refuseUpload(options, row, kind.fault);
}

/** Writes one piece and counts it, both or neither. */
function writePiece(
  { database, folder, clock }: UploadOptions,
  row: UploadRow,
  bytes: Buffer,
): Promise<UploadRow> {
  return database.transaction(async ({ orm }) => {
    const locked = await lockUpload(orm, row.id);
    if (locked === null) throw new Problem('not_found', { detail: 'The upload was given up' });
    if (locked.offsetBytes !== row.offsetBytes) throw wrongOffset(locked.offsetBytes);
    const offsetBytes = row.offsetBytes + bytes.length;
    if (offsetBytes > row.sizeBytes)
      throw new Problem('too_large', { detail: 'More bytes came than were announced' });
    await folder.write(row.id, row.offsetBytes, bytes);
    await advanceUpload(orm, row.id, offsetBytes, clock());
    return { ...locked, offsetBytes };
  });
}

/** What a sender is told whose bytes are not the next ones. */
export function wrongOffset(offsetBytes: number): Problem {
  return new Problem('conflict', { detail: `The upload goes on at byte ${offsetBytes}` });
}
