import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Database } from '../../drivers/database/database.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { dayMs, hourMs } from '../../durations.ts';
import { Problem } from '../../http/answers/problem.ts';
import type { UploadRow } from '../image-table.ts';
import { removeOldFiles, type UploadBytes } from './upload-bytes.ts';
import type { UploadFolder } from './upload-folder.ts';
import { findOpenIds, findParts, insertPart, type PartRow } from './upload-table.ts';

const uploadsFolder = 'uploads/';
/** Parts that are fetched before they are needed. */
const partsAhead = 4;
/** As uploads begin, copies of uploads that continued elsewhere are looked for this often. */
const lookMs = hourMs;
/** What a killed process left unfinished in the storage is given up after this long. */
const unfinishedMs = dayMs;

/**
 * Uploads in the storage that all processes share, piece by piece, so that any of them can continue with any upload. A
 * copy grows on the disk of this machine beside them: where all bytes came through here nothing is fetched again.
 */
export function bytesInStorage(given: {
  database: Database;
  storage: Storage;
  folder: UploadFolder;
  clock: () => Date;
  log: Pick<Logger, 'warn'>;
}): UploadBytes {
  const { database, storage, folder, clock, log } = given;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const removeParts = (id: string) => storage.deletePrefix(`${uploadsFolder}${id}/`);
  const partsOf = (row: UploadRow) => readParts(storage, findParts(database.orm, row.id), row.sizeBytes);

  return {
    create: async () => {
      if (clock().getTime() - lookedAt < lookMs) return;
      lookedAt = clock().getTime();
      // Each machine has copies of its own. Its disk is not what this upload waits for.
      removeOldFiles(folder, () => findOpenIds(database.orm)).catch((err) =>
        log.warn({ err }, 'Copies of uploads could not be looked through'),
      );
    },
    write: async ({ id, offsetBytes, writer, bytes }) => {
      await Promise.all([
        storage.put(keyOf({ uploadId: id, offsetBytes, writer }), bytes),
        folder.copy(id, offsetBytes, bytes),
      ]);
    },
    note: (orm, { id, offsetBytes, writer, bytes }) =>
      insertPart(orm, { uploadId: id, offsetBytes, writer, sizeBytes: bytes.length }),
    growingFile: async ({ id, offsetBytes }) => {
      if (offsetBytes === 0) await folder.begin(id);
      return folder.hasAll(id, offsetBytes) ? folder.pathOf(id) : null;
    },
    withWhole: async (row, work) => {
      if (folder.hasAll(row.id, row.sizeBytes))
        return work({ path: folder.pathOf(row.id), sha256: await folder.hash(row.id) });
      return folder.receive(Readable.from(partsOf(row), { objectMode: false }), work);
    },
    remove: async (id) => {
      await folder.remove(id);
      await removeParts(id);
    },
    roomFor: async (_orm, { sizeBytes }) => sizeBytes,
    within: async (rows) => rows,
    takeUp: async () => {},
    removeOthers: async (findOpen) => {
      // In this order: an upload has its row before its first part.
      const ids = await idsIn(storage);
      const open = await findOpen();
      for (const id of ids) if (!open.has(id)) await removeParts(id);
      await storage.giveUpUnfinished?.(new Date(clock().getTime() - unfinishedMs));
    },
  };
}

function keyOf({
  uploadId,
  offsetBytes,
  writer,
}: Pick<PartRow, 'uploadId' | 'offsetBytes' | 'writer'>): string {
  return `${uploadsFolder}${uploadId}/${offsetBytes}-${writer}`;
}

async function idsIn(storage: Storage): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { key } of storage.list(uploadsFolder)) ids.add(key.split('/')[1] ?? '');
  return ids;
}

/** The bytes of an upload in their order. Problem `not_found` when some are lost: its sender starts over. */
async function* readParts(
  storage: Storage,
  finding: Promise<PartRow[]>,
  sizeBytes: number,
): AsyncGenerator<Buffer> {
  const parts = await finding;
  const read = async (part: PartRow) => (await storage.read(keyOf(part)))?.bytes;
  const coming: Promise<Buffer | undefined>[] = [];
  let position = 0;
  for (const [index, part] of parts.entries()) {
    while (coming.length < Math.min(partsAhead, parts.length - index)) {
      const next = parts[index + coming.length];
      if (next === undefined) break;
      const reading = read(next);
      // The caller that awaits it gets the error; the others are not awaited then.
      reading.catch(() => {});
      coming.push(reading);
    }
    const bytes = await coming.shift();
    if (part.offsetBytes !== position || bytes?.length !== part.sizeBytes) throw lost();
    position += bytes.length;
    yield bytes;
  }
  if (position !== sizeBytes) throw lost();
}

function lost(): Problem {
  return new Problem('upload_lost');
}
