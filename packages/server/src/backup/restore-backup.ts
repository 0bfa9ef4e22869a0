import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import type { Database } from '../drivers/database/database.ts';
import { knownMigrations, migrate, restoreMark } from '../drivers/database/migrate.ts';
import { type KeptJob, keptJobShape, openKeptJobs } from '../jobs/kept-jobs.ts';
import { ArchiveContents, entryOf } from './archive/archive-contents.ts';
import {
  type ArchivedTable,
  type ArchiveEnd,
  type ArchiveHeader,
  BackupFault,
  DamagedBackup,
} from './archive/archive-format.ts';
import { readArchive } from './archive/archive-reader.ts';
import { openRowsIn, type RowsIn, readRows } from './archive/copy-rows.ts';
import { RestoredFiles, type RestoreStorage } from './archive/restored-files.ts';
import { emptyTables, setSequences, setTriggers, speakPlainly } from './archive/tables.ts';

/** In the storage while a restore continues there: a killed one may start over, and no other one may. */
const mark = 'restoring';

/** Where a backup is restored to. */
export interface RestoreParts {
  /** Empty, without tables. */
  database: Database;
  storage: RestoreStorage;
  /** Where the secret belongs; null when a setting holds it. */
  secretPath: string | null;
  /** Whether each file is read again from the storage; true when absent. */
  readsBack?: boolean;
}

/** What a restore has brought back. */
export interface Restored {
  madeAt: string;
  files: number;
  rows: number;
  jobs: number;
}

/**
 * Reads the whole backup once and throws a `BackupFault` when it is damaged, altered, cut off or of a newer release. Touches
 * nothing else.
 */
export async function checkBackup(
  path: string,
  onProgress?: (readBytes: number) => void,
): Promise<{ header: ArchiveHeader; end: ArchiveEnd }> {
  let header: ArchiveHeader | null = null;
  const contents = new ArchiveContents();
  const end = await readArchive(path, {
    header: async (read) => {
      header = read;
      checkRelease(read);
      contents.begin(read);
    },
    entry: (name, size, body) => contents.add(name, size, body),
    ...(onProgress === undefined ? {} : { progress: onProgress }),
  });
  if (header === null) throw new BackupFault('This is no backup of Tourwright');
  contents.compare(end);
  return { header, end };
}

/**
 * Puts a checked backup into an empty database and an empty storage and compares every row and every file with it.
 * Killed in between, it starts over when it is run again; a server does not start on half of it. Throws a `BackupFault`
 * when there is something already.
 */
export async function restoreBackup(
  parts: RestoreParts,
  path: string,
  { header, end }: { header: ArchiveHeader; end: ArchiveEnd },
  onProgress?: (readBytes: number) => void,
): Promise<Restored> {
  const { database, storage } = parts;
  if ((await claim(parts, header.id)) === 'filled') return finishFilled(parts, header, end);
  await migrate(database.url, { upTo: header.migrations.length, restores: true });
  const jobs = await openKeptJobs(database.url);
  const restored = { files: 0, rows: 0, jobs: 0 };
  try {
    await database.transaction(async (transaction) => {
      const { client } = transaction;
      await speakPlainly(client);
      await setTriggers(client, header.tables, false);
      await emptyTables(client, header.tables);
      const { files, kept, secret } = await readInto(parts, client, header, path, onProgress);
      restored.files = files;
      restored.jobs = kept.length;
      restored.rows = await compareRows(client, header.tables, end);
      await setSequences(client, end.sequences);
      await setTriggers(client, header.tables, true);
      await jobs.putBack(kept, transaction);
      await client.query(`drop schema ${restoreMark.schema} cascade`);
      if (secret !== null) keepSecret(parts.secretPath, secret);
    });
  } catch (error) {
    throw faultOfRows(error);
  } finally {
    await jobs.close();
  }
  await storage.delete(mark);
  return { ...restored, madeAt: header.madeAt };
}

/** Reads the backup into the tables and the storage. */
async function readInto(
  { storage, readsBack = true }: RestoreParts,
  client: pg.PoolClient,
  header: ArchiveHeader,
  path: string,
  onProgress: ((readBytes: number) => void) | undefined,
): Promise<{ files: number; kept: KeptJob[]; secret: string | null }> {
  const rows = new RestoredRows(client, header.tables);
  const files = new RestoredFiles(storage, { readsBack });
  const kept: KeptJob[] = [];
  let secret: string | null = null;
  await readArchive(path, {
    entry: async (name, size, body) => {
      const { kind, place } = entryOf(name);
      if (kind === 'database') return rows.add(place.split('/')[0] ?? '', body);
      await rows.end();
      if (kind === 'files') await files.add(place, size, body);
      else if (kind === 'jobs') kept.push(...(await readJobs(body)));
      else secret = await text(body);
    },
    ...(onProgress === undefined ? {} : { progress: onProgress }),
  });
  await rows.end();
  await files.end();
  return { files: files.count, kept, secret };
}

