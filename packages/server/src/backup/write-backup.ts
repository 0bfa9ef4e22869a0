import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import type { Database } from '../drivers/database/database.ts';
import { readMigrations } from '../drivers/database/migrate.ts';
import type { Storage } from '../drivers/storage/storage.ts';
import { listWaitingJobs } from '../jobs/kept-jobs.ts';
import { type ArchiveEnd, type ArchiveHeader, formatVersion, names } from './archive/archive-format.ts';
import { type ArchiveWriter, checkFree, openArchiveWriter } from './archive/archive-writer.ts';
import { type RowsWritten, readRows } from './archive/copy-rows.ts';
import { listTables, readSequences, speakPlainly } from './archive/tables.ts';

const compress = promisify(gzip);
/** Jobs of one entry. */
const jobsAtOnce = 1000;
/** Smaller files, which tiles are, are read while those before them are written: each waits for the disk or the line. */
const smallBytes = 1024 * 1024;
const readAhead = 12;
/** Where the parts of uploads are in a bucket; those that are under way start over after a restore. */
const notKept = ['uploads/', 'exports/', 'imports/', 'own-data/'];

/** What a backup is made of: database and storage. */
export interface BackupParts {
  database: Database;
  storage: Storage;
  clock: () => Date;
}

/** A backup that was written: where it is, and how much it holds. */
export interface BackupMade {
  /** The id of the archive. */
  id: string;
  /** Null where a stream took it. */
  path: string | null;
  madeAt: Date;
  sizeBytes: number;
  sha256: string;
  files: number;
  rows: number;
  jobs: number;
}

interface BackupOptions {
  /** A file that is not there yet, or what takes the bytes. */
  target: string | Writable;
  /** What signs sessions; null when the operator keeps it in a setting. */
  secret: string | null;
  signal?: AbortSignal;
  /** 0..1, by the bytes of the files. */
  onProgress?(fraction: number): void;
}

/**
 * Writes database and media of a server that may run meanwhile into one file. The files come first: those that are added
 * until the rows are read follow, and those that go leave a file too many in the backup, never one too few. Throws what
 * the disk or the database throws; no file is there then.
 */
export async function writeBackup(
  { database, storage, clock }: BackupParts,
  { target, secret, signal, onProgress }: BackupOptions,
): Promise<BackupMade> {
  const path = typeof target === 'string' ? target : null;
  if (path !== null) await checkFree(path);
  const madeAt = clock();
  const archive = await openArchiveWriter(target, madeAt);
  const client = await database.pool.connect();
  try {
    await speakPlainly(client);
    const header = await describeDatabase(client, madeAt);
    if (header.migrations.length === 0) {
      throw new Error('The database has no tables yet: no server was started with these settings');
    }
    await archive.addBytes(names.header, Buffer.from(JSON.stringify(header)));
    const files = new CopiedFiles({ archive, storage, signal });
    await files.copy(onProgress);
    await client.query('begin isolation level repeatable read read only');
    // The first statement takes the snapshot; only then are the late files looked for.
    const jobs = await listWaitingJobs(client);
    await files.copy();
    const rows = await copyRows(client, header, archive, signal);
    await copyJobs(jobs, archive);
    if (secret !== null) await archive.addBytes(names.secret, Buffer.from(secret));
    const sequences = await readSequences(client);
    await client.query('commit');
    const written = await archive.end({ files: files.sums, rows, jobs: jobs.length, sequences });
    const sumOfRows = Object.values(rows).reduce((sum, { count }) => sum + count, 0);
    return {
      id: header.id,
      path,
      madeAt,
      ...written,
      files: files.sums.count,
      rows: sumOfRows,
      jobs: jobs.length,
    };
  } catch (error) {
    await archive.giveUp();
    throw error;
  } finally {
    // Its settings are its own, and a transaction may be open: nobody else gets this connection.
    client.release(true);
  }
}

async function describeDatabase(client: pg.PoolClient, madeAt: Date): Promise<ArchiveHeader> {
  return {
    format: formatVersion,
    id: randomUUID(),
    madeAt: madeAt.toISOString(),
    migrations: await readMigrations(client),
    tables: await listTables(client),
  };
}

/** The stored files that are in the archive already. */
class CopiedFiles {
  readonly sums = { count: 0, bytes: 0 };
  readonly #parts: { archive: ArchiveWriter; storage: Storage; signal: AbortSignal | undefined };
  readonly #keys = new Set<string>();

  constructor(parts: { archive: ArchiveWriter; storage: Storage; signal: AbortSignal | undefined }) {
    this.#parts = parts;
  }

  /** Copies those that are not there yet. */
  async copy(onProgress?: (fraction: number) => void): Promise<void> {
    const { archive, storage, signal } = this.#parts;
    const total = onProgress === undefined ? 0 : await sizeOf(storage);
    for await (const { key, file } of this.#opened()) {
      signal?.throwIfAborted();
      if (file === null) continue;
      this.#keys.add(key);
      if ('bytes' in file) await archive.addBytes(names.file(key), file.bytes);
      else await archive.add(names.file(key), file.sizeBytes, file.stream);
      this.sums.count += 1;
      this.sums.bytes += file.sizeBytes;
      onProgress?.(Math.min(1, this.sums.bytes / Math.max(1, total)));
    }
  }

  /** The files in the order of the list; small ones are read before it is their turn. */
  async *#opened(): AsyncGenerator<{ key: string; file: OpenedFile | null }> {
    const { storage } = this.#parts;
    const ahead: { key: string; file: Promise<OpenedFile | null> }[] = [];
    for await (const { key, sizeBytes } of storage.list('')) {
      if (this.#keys.has(key) || notKept.some((prefix) => key.startsWith(prefix))) continue;
      if (sizeBytes <= smallBytes) {
        const file = storage.read(key);
        // The awaiting caller gets the error.
        file.catch(() => {});
        ahead.push({ key, file });
        if (ahead.length < readAhead) continue;
      } else {
        while (ahead.length > 0) yield await settled(ahead.shift());
        yield { key, file: await storage.get(key) };
        continue;
      }
      yield await settled(ahead.shift());
    }
    while (ahead.length > 0) yield await settled(ahead.shift());
  }
}

type OpenedFile = { sizeBytes: number } & ({ bytes: Buffer } | { stream: Readable });

async function settled(next: { key: string; file: Promise<OpenedFile | null> } | undefined) {
  if (next === undefined) throw new Error('There is none');
  return { key: next.key, file: await next.file };
}

async function sizeOf(storage: Storage): Promise<number> {
  let sum = 0;
  for await (const { sizeBytes } of storage.list('')) sum += sizeBytes;
  return sum;
}

async function copyRows(
  client: pg.PoolClient,
  { tables }: ArchiveHeader,
  archive: ArchiveWriter,
  signal: AbortSignal | undefined,
): Promise<ArchiveEnd['rows']> {
  const written: Record<string, RowsWritten> = {};
  for (const table of tables) {
    signal?.throwIfAborted();
    let piece = 0;
    written[table.name] = await readRows(client, table, (bytes) =>
      archive.addBytes(names.rows(table.name, ++piece), bytes),
    );
  }
  return written;
}

async function copyJobs(jobs: readonly object[], archive: ArchiveWriter): Promise<void> {
  for (let at = 0; at < jobs.length; at += jobsAtOnce) {
    const lines = jobs.slice(at, at + jobsAtOnce).map((job) => `${JSON.stringify(job)}\n`);
    await archive.addBytes(names.jobs(at / jobsAtOnce + 1), await compress(lines.join('')));
  }
}
