import { randomBytes } from 'node:crypto';
import { type DataExport, endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../drivers/database/database.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { dayMs } from '../../durations.ts';
import type { Feature } from '../../feature.ts';
import { Problem } from '../../http/answers/problem.ts';
import { sendDownload } from '../../http/answers/send-download.ts';
import { byId, route } from '../../http/route.ts';
import type { Jobs } from '../../jobs/job.ts';
import type { Queue } from '../../jobs/queue.ts';
import { readAccountReader } from '../../mail/account-reader.ts';
import type { Mailing } from '../../mail/mailing.ts';
import { packZip } from '../zip/pack-zip.ts';
import {
  type DataExportRow,
  deleteExpired,
  findExport,
  findExportOf,
  knownExports,
  replaceExport,
  updateOpenExport,
} from './data-export-table.ts';
import { ownDataFiles } from './own-data-files.ts';
import type { OwnDataMail } from './own-data-mails.ts';

const sweepEveryMs = 60 * 60_000;
const prefix = 'own-data/';

declare module '../../jobs/job.ts' {
  interface JobData {
    /** Writes the data of an account into a file. */
    'export-account': { exportId: string };
    /** One that was tried too often: says that it failed. */
    'park-account-export': { exportId: string };
  }
}

interface Parts {
  database: Database;
  storage: Storage;
  queue: Pick<Queue, 'send'>;
  mailing: Pick<Mailing<OwnDataMail>, 'send'>;
  clock: () => Date;
  exportDays: number;
}

/** All data of an account as a ZIP file, made by a job, mailed about when it is there, kept for some days. */
export function openOwnData(
  parts: Parts,
): Feature & { jobs: Pick<Jobs, 'export-account' | 'park-account-export'> } {
  const { database, storage, clock } = parts;
  return {
    routes: (http) => ownDataRoutes(http, parts),
    jobs: {
      'export-account': {
        retries: 4,
        longestSeconds: 3600,
        parkedBy: 'park-account-export',
        handle: async ({ data: { exportId }, signal }) => {
          const row = await findExport(database.orm, exportId);
          if (row?.state === 'waiting' || row?.state === 'running') await write(parts, row, signal);
          return 'done';
        },
      },
      'park-account-export': {
        retries: 10,
        handle: async ({ data: { exportId } }) => {
          const fault = { code: 'broke', params: {} };
          await updateOpenExport(database.orm, exportId, { state: 'failed', fault });
          return 'done';
        },
      },
    },
    sweeps: [
      {
        name: 'exported accounts',
        everyMs: sweepEveryMs,
        run: async () => {
          await deleteExpired(database.orm, clock());
          await removeUnknown(parts);
        },
      },
    ],
  };

  async function write({ mailing }: Parts, { id, userId }: DataExportRow, signal: AbortSignal) {
    if (!(await updateOpenExport(database.orm, id, { state: 'running' }))) return;
    const files = await ownDataFiles(database.orm, userId);
    const packed = packZip(files, { signal, at: clock() });
    const { sizeBytes } = await storage.put(keyOf(id), packed).finally(() => packed.destroy());
    signal.throwIfAborted();
    await database.transaction(async (transaction) => {
      if (!(await updateOpenExport(transaction.orm, id, { state: 'done', sizeBytes }))) return;
      const reader = await readAccountReader(transaction.orm, userId);
      if (reader !== null) await mailing.send('dataReady', { userId }, transaction, reader.locale);
    });
  }
}

function ownDataRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, storage, queue, clock, exportDays } = parts;
  route(app, endpoints.getDataExport, {
    access: { action: 'user.read', thing: byId.user },
    handler: async ({ params }, reply) => {
      reply.header('cache-control', 'private, no-store');
      const row = await findExportOf(database.orm, params.id);
      return { export: row && asExport(row) };
    },
  });
  route(app, endpoints.startDataExport, {
    access: { action: 'user.edit', thing: byId.user },
    handler: async ({ params: { id: userId } }) => {
      const now = clock();
      const row = await database.transaction(async (transaction) => {
        const there = await findExportOf(transaction.orm, userId);
        if (there?.state === 'waiting' || there?.state === 'running') return there;
        const made = await replaceExport(transaction.orm, {
          id: randomBytes(16).toString('hex'),
          userId,
          state: 'waiting',
          fileName: `tourwright-data-${now.toISOString().slice(0, 10)}.zip`,
          createdAt: now,
          expiresAt: new Date(now.getTime() + exportDays * dayMs),
        });
        await queue.send('export-account', { exportId: made.id }, { transaction });
        return made;
      });
      return { export: asExport(row) };
    },
  });
  route(
    app,
    { method: 'GET', path: '/api/users/:id/data-export/file' },
    {
      access: { action: 'user.read', thing: byId.user },
      handler: async (request, reply) => {
        const row = await findExportOf(database.orm, request.params.id ?? '');
        if (row?.state !== 'done') throw new Problem('export_not_found');
        return sendDownload(storage, request, reply, { key: keyOf(row.id), name: row.fileName });
      },
    },
  );
}

function keyOf(id: string): string {
  return `${prefix}${id}.zip`;
}

/** Files of which no row speaks: of accounts that were deleted, of days that are over, of ones that others took the place of. */
async function removeUnknown({ database, storage }: Pick<Parts, 'database' | 'storage'>) {
  const ids: string[] = [];
  for await (const { key } of storage.list(prefix)) ids.push(key.slice(prefix.length, -'.zip'.length));
  // Asked afterwards: a row is there before its file.
  const known = await knownExports(database.orm, ids);
  for (const id of ids) if (!known.has(id)) await storage.delete(keyOf(id));
}

function asExport({
  id,
  userId,
  state,
  fileName,
  sizeBytes,
  createdAt,
  expiresAt,
}: DataExportRow): DataExport {
  return {
    id,
    state,
    fileName,
    sizeBytes,
    url: state === 'done' ? `/api/users/${encodeURIComponent(userId)}/data-export/file` : null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
