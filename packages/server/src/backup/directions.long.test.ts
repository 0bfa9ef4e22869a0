/** Backups made and restored by real processes: from a folder to a bucket and back, and between two kinds of PostgreSQL. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDiskStorage } from '../drivers/storage/disk-storage.ts';
import { openS3Storage, type S3StorageOptions } from '../drivers/storage/s3-storage.ts';
import type { Storage } from '../drivers/storage/storage.ts';
import { killCommand, runCommand, runServerProcess, startServerProcess } from '../testing/server-process.ts';
import { startBucket } from '../testing/start-bucket.ts';
import { hasRadosgw } from '../testing/start-radosgw.ts';
import { createDatabase } from '../testing/test-database.ts';
import { checkBackup } from './restore-backup.ts';

const isThere = hasRadosgw();
/** Said instead of the test's name where it is skipped. */
const needsRadosgw = isThere ? '' : ' (skipped: apt-get install radosgw ceph-mon ceph-osd)';

const origin = 'http://localhost:3000';
const account = { email: 'ann@example.com', password: 'correct horse battery' };
const timeoutMs = 400_000;
let bucket: S3StorageOptions;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  if (!isThere) return;
  const started = await startBucket();
  closing.push(started.stop);
  bucket = started.options;
}, 180_000);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tourwright-directions-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The settings of a server with PostgreSQL outside and a bucket. */
async function outside(): Promise<Record<string, string>> {
  const { url, drop } = await createDatabase({ isBare: true });
  closing.push(drop);
  return {
    DATA_DIR: newFolder(),
    DATABASE_URL: url,
    PUBLIC_URL: origin,
    SECRET: 'a secret of thirty-two characters',
    S3_ENDPOINT: bucket.endpoint ?? '',
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
    S3_BUCKET: bucket.bucket,
  };
}

async function post(address: string, path: string, body: object, cookie?: string): Promise<Response> {
  const headers = { origin, 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer;
}

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

async function command(args: string[], settings: Record<string, string>): Promise<string> {
  const { exitCode, stdout, stderr } = await runCommand(args, settings);
  expect(exitCode, stderr).toBe(0);
  return stdout;
}

/** Every file of a storage but those that name the server. */
async function filesOf(storage: Storage): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const { key } of storage.list('media/')) {
    found.push([key, (await storage.read(key))?.bytes.toString('base64') ?? 'gone']);
  }
  return found.sort();
}

test.skipIf(!isThere)(
  `a server moves from a folder to PostgreSQL and a bucket and back, with a restore that was killed${needsRadosgw}`,
  async () => {
    const home = { DATA_DIR: newFolder(), PUBLIC_URL: origin };
    const server = await startServerProcess(home);
    const cookie = cookieOf(
      await post(server.address, '/api/auth/sign-up/email', { name: 'Ann', ...account }),
    );
    const made = await post(server.address, '/api/tours', { name: 'Moved' }, cookie);
    const { id } = (await made.json()) as { id: string };
    const disk = await openDiskStorage(join(home.DATA_DIR, 'storage'));
    for (let at = 0; at < 300; at++) await disk.put(`media/${at}/tile.jpg`, randomBytes(3000));
    await disk.put('media/large/photo.jpg', randomBytes(3_000_000));
    const before = await filesOf(disk);
    const first = join(newFolder(), 'first.tar');
    // While it runs.
    await command(['backup', first], home);
    await server.end();

    const away = await outside();
    const storage = openS3Storage(bucket);
    closing.push(() => storage.close());
    // Killed when some of the files are there.
    await killCommand(['restore', first], away, async () => (await filesOf(storage)).length > 0);
    const early = await runServerProcess(away);
    expect(early.exitCode).not.toBe(0);
    expect(early.output).toMatch(/restore/);
    const restored = JSON.parse(await command(['restore', first, '--json'], away));
    const { end } = await checkBackup(first);
    expect(restored.files).toBe(end.files.count);
    expect(await filesOf(storage)).toEqual(before);

    const second = join(newFolder(), 'second.tar');
    await command(['backup', second], away);
    const back = { DATA_DIR: newFolder(), PUBLIC_URL: origin };
    await command(['restore', second], back);
    const again = await checkBackup(second);
    expect(again.end.rows).toEqual(end.rows);
    expect(await filesOf(await openDiskStorage(join(back.DATA_DIR, 'storage')))).toEqual(before);

    const moved = await startServerProcess(back);
    closing.push(() => moved.end());
    const loggedIn = await post(moved.address, '/api/auth/sign-in/email', account);
    const tours = await fetch(`${moved.address}/api/tours`, { headers: { cookie: cookieOf(loggedIn) } });
    expect(await tours.json()).toMatchObject({ items: [{ id, title: 'Moved' }] });
    // It stands where something is already.
    const refused = await runCommand(['restore', first], back);
    expect(refused.exitCode).toBe(1);
  },
  timeoutMs,
);

test(
  'a backup that was killed leaves no file of its name, and the next one is whole',
  async () => {
    const home = { DATA_DIR: newFolder(), PUBLIC_URL: origin };
    const server = await startServerProcess(home);
    closing.push(() => server.end());
    const disk = await openDiskStorage(join(home.DATA_DIR, 'storage'));
    for (let at = 0; at < 40; at++) await disk.put(`media/${at}/photo.jpg`, randomBytes(2_000_000));
    const folder = newFolder();
    const path = join(folder, 'tours.tar');
    await killCommand(['backup', path], home, async () => existsSync(`${path}.part`));
    expect(existsSync(path)).toBe(false);
    await command(['backup', path], home);
    expect((await checkBackup(path)).end.files.count).toBeGreaterThanOrEqual(40);
  },
  timeoutMs,
);
