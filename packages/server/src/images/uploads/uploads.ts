import type { Thing } from '../../access/action.ts';
import { dayMs } from '../../durations.ts';
import { uploadNotFound } from '../../http/answers/not-there.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import type { UploadRow } from '../image-table.ts';
import type { Images } from '../images.ts';
import { folderOf, placeOf } from '../place.ts';
import { appendBytes, wrongOffset } from './append-bytes.ts';
import { beginUpload, type NewUpload } from './begin-upload.ts';
import { finishAlone } from './finish-alone.ts';
import { forgetUpload, type UploadOptions } from './finish-upload.ts';
import { findComplete, findForgotten, findOpenIds, findUpload } from './upload-table.ts';

const sweepMs = 60_000;
const tidyMs = 60 * 60_000;
const abandonedMs = 7 * dayMs;
const finishedLivesMs = dayMs;

/** How far an upload is. */
export interface UploadState {
  id: string;
  offsetBytes: number;
  sizeBytes: number;
  /** When it is given up if nobody continues. */
  expires: Date;
}

/** Uploads that continue after any break: of the line, the page, or the server. */
export interface Uploads {
  /** Problems: `bad_slug`, `not_found`, `too_large`, `unsupported_media`, `bad_image`, `duplicate_image`. */
  begin(upload: NewUpload): Promise<UploadState>;
  /** Whose folder it goes into; null when there is none. */
  folderOf(id: string): Promise<Thing | null>;
  /** Problem `not_found`. */
  find(id: string): Promise<UploadState>;
  /**
   * Takes bytes from `offset` on; what is counted in the answer is on the disk. With the last byte the file is
   * compared and stored. Problems: `conflict` when the offset is another, `checksum_mismatch`, and those of files.
   */
  append(id: string, offset: number, body: AsyncIterable<Buffer>): Promise<UploadState>;
  abandon(id: string): Promise<void>;
  /** At the start of the process: takes up what it left when it was killed. */
  start(): Promise<void>;
  /** Stores what is complete and drops what was abandoned. */
  sweep(): Promise<void>;
  /** Removes bytes that no upload speaks of. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** Makes resumable uploads: begun, written in parts, finished or given up. */
export function createUploads(options: UploadOptions & { images: Pick<Images, 'placeFor'> }): Uploads {
  const { database, bytes, images, log } = options;
  const closing = new AbortController();
  const { finish, finishComplete, settled } = createFinishing(options, closing.signal);
  const openedAt = options.clock();

  const find = async (id: string): Promise<UploadRow> => {
    const row = await findUpload(database.orm, id);
    if (row === null) throw uploadNotFound();
    return row;
  };
  return {
    begin: async (upload) => {
      const place = await images.placeFor(upload.slug);
      return stateOf(await beginUpload(options, { ...upload, slug: place.slug }, place));
    },
    folderOf: async (id) => {
      const row = await findUpload(database.orm, id);
      return row && folderOf(row.slug);
    },
    find: async (id) => stateOf(await find(id)),
    append: async (id, offset, body) => {
      const row = await find(id);
      if (offset !== row.offsetBytes) throw wrongOffset(row.offsetBytes);
      const isPanorama = placeOf(row.slug, row.userId).area === 'scene';
      const growing = isPanorama ? await bytes.growingFile(row) : null;
      if (growing !== null) options.decodeWhileUploading(growing, row.sizeBytes);
      const after = await appendBytes(options, row, body, closing.signal);
      if (after.offsetBytes === after.sizeBytes && after.finishedAt === null) await finish(after);
      return stateOf(after);
    },
    abandon: async (id) => forgetUpload(options, await find(id)),
    start: async () => {
      await bytes
        .takeUp(database.orm, openedAt)
        .catch((error) => log.warn({ err: error }, 'Uploads wait for those who wrote them before'));
      await finishComplete();
    },
    sweep: async () => {
      await finishComplete();
      await deleteForgotten(options);
    },
    tidy: () => bytes.removeOthers(() => findOpenIds(database.orm)),
    close: async () => {
      closing.abort();
      await settled();
    },
  };
}

/** Stores uploads whose last byte has come. */
function createFinishing(options: UploadOptions, closing: AbortSignal) {
  const { database, bytes, log, clock } = options;
  const finishing = new Map<string, Promise<void>>();
  /** One at a time for each upload: its last request and the sweep may meet. */
  const finish = (row: UploadRow): Promise<void> => {
    const running =
      finishing.get(row.id) ?? finishAlone(options, row, closing).finally(() => finishing.delete(row.id));
    finishing.set(row.id, running);
    return running;
  };
  /** What is complete, and nobody works on. */
  const finishComplete = async (): Promise<void> => {
    const isFree = ({ writer, writerUntil }: UploadRow) =>
      writer === null || writerUntil === null || writerUntil < clock();
    // What somebody works on, or was killed at a moment ago, is for the next sweep.
    const complete = (await bytes.within(await findComplete(database.orm))).filter(isFree);
    for (const row of complete) {
      if (closing.aborted) return;
      await finish(row).catch((error) =>
        log.warn({ err: error, upload: row.id }, 'An upload could not be stored'),
      );
    }
  };
  return {
    finish,
    finishComplete,
    settled: async (): Promise<void> => {
      await Promise.allSettled(finishing.values());
    },
  };
}

/** The sweeps that clear away uploads that nobody finishes. */
export function sweepsOf(uploads: Pick<Uploads, 'sweep' | 'tidy'>): Sweep[] {
  return [
    { name: 'unfinished uploads', everyMs: sweepMs, run: uploads.sweep },
    { name: 'bytes of no upload', everyMs: tidyMs, run: uploads.tidy },
  ];
}

function stateOf({ id, offsetBytes, sizeBytes, lastByteAt }: UploadRow): UploadState {
  return { id, offsetBytes, sizeBytes, expires: new Date(lastByteAt.getTime() + abandonedMs) };
}

/** Gives up what was abandoned. */
async function deleteForgotten(options: UploadOptions): Promise<void> {
  const { database, clock } = options;
  const now = clock().getTime();
  const abandoned = await findForgotten(
    database.orm,
    new Date(now - abandonedMs),
    new Date(now - finishedLivesMs),
  );
  for (const row of abandoned) await forgetUpload(options, row);
}
