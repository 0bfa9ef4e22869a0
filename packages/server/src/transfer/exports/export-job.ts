import type { Database } from '../../drivers/database/database.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import type { Jobs } from '../../jobs/job.ts';
import { TransferFault } from '../transfer-fault.ts';
import { packZip } from '../zip/pack-zip.ts';
import { type ExportRow, findExport, updateOpenExport } from './export-table.ts';
import type { Outgoing } from './outgoing-file.ts';
import { exportKey } from './tour-exports.ts';

/** How often cancellation is checked and progress is reported. */
const lookMs = 500;
/** Many gigabytes to a slow bucket. */
const longestSeconds = 6 * 3600;

declare module '../../jobs/job.ts' {
  interface JobData {
    /** Writes a tour into a file. */
    'export-tour': { exportId: string };
    /** One that was tried too often: says that it failed. */
    'park-export': { exportId: string };
  }
}

interface Parts {
  database: Database;
  storage: Storage;
  clock: () => Date;
  /** What goes out. Throws a `TransferFault`. */
  gather(row: ExportRow): Promise<Outgoing>;
}

/** The person has deleted it: nothing is left to be done. */
class Cancelled extends Error {}

/**
 * Writes a tour into a file in storage, which is there whole or not at all: a job whose process was killed starts over,
 * and one that was cancelled leaves nothing.
 */
export function createExportJobs(parts: Parts): Pick<Jobs, 'export-tour' | 'park-export'> {
  const { database } = parts;
  return {
    'export-tour': {
      retries: 4,
      longestSeconds,
      parkedBy: 'park-export',
      handle: async ({ data: { exportId }, signal }) => {
        const row = await findExport(database.orm, exportId);
        const isOpen = row?.state === 'waiting' || row?.state === 'running';
        if (!isOpen) return 'done';
        try {
          await writeExport(parts, row, signal);
        } catch (error) {
          if (error instanceof Cancelled) return 'done';
          if (!(error instanceof TransferFault)) throw error;
          const { code, params } = error;
          await updateOpenExport(database.orm, exportId, {
            state: 'failed',
            fault: { code, params: { ...params } },
          });
        }
        return 'done';
      },
    },
    'park-export': {
      retries: 10,
      handle: async ({ data: { exportId } }) => {
        const fault = { code: 'broke', params: {} };
        await updateOpenExport(database.orm, exportId, { state: 'failed', fault });
        return 'done';
      },
    },
  };
}

async function writeExport(parts: Parts, row: ExportRow, signal: AbortSignal): Promise<void> {
  const { database, storage, clock } = parts;
  const { id } = row;
  const change = async (values: Parameters<typeof updateOpenExport>[2]) => {
    if (!(await updateOpenExport(database.orm, id, values))) throw new Cancelled();
  };
  await change({ state: 'running', progress: 0 });
  const { name, files, lacking, report } = await parts.gather(row);
  const total = files.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0);
  const cancelling = new AbortController();
  const stopped = AbortSignal.any([signal, cancelling.signal]);
  let read = 0;
  const packed = packZip(files, {
    signal: stopped,
    at: clock(),
    onBytes: (sum) => {
      read = sum;
    },
  });
  const look = async () => change({ progress: Math.min(0.99, read / Math.max(1, total)) });
  const looking = setInterval(() => look().catch((error) => cancelling.abort(error)), lookMs);
  try {
    const { sizeBytes, sha256 } = await storage.put(exportKey(id), packed);
    clearInterval(looking);
    stopped.throwIfAborted();
    const done = { name, files: files.length, lacking, report: [...report] };
    await change({ state: 'done', progress: 1, sizeBytes, sha256, report: done });
  } catch (error) {
    if (cancelling.signal.reason instanceof Cancelled || error instanceof Cancelled) {
      await storage.delete(exportKey(id));
      throw new Cancelled();
    }
    throw error;
  } finally {
    clearInterval(looking);
    packed.destroy();
  }
}
