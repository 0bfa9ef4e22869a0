import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type FailureCode, mostImportBytes, type SentFile, type TourImport } from '@tourwright/api';
import type { Database, Transaction } from '../../drivers/database/database.ts';
import type { tourImports } from '../../drivers/database/schema/index.ts';
import { dayMs } from '../../durations.ts';
import { invalidInput, Problem } from '../../http/answers/problem.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { mayBePublic, type PublicNet } from '../../outgoing/public-addresses.ts';
import type { Quotas } from '../../quotas/quotas.ts';
import { asImport, sizeOf } from './as-import.ts';
import { createFinishedImports, type FinishedImports, type FinishedParts } from './finished-imports.ts';
import type { ImportFiles } from './import-files.ts';
import {
  countOpenImports,
  deleteExpiredImports,
  deleteImportRow,
  findImport,
  type ImportRow,
  importsWithFiles,
  insertImport,
  listImportRows,
  updateImport,
} from './import-table.ts';

/** The most open imports of an account. */
const mostOpen = 10;
/** Nobody looked for this long: its files go, its report too. */
const keptMs = 7 * dayMs;
const sweepEveryMs = 60 * 60_000;

/** Tours on their way into an account. Whose it is was asked before. */
export interface TourImports extends FinishedImports {
  list(userId: string): Promise<TourImport[]>;
  /** Makes room for files that are about to be sent. Problems `too_large`, `too_many_imports`, `quota_reached`. */
  start(userId: string, asked: { name: string; files: SentFile[] }): Promise<TourImport>;
  /** Has a job fetch a tour from the web. Problems `invalid_input`, `addresses_off`, `too_many_imports`, `quota_reached`. */
  startAt(userId: string, address: string): Promise<TourImport>;
  /** Problem `import_not_found`, also where it is somebody else's. */
  find(userId: string, id: string): Promise<TourImport>;
  offsetOf(userId: string, id: string, number: number): Promise<{ offset: number; sizeBytes: number }>;
  append(userId: string, id: string, number: number, offset: number, body: Readable): Promise<number>;
  /** Has a job look what is in the files. Problems `import_incomplete`, `import_goes_on`. */
  read(userId: string, id: string): Promise<TourImport>;
  /** Has a job make the tour. Problem `import_goes_on`. */
  store(userId: string, id: string): Promise<TourImport>;
  remove(userId: string, id: string): Promise<void>;
  /** Whether tours are fetched from addresses here. */
  fetchesAddresses: boolean;
  sweeps: readonly Sweep[];
}

interface Parts extends FinishedParts {
  database: Database;
  queue: Pick<Queue, 'send'>;
  quotas: Pick<Quotas, 'takeFile'>;
  clock: () => Date;
  files: ImportFiles;
  net: PublicNet;
  /** Whether tours are fetched from addresses here. */
  fetchesAddresses: boolean;
}

/** Makes imports: begun, filled with files, looked at and stored. */
export function createTourImports(parts: Parts): TourImports {
  const { database, clock, files, fetchesAddresses } = parts;
  const { rowOf, fileOf } = createFinding(parts);
  return {
    list: async (userId) => (await listImportRows(database.orm, userId)).map(asImport),

    ...createBeginning(parts),

    find: async (userId, id) => asImport(await rowOf(userId, id)),

    async offsetOf(userId, id, number) {
      const file = await fileOf(userId, id, number);
      return { offset: await files.offsetOf(id, number, file), sizeBytes: file.sizeBytes };
    },

    async append(userId, id, number, offset, body) {
      return files.append(id, number, await fileOf(userId, id, number), { offset, body });
    },

    async read(userId, id) {
      const { found } = await rowOf(userId, id);
      const left = await files.missing(id, found.files);
      if (left > 0) throw new Problem('import_incomplete', { left });
      return move(parts, id, 'sending', 'reading', 'read-import');
    },

    async store(userId, id) {
      await rowOf(userId, id);
      return move(parts, id, 'found', 'storing', 'make-import');
    },

    async remove(userId, id) {
      const { state } = await rowOf(userId, id);
      // Its job sees it, takes back what it has made, and then it can be forgotten.
      if (state === 'storing') {
        const fault = { code: 'cancelled', params: {} };
        await updateImport(database.orm, id, ['storing'], { state: 'failed', fault });
        return;
      }
      await deleteImportRow(database.orm, id);
      await files.remove(id);
    },

    ...createFinishedImports(parts, rowOf),
    fetchesAddresses,
    sweeps: [sweepOf({ database, clock, files })],
  };
}

