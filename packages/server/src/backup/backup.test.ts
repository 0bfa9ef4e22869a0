import { randomBytes, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../drivers/database/database.ts';
import { migrate } from '../drivers/database/migrate.ts';
import type { Storage } from '../drivers/storage/storage.ts';
import { openTestServer, type TestServer, testOrigin } from '../testing/test-server.ts';
import { signUpOwner } from '../tours/test-owner.ts';
import { BackupFault } from './archive/archive-format.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { emptyStores, keysOf } from './testing/empty-stores.ts';
import { writeBackup } from './write-backup.ts';

const secret = 'a secret of thirty-two characters';
let server: TestServer;
let folder: string;
/** A backup of a server with an owner, a tour, files and a waiting job. */
let archive: string;
let tourId: string;

beforeAll(async () => {
  server = await openTestServer();
  folder = mkdtempSync(join(tmpdir(), 'tourwright-backup-'));
  const owner = await signUpOwner(server, 'ann@example.com');
  tourId = (await owner.create({ name: 'Rüttenscheid\t\\N "7"\nfloor 2' })).id;
  const { storage, queue } = server.services;
  // More than one list of hashes holds.
  for (let n = 0; n < 1100; n++) await storage.put(`media/${n}/tile.jpg`, Buffer.from(`tile ${n}`));
  await storage.put('originals/hall', randomBytes(300_000));
  await storage.put('originals/empty', Buffer.alloc(0));
  await storage.put('uploads/half/0-x', Buffer.from('under way'));
  await queue.send('remove-media', { mediaKey: 'f'.repeat(32) }, { delaySeconds: 3600, priority: 7 });
  archive = join(folder, 'whole.tar');
  await backUp(server, archive);
  return async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
});

function backUp({ services }: TestServer, path: string, storage = services.storage) {
  return writeBackup({ ...services, storage }, { target: path, secret });
}

test('brings an owner, their tour, the files, the jobs and the secret to an empty server', async () => {
  const empty = await emptyStores();

  const restored = await restoreBackup(empty, archive, await checkBackup(archive));

  const before = await keysOf(server.services.storage);
  const after = await keysOf(empty.storage);
  expect(after).toEqual(before.filter((key) => !key.startsWith('uploads/')));
  for (const key of after) {
    expect((await empty.storage.read(key))?.bytes).toEqual((await server.services.storage.read(key))?.bytes);
  }
  // The mail that confirms the address waits too.
  expect(restored).toMatchObject({ files: after.length, jobs: 2 });
  expect(readFileSync(empty.secretPath, 'utf8')).toBe(secret);

  const again = await openTestServer({ database: empty.database, storage: empty.storage });
  onTestFinished(async () => {
    await again.app.close();
    await again.services.queue.close();
  });
  const loggedIn = await again.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: testOrigin },
    payload: { email: 'ann@example.com', password: 'correct horse battery' },
  });
  expect(loggedIn.statusCode).toBe(200);
  const cookie = loggedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const tours = await again.app.inject({ url: '/api/tours', headers: { cookie } });
  expect(tours.json().items).toMatchObject([{ id: tourId, title: 'Rüttenscheid\t\\N "7"\nfloor 2' }]);
  expect(await jobsOf(empty.database)).toEqual(await jobsOf(server.services.database));
  // What triggers and sequences do continues.
  const made = await again.app.inject({
    method: 'POST',
    url: '/api/tours',
    headers: { origin: testOrigin, cookie },
    payload: { name: 'Next' },
  });
  expect(made.statusCode).toBe(201);
  const { rows: members } = await empty.database.pool.query(
    'select role from tour_members where tour_id = $1',
    [made.json().id],
  );
  expect(members).toEqual([{ role: 'owner' }]);
});

async function jobsOf({ pool }: Database) {
  const { rows } = await pool.query(
    "select name, data, priority, start_after from pgboss.job where name <> 'sweep' order by name",
  );
  return rows;
}

