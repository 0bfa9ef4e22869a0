/** What `tourwright fsck` and the doctor's check find, with each fault made on purpose. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { imageClient, photo } from '../images/testing/image-client.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { checkFiles, deleteUnowned } from './check-files.ts';
import { checkRows } from './check-rows.ts';
import { fsckCheck } from './fsck-checks.ts';

let server: TestServer;
let key: string;
let base: string;

beforeAll(async () => {
  server = await openTestServer();
  await server.work();
  const client = imageClient(server, await server.signUp('ann@example.com'));
  const tourId = await client.createTour();
  await client.post(`${tourId}/hall.jpg`, await photo());
  await client.until(tourId, `${tourId}/hall.jpg`, 'ready');
  const { rows } = await server.services.database.pool.query('select key, revision from media');
  ({ key } = rows[0]);
  base = `media/${key}/${rows[0].revision}/`;
});
afterAll(() => server.close());
beforeEach(async () => {
  // Whatever a test before made, it also took back.
  expect(await faults()).toEqual([]);
});

async function faults(deep = false): Promise<string[]> {
  const found = await checkFiles(server.services, { deep });
  return found.faults.map(({ kind, subject }) => `${kind} ${subject}`);
}
async function doctor(): Promise<string> {
  const { database, storage } = server.services;
  const check = fsckCheck({ database: { part: database }, storage: { part: storage } });
  const { state, code } = await check.run(new AbortController().signal);
  return `${state} ${code}`;
}
/** Changes a file, looks, and puts it back. */
async function without<Found>(name: string, look: () => Promise<Found>, instead?: Buffer): Promise<Found> {
  const { storage } = server.services;
  const bytes = (await storage.read(name))?.bytes;
  if (bytes === undefined) throw new Error(`There is no ${name}`);
  if (instead === undefined) await storage.delete(name);
  else await storage.put(name, instead);
  try {
    return await look();
  } finally {
    await storage.put(name, bytes);
  }
}
async function firstTile(): Promise<string> {
  const sums = (await server.services.storage.read(`${base}checksums`))?.bytes.toString() ?? '';
  return `${base}${sums.split(' ')[0]}`;
}

test('an original that is gone is lost, which the doctor sees too', async () => {
  const name = `originals/${key}`;
  expect(await doctor()).toBe('ok orphans.none');
  expect(await without(name, faults)).toEqual([`original-missing ${name}`]);
  expect(await without(name, doctor)).toBe('fail orphans.lost');
});

test('an original that was altered is found when every byte is read', async () => {
  const name = `originals/${key}`;
  const altered = (await server.services.storage.read(name))?.bytes.map((byte) => byte ^ 1) ?? [];
  const look = () => faults(true);
  expect(await without(name, look, Buffer.from(altered))).toEqual([`original-altered ${name}`]);
  expect(await look()).toEqual([]);
});

test('copies and tiles that are gone or damaged are named', async () => {
  const tile = await firstTile();
  expect(await without(`${base}manifest.json`, faults)).toEqual([`copy-missing ${base}manifest.json`]);
  expect(await without(tile, faults)).toEqual([`tile-missing ${tile}`]);
  expect(await without(tile, faults, Buffer.from('half'))).toEqual([`tile-altered ${tile}`]);
  const sameLength = (await server.services.storage.read(tile))?.bytes.map((byte) => byte ^ 1) ?? [];
  expect(await without(tile, () => faults(true), Buffer.from(sameLength))).toEqual([`tile-altered ${tile}`]);
});

test('files that no row refers to are listed and can be deleted, those of other programs only listed', async () => {
  const { storage } = server.services;
  const unknown = '0'.repeat(32);
  const names = [`originals/${unknown}`, `media/${unknown}/0/a.jpg`, `media/${unknown}/0/b.jpg`, 'notes.txt'];
  for (const name of names) await storage.put(name, Buffer.from('spare'));
  const { faults: found } = await checkFiles(server.services, { deep: false });
  expect(found.map(({ kind, subject }) => `${kind} ${subject}`).sort()).toEqual([
    `file-unowned media/${unknown}/`,
    'file-unowned notes.txt',
    `file-unowned originals/${unknown}`,
  ]);
  expect(await doctor()).toBe('warn orphans.spare');
  expect(await deleteUnowned(server.services, found)).toBe(3);
  expect(await faults()).toEqual(['file-unowned notes.txt']);
  await storage.delete('notes.txt');
});

test('a download that is gone is named', async () => {
  const { pool } = server.services.database;
  await pool.query(
    `insert into data_exports (id, user_id, state, file_name, created_at, expires_at)
     select 'x1', id, 'done', 'own.zip', now(), now() + interval '1 day' from users where email = 'ann@example.com'`,
  );
  expect(await faults()).toEqual(['export-missing own-data/x1.zip']);
  await pool.query("delete from data_exports where id = 'x1'");
});

test('a row whose other half is gone is counted, in the table where it is', async () => {
  const { pool } = server.services.database;
  expect((await checkRows(pool)).faults).toEqual([]);
  expect((await checkRows(pool)).references).toBeGreaterThan(40);
  const client = await pool.connect();
  try {
    // As if a disk had lost it: the database looks away.
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query('delete from media where key = $1 returning *', [key]);
    const { faults: found } = await checkRows(pool);
    expect(found).toContainEqual({
      kind: 'row-unattached',
      subject: 'images (media_key) -> media',
      count: 1,
    });
    await client.query('insert into media select * from jsonb_populate_record(null::media, $1)', [
      JSON.stringify(rows[0]),
    ]);
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
  expect((await checkRows(pool)).faults).toEqual([]);
});