/** Finds an account's imports and their files; what is somebody else's is not there. */
function createFinding({ database }: Pick<Parts, 'database'>) {
  const rowOf = async (userId: string, id: string): Promise<ImportRow> => {
    const row = await findImport(database.orm, id);
    if (row?.userId !== userId) throw new Problem('import_not_found');
    return row;
  };
  /** A file that is still to be sent. */
  const fileOf = async (userId: string, id: string, number: number) => {
    const row = await rowOf(userId, id);
    const file = row.found.files[number];
    if (row.state !== 'sending' || file === undefined) throw new Problem('import_not_found');
    return file;
  };
  return { rowOf, fileOf };
}

/** Begins imports: of files that are about to be sent, or of what is at an address. */
function createBeginning(parts: Parts): Pick<TourImports, 'start' | 'startAt'> {
  const { database, queue, fetchesAddresses, net } = parts;
  return {
    async start(userId, asked) {
      const sizeBytes = sizeOf(asked.files);
      if (sizeBytes > mostImportBytes)
        throw new Problem('too_large', { bytes: sizeBytes, mostBytes: mostImportBytes });
      const values = { userId, state: 'sending', reservedBytes: sizeBytes, ...asked } as const;
      return database.transaction(async (transaction) =>
        asImport(await insertOpen(parts, transaction, values)),
      );
    },

    async startAt(userId, address) {
      if (!fetchesAddresses) throw new Problem('addresses_off');
      const fetched = { ...checked(address, net), reservedBytes: 0, files: [] };
      const values = { userId, state: 'reading', ...fetched } as const;
      return database.transaction(async (transaction) => {
        const row = await insertOpen(parts, transaction, values);
        await queue.send('read-import', { importId: row.id }, { transaction });
        return asImport(row);
      });
    },
  };
}

type NewImport = Pick<
  typeof tourImports.$inferInsert,
  'userId' | 'state' | 'name' | 'reservedBytes' | 'address'
> & {
  files: readonly SentFile[];
};

/** One more import of an account, where it has room for it. */
async function insertOpen(
  { quotas, clock }: Pick<Parts, 'quotas' | 'clock'>,
  transaction: Transaction,
  { files, ...own }: NewImport,
): Promise<ImportRow> {
  const now = clock();
  const row = await insertImport(transaction.orm, {
    id: randomBytes(16).toString('hex'),
    found: { files, tour: null },
    createdAt: now,
    expiresAt: new Date(now.getTime() + keptMs),
    ...own,
  });
  // The row is the reservation.
  await quotas.takeFile(transaction, own.userId, 0);
  if ((await countOpenImports(transaction.orm, own.userId)) > mostOpen)
    throw new Problem('too_many_imports', { most: mostOpen });
  return row;
}

/** An address that may be asked, and what a tour without a name is called that comes from there. */
function checked(address: string, net: PublicNet): { address: string; name: string } {
  const url = URL.parse(address);
  const refuse = (code: FailureCode) => invalidInput([{ path: 'address', code, params: {} }]);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') throw refuse('no_web_address');
  if (!mayBePublic(url, net)) throw refuse('address_not_public');
  return { address: url.href, name: `${url.host}${url.pathname}`.replace(/\/$/, '').slice(0, 300) };
}

/** Gives an import its next state with the job that belongs to it. */
async function move(
  { database, queue }: Pick<Parts, 'database' | 'queue'>,
  id: string,
  from: ImportRow['state'],
  state: 'reading' | 'storing',
  job: 'read-import' | 'make-import',
): Promise<TourImport> {
  return database.transaction(async (transaction) => {
    const row = await updateImport(transaction.orm, id, [from], { state, progress: 0 });
    if (row === null) throw new Problem('import_goes_on');
    await queue.send(job, { importId: id }, { transaction });
    return asImport(row);
  });
}

/** Forgets what is over, and removes files that nobody waits for. */
function sweepOf({ database, clock, files }: Pick<Parts, 'database' | 'clock' | 'files'>): Sweep {
  return {
    name: 'tours on their way in',
    everyMs: sweepEveryMs,
    run: async () => {
      await deleteExpiredImports(database.orm, clock());
      const ids = await files.ids();
      const open = await importsWithFiles(database.orm, ids);
      for (const id of ids) if (!open.has(id)) await files.remove(id);
    },
  };
}
