/** Backups that were altered together with their hashes: refused before anything is changed. */
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restore } from '../../cli/commands/maintenance/restore.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { checkBackup } from '../restore-backup.ts';
import { writeBackup } from '../write-backup.ts';
import type { ArchiveEnd, ArchiveHeader } from './archive-format.ts';
import { readArchive } from './archive-reader.ts';
import { openArchiveWriter } from './archive-writer.ts';

interface Entry {
  name: string;
  bytes: Buffer;
}

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'tourwright-forged-'));
const archive = join(folder, 'whole.tar');
let entries: Entry[];
let header: ArchiveHeader;
let end: ArchiveEnd;

beforeAll(async () => {
  server = await openTestServer();
  await server.signUp('ann@example.com');
  await server.services.storage.put('media/a/tile.jpg', Buffer.from('a tile'));
  const secret = 'a secret of thirty-two characters';
  await writeBackup(server.services, { target: archive, secret });
  ({ header, end } = await checkBackup(archive));
  entries = [];
  await readArchive(archive, {
    entry: async (name, _size, body) => void entries.push({ name, bytes: await buffer(body) }),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes an archive whose hashes are right. */
async function forge(change: {
  entries?: (whole: Entry[]) => Entry[];
  header?: Partial<ArchiveHeader>;
  end?: (whole: ArchiveEnd) => Partial<ArchiveEnd>;
}): Promise<string> {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.tar`);
  const writer = await openArchiveWriter(path, new Date());
  await writer.addBytes('backup.json', Buffer.from(JSON.stringify({ ...header, ...change.header })));
  for (const { name, bytes } of change.entries?.(entries) ?? entries) {
    await writer.add(name, bytes.length, Readable.from([bytes]));
  }
  const { last: _, entries: __, ...contents } = { ...end, ...change.end?.(end) };
  await writer.end(contents);
  return path;
}

/** What `tourwright restore` says of it, into a folder that is not there yet. */
async function tryRestore(path: string): Promise<string> {
  const dataDir = join(folder, 'data');
  const refused = await restore.run([path, '--json'], { DATA_DIR: dataDir }).catch((error) => error);
  expect(refused).toMatchObject({ exitCode: 1 });
  // Nothing was touched.
  expect(existsSync(dataDir)).toBe(false);
  return refused.message;
}

const users = (name: string) => name.startsWith('database/users/');
const withUsers = (change: (rows: string) => string) => (whole: Entry[]) =>
  whole.map((entry) =>
    users(entry.name) ? { ...entry, bytes: gzipSync(change(gunzipSync(entry.bytes).toString())) } : entry,
  );

test('an archive that is written again as it was is one', async () => {
  expect((await checkBackup(await forge({}))).end.rows).toEqual(end.rows);
});

test.each<[string, () => Promise<string>, RegExp]>([
  [
    'a file that would lie outside of the storage',
    () =>
      forge({ entries: (whole) => [{ name: 'files/../../etc/passwd', bytes: Buffer.from('x') }, ...whole] }),
    /something that no backup has: files\/\.\.\/\.\.\/etc\/passwd/,
  ],
  [
    'a file with an absolute path',
    () => forge({ entries: (whole) => [{ name: 'files//etc/passwd', bytes: Buffer.from('x') }, ...whole] }),
    /something that no backup has/,
  ],
  [
    'a folder that no backup has',
    () => forge({ entries: (whole) => [{ name: 'programs/run.sh', bytes: Buffer.from('x') }, ...whole] }),
    /something that no backup has: programs\/run\.sh/,
  ],
  [
    'rows of a table that no release has',
    () => forge({ header: { tables: [...header.tables, { name: 'pg_authid', columns: ['rolname'] }] } }),
    /No release of Tourwright has such a table pg_authid/,
  ],
  [
    'a table that lacks a column',
    () =>
      forge({
        header: { tables: header.tables.map((table) => ({ ...table, columns: table.columns.slice(1) })) },
      }),
    /No release of Tourwright has such a table/,
  ],
  [
    'a table less',
    () => forge({ header: { tables: header.tables.filter(({ name }) => name !== 'leads') } }),
    /lacks the table leads/,
  ],
  [
    'rows of a table that it does not describe',
    () =>
      forge({
        entries: (whole) => [...whole, { name: 'database/others/000001.gz', bytes: gzipSync('x\n') }],
      }),
    /does not describe its table others/,
  ],
  [
    'another address in a row',
    () => forge({ entries: withUsers((rows) => rows.replace('ann@example.com', 'eve@example.com')) }),
    /does not fit/,
  ],
  ['a row more', () => forge({ entries: withUsers((rows) => `${rows}${rows}`) }), /does not fit/],
  [
    'a file less',
    () => forge({ entries: (whole) => whole.filter(({ name }) => name !== 'files/media/a/tile.jpg') }),
    /does not fit/,
  ],
  ['a job less', () => forge({ end: ({ jobs }) => ({ jobs: jobs + 1 }) }), /does not fit/],
  [
    'rows that are not packed',
    () =>
      forge({
        entries: (whole) =>
          whole.map((each) => (users(each.name) ? { ...each, bytes: Buffer.from('x') } : each)),
      }),
    /altered or damaged at users/,
  ],
  [
    'a secret that is none',
    () =>
      forge({
        entries: (whole) =>
          whole.map((each) => (each.name === 'secret' ? { ...each, bytes: Buffer.from('short') } : each)),
      }),
    /secret in the backup is none/,
  ],
  [
    'migrations of a newer release',
    () => forge({ header: { migrations: [...header.migrations, 'f'.repeat(64)] } }),
    /newer release of Tourwright/,
  ],
  ['a format of tomorrow', () => forge({ header: { format: 2 as 1 } }), /newer release made the backup/],
])('refuses %s, and touches nothing', async (_, make, words) => {
  expect(await tryRestore(await make())).toMatch(words);
});

test('refuses rows that unpack without end, and touches nothing', { tags: 'long' }, async () => {
  const bomb = gzipSync(Buffer.alloc(300 * 1024 * 1024));
  const forged = await forge({
    entries: (whole) => whole.map((each) => (users(each.name) ? { ...each, bytes: bomb } : each)),
  });
  expect(await tryRestore(forged)).toMatch(/unpacks without end/);
});

test.each<[string, (bytes: Buffer) => Buffer | number]>([
  ['cut off in the middle', (bytes) => Math.floor(bytes.length / 2)],
  ['cut off before its end', (bytes) => bytes.lastIndexOf('end.json')],
  ['with another byte', (bytes) => flip(bytes, bytes.indexOf('a tile'))],
  [
    'with a byte of its lists of hashes changed',
    (bytes) => flip(bytes, bytes.lastIndexOf('files/media/a/tile.jpg')),
  ],
  ['that is empty', () => 0],
])('refuses a file %s, and touches nothing', async (_, spoil) => {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.tar`);
  const whole = readFileSync(archive);
  const spoilt = spoil(Buffer.from(whole));
  writeFileSync(path, Buffer.isBuffer(spoilt) ? spoilt : whole);
  if (!Buffer.isBuffer(spoilt)) truncateSync(path, spoilt);
  expect(await tryRestore(path)).toMatch(/cut off|altered|damaged/);
});

test('refuses a file that is not there', async () => {
  expect(await tryRestore(join(folder, 'nothing.tar'))).toMatch(/There is no such file/);
});

function flip(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
