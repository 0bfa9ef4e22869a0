import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../../http/answers/problem.ts';
import type { Jobs } from '../../jobs/job.ts';
import { TransferFault } from '../transfer-fault.ts';
import type { ImportParts, ImportTarget } from './import-parts.ts';
import { Cancelled, findImport, type ImportRow, updateImport } from './import-table.ts';
import { importTour } from './import-tour.ts';
import { type FetchParts, fetchFiles } from './source/fetch-files.ts';
import { inspectSource } from './source/inspect-source.ts';
import { tellProgress } from './tell-progress.ts';

const longestSeconds = 6 * 3600;

declare module '../../jobs/job.ts' {
  interface JobData {
    /** Looks what was sent. */
    'read-import': { importId: string };
    /** Makes a tour of it. */
    'make-import': { importId: string };
    /** One of these that was tried too often: says that it failed. */
    'park-import': { importId: string };
  }
}

interface Parts extends FetchParts {
  newTourId(): string;
  /** Null when it is gone. */
  versionOf(tourId: string): Promise<number | null>;
  partsFor(userId: string): ImportParts;
}

/**
 * How tours come in. A killed job starts over, after the tour that it was making was taken back; so does one that was
 * cancelled, without beginning again.
 */
export function createImportJobs(parts: Parts): Pick<Jobs, 'read-import' | 'make-import' | 'park-import'> {
  const { database, files } = parts;
  const fail = async (id: string, from: ImportRow['state'], fault: NonNullable<ImportRow['fault']>) => {
    await updateImport(database.orm, id, [from], { state: 'failed', fault, reservedBytes: 0, tourId: null });
    await files.remove(id);
  };
  return {
    'read-import': {
      retries: 3,
      longestSeconds,
      parkedBy: 'park-import',
      handle: async ({ data: { importId }, signal }) => {
        const row = await findImport(database.orm, importId);
        if (row?.state !== 'reading') return 'done';
        try {
          const whole = row.address === null ? row : await fetchFiles(parts, row, row.address, signal);
          const tour = await withSource(parts, whole, inspectSource);
          const found = { ...whole.found, tour };
          await updateImport(database.orm, importId, ['reading'], { state: 'found', progress: 1, found });
        } catch (error) {
          if (signal.aborted) throw error;
          if (error instanceof Cancelled) await files.remove(importId);
          else await fail(importId, 'reading', faultOf(error));
        }
        return 'done';
      },
    },
    'make-import': {
      retries: 3,
      longestSeconds,
      parkedBy: 'park-import',
      handle: async ({ data: { importId }, signal }) => {
        const row = await findImport(database.orm, importId);
        if (row === null) return 'done';
        await takeBack(parts, row);
        if (row.state !== 'storing') return 'done';
        try {
          await makeTour(parts, row, signal);
          await files.remove(importId);
        } catch (error) {
          // The process stops, or somebody cancelled it.
          if (signal.aborted) throw error;
          if (error instanceof Cancelled) await files.remove(importId);
          else await fail(importId, 'storing', faultOf(error));
        }
        return 'done';
      },
    },
    'park-import': {
      retries: 10,
      handle: async ({ data: { importId } }) => {
        const row = await findImport(database.orm, importId);
        if (row === null) return 'done';
        await takeBack(parts, row);
        await fail(importId, row.state, { code: 'broke', params: {} });
        return 'done';
      },
    },
  };
}

/** Removes the tour that an earlier try was making when its process was killed. */
async function takeBack({ partsFor }: Parts, { state, tourId, userId }: ImportRow): Promise<void> {
  if (tourId !== null && state !== 'done') await partsFor(userId).removeTour(tourId, userId);
}

async function makeTour(parts: Parts, row: ImportRow, signal: AbortSignal): Promise<void> {
  const { database, partsFor, newTourId } = parts;
  const change = async (values: Parameters<typeof updateImport>[3]) => {
    if ((await updateImport(database.orm, row.id, ['storing'], values)) === null) throw new Cancelled();
  };
  const tourId = newTourId();
  // Known before it is made, so that it can be cleaned up after a kill. What arrives has its own quota from now on.
  await change({ tourId, reservedBytes: 0 });
  const onProgress = tellProgress((progress) => change({ progress }));
  const { document = null } = row.found;
  const target: ImportTarget = {
    ...{ userId: row.userId, tourId, document, fallbackName: row.name, signal, onProgress },
  };
  const made = await withSource(parts, row, (path) => importTour(partsFor(row.userId), path, target));
  const { tourId: _, ...brought } = made;
  const tourVersion = await parts.versionOf(tourId);
  const said = { ...brought, tourVersion, isChecked: false };
  await change({ state: 'done', progress: 1, report: said }).catch(async (error) => {
    await partsFor(row.userId).removeTour(tourId, row.userId);
    throw error;
  });
}

/** Lends what was sent: the one file, or the folder. */
async function withSource<T>(
  { files, workFolder }: Parts,
  { id, found }: ImportRow,
  work: (path: string, workFolder: string, document: string | null) => Promise<T>,
): Promise<T> {
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'sent-'));
  try {
    const [sent, unpacked] = [join(folder, 'sent'), join(folder, 'unpacked')];
    await mkdir(sent);
    await mkdir(unpacked);
    await files.layOut(id, found.files, sent);
    const [only, ...others] = found.files;
    const { document = null } = found;
    const isOne = document === null && only !== undefined && others.length === 0 && !isPhoto(only.path);
    return await work(isOne ? join(sent, only.path) : sent, unpacked, document);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One photo alone is a folder of one photo. */
function isPhoto(path: string): boolean {
  return /\.(?:jpe?g|png|webp|tiff?|avif|hei[cf])$/i.test(path);
}

/** What a careful user can do something about; all else is tried again. */
function faultOf(error: unknown): NonNullable<ImportRow['fault']> {
  if (error instanceof TransferFault) return { code: error.code, params: { ...error.params } };
  if (error instanceof Problem && error.statusCode < 500)
    return { code: error.code, params: { ...(error.params as Record<string, string | number>) } };
  throw error;
}