test('a backup of a restored server holds the same rows', { tags: 'long' }, async () => {
  const empty = await emptyStores();
  await restoreBackup(empty, archive, await checkBackup(archive));
  const second = join(folder, 'second.tar');
  await writeBackup({ ...empty, clock: () => new Date() }, { target: second, secret: null });
  const [one, two] = [await checkBackup(archive), await checkBackup(second)];
  expect(two.end.rows).toEqual(one.end.rows);
  expect(two.end.files).toEqual(one.end.files);
  expect(two.end.sequences).toEqual(one.end.sequences);
});

const half = () => Math.floor(readFileSync(archive).length / 2);
test.each<[string, (copy: string) => void, RegExp]>([
  ['cut off in the middle', (copy) => truncateSync(copy, half()), /cut off/],
  [
    'cut off between two entries',
    (copy) => truncateSync(copy, 512 * 4 * Math.floor(half() / 2048)),
    /cut off|altered|no backup/,
  ],
  ['cut off before its end', (copy) => cutEnd(copy), /cut off/],
  [
    'with another byte',
    (copy) => flipByte(copy, readFileSync(copy).indexOf('tile 700')),
    /altered|damaged|no backup/,
  ],
  [
    'with something behind it',
    (copy) => appendFileSync(copy, readFileSync(archive)),
    /behind|altered|no backup/,
  ],
  ['that is something else', (copy) => writeFileSync(copy, randomBytes(5000)), /no backup/],
  ['that is empty', (copy) => writeFileSync(copy, ''), /cut off/],
])('refuses a file %s before anything is touched', async (_, spoil, words) => {
  const copy = join(folder, `${randomBytes(4).toString('hex')}.tar`);
  copyFileSync(archive, copy);
  spoil(copy);
  const fault = await checkBackup(copy).catch((cause: unknown) => cause);
  expect(fault).toBeInstanceOf(BackupFault);
  expect((fault as BackupFault).message).toMatch(words);
});

/** Takes the last entry away, as a disk that was full would have. */
function cutEnd(copy: string): void {
  const bytes = readFileSync(copy);
  truncateSync(copy, bytes.lastIndexOf('end.json'));
}

function flipByte(copy: string, at: number): void {
  const bytes = readFileSync(copy);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(copy, bytes);
}

test('a row that is altered together with nothing else is noticed, wherever it stands', {
  tags: 'long',
}, async () => {
  const bytes = readFileSync(archive);
  const copy = join(folder, 'altered.tar');
  for (let turn = 1; turn < 12; turn++) {
    copyFileSync(archive, copy);
    flipByte(copy, Math.floor((bytes.length * turn) / 12));
    const outcome = await checkBackup(copy).then(
      ({ end }) => end,
      (error) => error,
    );
    // A byte of the padding between entries belongs to nothing.
    if (!(outcome instanceof BackupFault)) expect(outcome).toEqual((await checkBackup(archive)).end);
  }
});

test.each(['storage', 'database'])('refuses a %s that holds something', async (which) => {
  const full = await emptyStores();
  if (which === 'storage') await full.storage.put('media/a/tile.jpg', Buffer.from('somebody else'));
  else await full.database.pool.query('create table accounts_of_another_program (id int)');
  await expect(restoreBackup(full, archive, await checkBackup(archive))).rejects.toThrow(/is not empty/);
  if (which === 'storage') expect(await keysOf(full.storage)).toEqual(['media/a/tile.jpg']);
});

test('a restore that was killed leaves nothing that a server starts on, and starts over', {
  tags: 'long',
}, async () => {
  const target = await emptyStores();
  const checked = await checkBackup(archive);
  let left = 500;
  const failing: Storage = {
    ...target.storage,
    put: (key, body) => (--left < 0 ? Promise.reject(new Error('killed')) : target.storage.put(key, body)),
  };
  await expect(restoreBackup({ ...target, storage: failing }, archive, checked)).rejects.toThrow('killed');
  await expect(migrate(target.database.url)).rejects.toThrow(
    /restore into this database did not come to its end/,
  );
  expect(existsSync(target.secretPath)).toBe(false);

  const restored = await restoreBackup(target, archive, checked);

  expect(restored.rows).toBeGreaterThan(0);
  expect(await migrate(target.database.url)).toBe(0);
  expect(await keysOf(target.storage)).not.toContain('restoring');
});