/** A restore that was killed when all was there but its mark in the storage. */
async function finishFilled(
  { database, storage }: RestoreParts,
  header: ArchiveHeader,
  end: ArchiveEnd,
): Promise<Restored> {
  const rows = await database.transaction(async ({ client }) => {
    await speakPlainly(client);
    return compareRows(client, header.tables, end);
  });
  await storage.delete(mark);
  return { madeAt: header.madeAt, files: end.files.count, rows, jobs: end.jobs };
}

/** What the database does not take of a backup whose hashes are right was not written by a backup. */
function faultOfRows(error: unknown): unknown {
  const { code = '', message, where = '' } = error as { code?: string; message: string; where?: string };
  if (!/^2[23]/.test(code)) return error;
  return new DamagedBackup(
    `The backup was altered: ${message}${where === '' ? '' : ` (${where.slice(0, 200)})`}`,
  );
}

/** Those that this code does not know belong to a newer release. */
function checkRelease({ migrations }: ArchiveHeader): void {
  const known = knownMigrations();
  if (migrations.every((hash, place) => hash === known[place])) return;
  throw new BackupFault('A newer release of Tourwright made this backup. Restore it with that one');
}

/**
 * Makes sure that nothing is lost by what follows, and that only the same restore can continue after a kill. `filled`:
 * it had come to its end but for its mark.
 */
async function claim({ database, storage }: RestoreParts, id: string): Promise<'empty' | 'filled'> {
  const before = (await storage.read(mark))?.bytes.toString() ?? null;
  if (before !== id) {
    for await (const { key } of storage.list('')) {
      if (key === mark) continue;
      throw new BackupFault(`The storage is not empty: ${key} lies there. Restore into an empty one`);
    }
  }
  const { rows } = await database.pool.query<{ schema: string; tables: string }>(
    `select n.nspname as schema, count(*) as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
     group by 1`,
  );
  const isHalf = rows.some(({ schema }) => schema === restoreMark.schema);
  if (isHalf) await takeHalf(database, id);
  else if (rows.length > 0) {
    if (before === id) return 'filled';
    throw new BackupFault('The database is not empty. Restore into a new one, or a new DATA_DIR');
  }
  await storage.put(mark, Buffer.from(id));
  await database.pool.query(
    `create schema ${restoreMark.schema}; create table ${restoreMark.table} as select '${id}'::text as id`,
  );
  return 'empty';
}

/** Takes away what an earlier attempt left in the database. */
async function takeHalf({ pool }: Database, id: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(`select id from ${restoreMark.table}`);
  if (rows[0]?.id !== id) {
    throw new BackupFault(
      'The restore of another backup began in this database and did not end. Run that one again, or take a new database',
    );
  }
  await pool.query(
    `drop schema if exists ${restoreMark.schema}, drizzle, pgboss cascade; drop schema public cascade; create schema public`,
  );
}

/** Tables whose pieces come one after the other. */
class RestoredRows {
  readonly #client: pg.PoolClient;
  readonly #tables: readonly ArchivedTable[];
  #open: { name: string; rows: RowsIn } | null = null;

  constructor(client: pg.PoolClient, tables: readonly ArchivedTable[]) {
    this.#client = client;
    this.#tables = tables;
  }

  async add(name: string, piece: Readable): Promise<void> {
    if (this.#open?.name !== name) {
      await this.end();
      const table = this.#tables.find((known) => known.name === name);
      if (table === undefined) throw new BackupFault(`The backup does not describe its table ${name}`);
      this.#open = { name, rows: openRowsIn(this.#client, table) };
    }
    await this.#open?.rows.add(piece);
  }

  async end(): Promise<void> {
    await this.#open?.rows.end();
    this.#open = null;
  }
}

/** Reads every row again and throws unless all are as they were; answers how many there are. */
async function compareRows(
  client: pg.PoolClient,
  tables: readonly ArchivedTable[],
  end: ArchiveEnd,
): Promise<number> {
  let sum = 0;
  for (const table of tables) {
    const found = await readRows(client, table);
    const wanted = end.rows[table.name];
    if (wanted?.count !== found.count || wanted.sha256 !== found.sha256) {
      throw new BackupFault(`The rows of ${table.name} came back otherwise than they were; nothing was kept`);
    }
    sum += found.count;
  }
  return sum;
}

async function readJobs(body: Readable): Promise<KeptJob[]> {
  const plain = createGunzip();
  const fed = pipeline(body, plain);
  const jobs: KeptJob[] = [];
  for await (const line of createInterface({ input: plain })) jobs.push(keptJobShape.parse(JSON.parse(line)));
  await fed;
  return jobs;
}

/** A secret that is there already stays: sessions of the backup end then. */
function keepSecret(path: string | null, secret: string): void {
  if (path !== null && !existsSync(path)) writeFileSync(path, secret, { mode: 0o600, flush: true });
}
