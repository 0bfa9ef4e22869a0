import { randomBytes } from 'node:crypto';
import type { ExportFormat, SiteOptions, TourExport } from '@tourwright/api';
import { tourSlug } from '@tourwright/tour/rules';
import type { Database } from '../../drivers/database/database.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { dayMs } from '../../durations.ts';
import { Problem } from '../../http/answers/problem.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import type { Quotas } from '../../quotas/quotas.ts';
import {
  countExports,
  deleteExpired,
  deleteExportRow,
  type ExportRow,
  findExport,
  insertExport,
  knownExports,
  listExportRows,
} from './export-table.ts';

/** The most exports of a tour at a time, finished ones and those that are being written. */
const mostOfATour = 5;
const sweepEveryMs = 60 * 60_000;
const prefix = 'exports/';

/** As what a tour is to go out. */
export interface AskedExport {
  format: ExportFormat;
  withVersions: boolean;
  /** Of a website; absent: the usual. */
  site?: SiteOptions | undefined;
}

/** Tours as files to download. Who may do it is asked before. */
export interface TourExports {
  list(tourId: string): Promise<TourExport[]>;
  /** Has a file written by a job. Problems `too_many_exports`, `quota_reached`, `not_found`. */
  start(tourId: string, asked: AskedExport): Promise<TourExport>;
  /** Problem `export_not_found`, also where it is another tour's. */
  find(tourId: string, id: string): Promise<TourExport>;
  /** Ends what is being written, and takes the file away. Problem `export_not_found`. */
  remove(tourId: string, id: string): Promise<void>;
  /** What was written, to be sent; the problem `export_not_found` while it is not done. */
  fileOf(tourId: string, id: string): Promise<{ key: string; name: string }>;
  sweeps: readonly Sweep[];
}

/** What exports are built from. */
export interface ExportsParts {
  database: Database;
  storage: Storage;
  queue: Pick<Queue, 'send'>;
  quotas: Pick<Quotas, 'takeExport'>;
  clock: () => Date;
  exportDays: number;
  /** Its owner and its name; null when there is no such tour. */
  ownerOf(tourId: string): Promise<{ userId: string; name: string } | null>;
  /** About how many bytes that will be. */
  weigh(tourId: string, asked: AskedExport): Promise<number>;
}

/** Makes exports of tours: started, listed, downloaded and deleted. */
export function createTourExports(parts: ExportsParts): TourExports {
  const { database, storage, queue, quotas, clock, exportDays } = parts;
  const rowOf = async (tourId: string, id: string): Promise<ExportRow> => {
    const row = await findExport(database.orm, id);
    if (row?.tourId !== tourId) throw new Problem('export_not_found');
    return row;
  };
  return {
    list: async (tourId) => (await listExportRows(database.orm, tourId)).map(asExport),

    async start(tourId, asked) {
      const owner = await parts.ownerOf(tourId);
      if (owner === null) throw new Problem('tour_not_found');
      const sizeBytes = await parts.weigh(tourId, asked);
      const now = clock();
      const expiresAt = new Date(now.getTime() + exportDays * dayMs);
      const row = { ...newRow(tourId, owner, asked, now), sizeBytes, expiresAt };
      return database.transaction(async (transaction) => {
        const made = await insertExport(transaction.orm, row);
        await quotas.takeExport(transaction, owner.userId);
        if ((await countExports(transaction.orm, tourId)) > mostOfATour)
          throw new Problem('too_many_exports', { most: mostOfATour });
        await queue.send('export-tour', { exportId: row.id }, { transaction });
        return asExport(made);
      });
    },

    find: async (tourId, id) => asExport(await rowOf(tourId, id)),

    async remove(tourId, id) {
      // Its job sees that the row is gone and stops; what it has written by then it takes away itself.
      if (!(await deleteExportRow(database.orm, tourId, id))) throw new Problem('export_not_found');
      await storage.delete(exportKey(id));
    },

    async fileOf(tourId, id) {
      const row = await rowOf(tourId, id);
      if (row.state !== 'done') throw new Problem('export_not_found');
      return { key: exportKey(id), name: row.fileName };
    },

    sweeps: [
      {
        name: 'exported tours',
        everyMs: sweepEveryMs,
        run: async () => {
          await deleteExpired(database.orm, clock());
          await removeUnknown({ database, storage });
        },
      },
    ],
  };
}

/** Where the file is in storage. */
export function exportKey(id: string): string {
  return `${prefix}${id}.zip`;
}

/** Files of which no row speaks: of tours that were deleted, of days that are over, of jobs that were killed. */
async function removeUnknown({ database, storage }: Pick<ExportsParts, 'database' | 'storage'>) {
  const ids: string[] = [];
  for await (const { key } of storage.list(prefix)) ids.push(key.slice(prefix.length, -'.zip'.length));
  // Asked afterwards: a row is there before its file.
  const known = await knownExports(database.orm, ids);
  for (const id of ids) if (!known.has(id)) await storage.delete(exportKey(id));
}

function newRow(
  tourId: string,
  owner: { userId: string; name: string },
  { format, withVersions, site }: AskedExport,
  now: Date,
) {
  return {
    format,
    withVersions,
    ...(site && format === 'site' && { options: site }),
    id: randomBytes(16).toString('hex'),
    tourId,
    userId: owner.userId,
    state: 'waiting',
    fileName: fileNameOf(owner.name, format, now),
    createdAt: now,
  } as const;
}

function asExport(row: ExportRow): TourExport {
  const { id, tourId, format, withVersions, state, progress, fileName, sizeBytes, sha256, report, fault } =
    row;
  return {
    id,
    format,
    withVersions,
    state,
    progress,
    fileName,
    sizeBytes,
    sha256,
    url: state === 'done' ? `/api/tours/${tourId}/exports/${id}/file` : null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    report,
    fault,
  };
}

function fileNameOf(name: string, format: ExportFormat, now: Date): string {
  const kind = format === 'tourwright' ? '' : `-${format}`;
  return `${tourSlug(name)}${kind}-${now.toISOString().slice(0, 10)}.zip`;
}