test('a restore that was killed when only its mark was left comes to its end, and another one is refused', {
  tags: 'long',
}, async () => {
  const target = await emptyStores();
  const checked = await checkBackup(archive);
  const failing: Storage = {
    ...target.storage,
    delete: (key) => (key === 'restoring' ? Promise.reject(new Error('killed')) : target.storage.delete(key)),
  };
  await expect(restoreBackup({ ...target, storage: failing }, archive, checked)).rejects.toThrow('killed');
  expect(await keysOf(target.storage)).toContain('restoring');
  const other = { ...checked, header: { ...checked.header, id: randomUUID() } };
  await expect(restoreBackup(target, archive, other)).rejects.toThrow(/is not empty/);

  const restored = await restoreBackup(target, archive, checked);

  expect(restored).toMatchObject({ files: checked.end.files.count, jobs: checked.end.jobs });
  expect(await keysOf(target.storage)).not.toContain('restoring');
});

test('a storage that gives back other bytes than it got is noticed, and nothing is kept in the database', {
  tags: 'long',
}, async () => {
  const target = await emptyStores();
  const lying: Storage = {
    ...target.storage,
    put: (key, body) =>
      key === 'media/700/tile.jpg'
        ? target.storage.put(key, Buffer.from('a bad disk')).then(() => target.storage.put('media/x', body))
        : target.storage.put(key, body),
  };
  const restoring = restoreBackup({ ...target, storage: lying }, archive, await checkBackup(archive));
  await expect(restoring).rejects.toThrow(
    'media/700/tile.jpg came back from the storage otherwise than it was',
  );
  await expect(migrate(target.database.url)).rejects.toThrow(/did not come to its end/);
});

test('there is no backup of a database without tables', async () => {
  const { database, storage } = await emptyStores();
  const path = join(folder, 'nothing.tar');
  const backingUp = writeBackup(
    { database, storage, clock: () => new Date() },
    { target: path, secret: null },
  );
  await expect(backingUp).rejects.toThrow(/no tables yet/);
  expect(existsSync(path)).toBe(false);
});

test('what comes while the files are copied is in the backup, and what goes does no harm', {
  tags: 'long',
}, async () => {
  const { storage } = server.services;
  let isFirst = true;
  const busy: Storage = {
    ...storage,
    read: async (key) => {
      if (isFirst) {
        isFirst = false;
        await storage.put('media/late/tile.jpg', Buffer.from('came meanwhile'));
        await storage.delete('media/1099/tile.jpg');
      }
      return storage.read(key);
    },
  };
  const path = join(folder, 'busy.tar');
  await backUp(server, path, busy);
  const empty = await emptyStores();
  await restoreBackup(empty, path, await checkBackup(path));
  expect((await empty.storage.read('media/late/tile.jpg'))?.bytes.toString()).toBe('came meanwhile');
  expect(await keysOf(empty.storage)).not.toContain('media/1099/tile.jpg');
});

test('another program can take a backup as it comes', { tags: 'long' }, async () => {
  const path = join(folder, 'piped.tar');
  const pipe = new PassThrough();
  const taken = pipeline(pipe, createWriteStream(path));
  const made = await writeBackup(server.services, { target: pipe, secret });
  pipe.end();
  await taken;
  expect(made.path).toBe(null);
  expect((await checkBackup(path)).end.rows).toEqual((await checkBackup(archive)).end.rows);
});

test('a backup that fails leaves no file, and one never replaces another', async () => {
  const path = join(folder, 'failing.tar');
  const broken: Storage = {
    ...server.services.storage,
    read: () => Promise.reject(new Error('the disk is gone')),
  };
  await expect(backUp(server, path, broken)).rejects.toThrow('the disk is gone');
  expect(readdirSync(folder).filter((name) => name.startsWith('failing'))).toEqual([]);
  await expect(backUp(server, archive)).rejects.toThrow('is there already');
});
