import { Problem } from '../http/problem.ts';
import { appendBytes, wrongOffset } from './append-bytes.ts';
import { beginUpload, type NewUpload } from './begin-upload.ts';
import { forgetUpload, storeUpload, type UploadOptions } from './finish-upload.ts';
import type { UploadRow } from './image-table.ts';
import type { Images } from './images.ts';
import { placeOf } from './place.ts';
import { endTurns, findComplete, findOpenIds, findStale, findUpload } from './upload-table.ts';

const SWEEP_MS = 60_000;
const ABANDONED_MS = 7 * 86_400_000;
const FINISHED_LIVES_MS = 86_400_000;

/** Where an upload stands. */
export interface UploadState {
  id: string;
  offsetBytes: number;
  sizeBytes: number;
  /** When it is given up if nobody goes on. */
  expires: Date;
}

/** Uploads that go on after any break: of the line, the page, or the server. */
export interface Uploads {
  /** Problems: `bad_slug`, `not_found`, `too_large`, `unsupported_media`, `bad_image`, `duplicate_image`. */
  begin(upload: NewUpload, userId: string): Promise<UploadState>;
  /** Problem `not_found`, also for uploads of others. */
  find(id: string, userId: string): Promise<UploadState>;
  /**
   * Takes bytes from `offset` on; what is counted in the answer is on the disk. With the last byte the file is
   * compared and stored. Problems: `conflict` when the offset is another, `checksum_mismatch`, and those of files.
   */
  append(id: string, userId: string, offset: number, body: AsyncIterable<Buffer>): Promise<UploadState>;
  abandon(id: string, userId: string): Promise<void>;
  /** Stores what is complete and forgets what was abandoned, now and every minute. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export function createUploads(options: UploadOptions & { images: Pick<Images, 'placeFor'> }): Uploads {
  const { database, folder, images, log } = options;
  const finishing = new Map<string, Promise<void>>();
  const closing = new AbortController();
  const openedAt = options.clock();
  let timer: NodeJS.Timeout | undefined;

  const find = async (id: string, userId: string): Promise<UploadRow> => {
    const row = await findUpload(database.orm, id);
    if (row?.userId === userId) return row;
    throw new Problem('not_found', { detail: 'There is no such upload' });
  };
  /** One at a time for each upload: its last request and the sweep may meet. */
  const finish = (row: UploadRow): Promise<void> => {
    const running =
      finishing.get(row.id) ?? storeUpload(options, row).finally(() => finishing.delete(row.id));
    finishing.set(row.id, running);
    return running;
  };
  const sweep = async () => {
    const here = new Set(await folder.ids());
    for (const row of await findComplete(database.orm)) {
      // The bytes of others lie in another process's folder.
      if (!here.has(row.id)) continue;
      await finish(row).catch((error) =>
        log.warn({ err: error, upload: row.id }, 'An upload could not be stored'),
      );
    }
    await forgetStale(options);
  };

  return {
    begin: async (upload, userId) => {
      const place = await images.placeFor(upload.slug, userId);
      return stateOf(await beginUpload(options, { ...upload, slug: place.slug }, place));
    },
    find: async (id, userId) => stateOf(await find(id, userId)),
    append: async (id, userId, offset, body) => {
      const row = await find(id, userId);
      if (offset !== row.offsetBytes) throw wrongOffset(row.offsetBytes);
      const isPanorama = placeOf(row.slug, row.userId).area === 'scene';
      if (isPanorama) options.arrive(folder.pathOf(row.id), row.sizeBytes);
      const after = await appendBytes(options, row, body, closing.signal);
      if (after.offsetBytes === after.sizeBytes && after.finishedAt === null) await finish(after);
      return stateOf(after);
    },
    abandon: async (id, userId) => forgetUpload(options, await find(id, userId)),
    start: async () => {
      const again = async () => {
        await sweep().catch((error) => log.warn({ err: error }, 'Looking after uploads failed'));
        if (!closing.signal.aborted) timer = setTimeout(again, SWEEP_MS).unref();
      };
      await folder
        .ids()
        .then((ids) => endTurns(database.orm, ids, openedAt))
        .catch((error) => log.warn({ err: error }, 'Uploads wait for those who wrote them before'));
      await again();
    },
    close: async () => {
      closing.abort();
      clearTimeout(timer);
      await Promise.allSettled(finishing.values());
    },
  };
}

function stateOf({ id, offsetBytes, sizeBytes, lastByteAt }: UploadRow): UploadState {
  return { id, offsetBytes, sizeBytes, expires: new Date(lastByteAt.getTime() + ABANDONED_MS) };
}

/** Gives up what was abandoned, and removes files that no upload speaks of. */
async function forgetStale(options: UploadOptions): Promise<void> {
  const { database, folder, clock } = options;
  const now = clock().getTime();
  const stale = await findStale(
    database.orm,
    new Date(now - ABANDONED_MS),
    new Date(now - FINISHED_LIVES_MS),
  );
  for (const row of stale) await forgetUpload(options, row);
  // In this order: an upload that begins meanwhile has its file before its row.
  const files = await folder.ids();
  const open = await findOpenIds(database.orm);
  for (const id of files) if (!open.has(id)) await folder.removeOld(id);
}
