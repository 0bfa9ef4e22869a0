import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { tablesAfter } from '../../drivers/database/migrate.ts';
import { checkKey } from '../../drivers/storage/storage-key.ts';
import {
  type ArchiveEnd,
  type ArchiveHeader,
  BackupFault,
  DamagedBackup,
  mostDocumentBytes,
} from './archive-format.ts';
import { leftOut } from './tables.ts';

/** A row is at most one document with its edits; what unpacks to more was made to fill a memory or a disk. */
const mostPieceBytes = 256 * 1024 * 1024;
const rowEnd = 0x0a;

/** Names what is in a backup, by the first part of an entry's name. */
export type EntryKind = 'files' | 'database' | 'jobs' | 'secret';

/** What an entry is, and where it belongs; throws a `BackupFault` for what no backup has. */
export function entryOf(name: string): { kind: EntryKind; place: string } {
  const at = name.indexOf('/');
  const [kind, place] = at === -1 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
  const isKnown =
    (kind === 'files' && isKey(place)) ||
    (kind === 'database' && /^[a-z_][a-z0-9_]*\/\d{6}\.gz$/.test(place)) ||
    (kind === 'jobs' && /^\d{6}\.gz$/.test(place)) ||
    (kind === 'secret' && place === '');
  if (!isKnown) throw new BackupFault(`The backup holds something that no backup has: ${name.slice(0, 100)}`);
  return { kind: kind as EntryKind, place };
}

function isKey(place: string): boolean {
  try {
    checkKey(place);
    return true;
  } catch {
    return false;
  }
}

/** Throws a `BackupFault` unless the tables are those that a database has after these migrations. */
function checkTables({ tables, migrations }: ArchiveHeader): void {
  const known = tablesAfter(migrations.length);
  const names = new Set<string>();
  for (const { name, columns } of tables) {
    const wanted = known.get(name);
    // A migration may have left a column behind that the schema does not name.
    const isKnown = wanted !== undefined && [...wanted].every((column) => columns.includes(column));
    if (!isKnown || names.has(name) || new Set(columns).size < columns.length) {
      throw new BackupFault(`No release of Tourwright has such a table ${name}`);
    }
    names.add(name);
  }
  const missing = [...known.keys()].find((name) => !names.has(name) && !leftOut.includes(name));
  if (missing !== undefined) throw new BackupFault(`The backup lacks the table ${missing}`);
}

/** Counts and hashes what is in a backup while it is read, and compares it with what its end says. */
export class ArchiveContents {
  readonly #rows = new Map<string, { count: number; hash: ReturnType<typeof createHash> }>();
  readonly #files = { count: 0, bytes: 0 };
  #tables: string[] = [];
  #jobs = 0;

  begin(header: ArchiveHeader): void {
    checkTables(header);
    this.#tables = header.tables.map(({ name }) => name);
  }

  async add(name: string, sizeBytes: number, body: Readable): Promise<void> {
    const { kind, place } = entryOf(name);
    if (kind === 'files') {
      this.#files.count += 1;
      this.#files.bytes += sizeBytes;
      body.resume();
    } else if (kind === 'database') await this.#addRows(place.split('/')[0] ?? '', body);
    else if (kind === 'jobs') await unpack(name, body, (chunk) => (this.#jobs += lines(chunk)));
    else {
      if (sizeBytes > mostDocumentBytes || (await buffer(body)).length < 32) {
        throw new BackupFault('The secret in the backup is none');
      }
    }
  }

  compare(end: ArchiveEnd): void {
    const { files, rows, jobs } = end;
    const isFiles = files.count === this.#files.count && files.bytes === this.#files.bytes;
    if (!isFiles || jobs !== this.#jobs) throw doesNotFit();
    for (const name of this.#tables) {
      const { count, hash } = this.#rows.get(name) ?? { count: 0, hash: createHash('sha256') };
      if (rows[name]?.count !== count || rows[name].sha256 !== hash.digest('hex')) throw doesNotFit();
    }
  }

  async #addRows(table: string, body: Readable): Promise<void> {
    if (!this.#tables.includes(table)) {
      throw new BackupFault(`The backup does not describe its table ${table}`);
    }
    const known = this.#rows.get(table) ?? { count: 0, hash: createHash('sha256') };
    this.#rows.set(table, known);
    await unpack(table, body, (chunk) => {
      known.hash.update(chunk);
      known.count += lines(chunk);
    });
  }
}

function doesNotFit(): BackupFault {
  return new DamagedBackup('The backup was altered: its end does not fit what stands before it');
}

async function unpack(name: string, body: Readable, take: (chunk: Buffer) => void): Promise<void> {
  const plain = createGunzip();
  const fed = pipeline(body, plain);
  fed.catch(() => {});
  let unpacked = 0;
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      if (unpacked > mostPieceBytes)
        throw new DamagedBackup(`The backup was altered: ${name} unpacks without end`);
      take(chunk);
    }
    await fed;
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    throw new DamagedBackup(`The backup was altered or damaged at ${name}`);
  }
}

function lines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(rowEnd); at !== -1; at = chunk.indexOf(rowEnd, at + 1)) count += 1;
  return count;
}
