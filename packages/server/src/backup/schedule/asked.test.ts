/** Backups and drills that somebody starts at /admin. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBackups } from '@tourwright/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMemoryStorage } from '../../drivers/storage/memory-storage.ts';
import { openTestServer, type TestServer, testOrigin } from '../../testing/test-server.ts';
import { askedName } from '../backup-folder.ts';
import { checkBackup } from '../restore-backup.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'tourwright-asked-')), 'backups');
let server: TestServer;
let cookie: string;
/** A backup waits for it before it looks for files. */
let release = Promise.resolve();

beforeAll(async () => {
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(join(folder, 'tourwright-2020-01-01-101500.tar'), 'asked for long ago');
  writeFileSync(join(folder, askedName(new Date('2020-01-01T10:15:00.500Z'))), 'in the same second');
  writeFileSync(join(folder, 'tourwright-2020-01-01-101501.tar.part'), 'its maker was killed');
  writeFileSync(join(folder, 'tourwright-2020-01-01-101501500.tar.part'), 'and another one');
  const keep = { days: 7, weeks: 0, months: 0 };
  const memory = openMemoryStorage();
  const storage = {
    ...memory,
    async *list(prefix: string) {
      await release;
      yield* memory.list(prefix);
    },
  };
  server = await openTestServer({ storage, config: { backups: { folder, keep, proveDays: null } } });
  const olga = await server.signUp('olga@example.com');
  cookie = olga.cookie;
  await server.services.database.pool.query('insert into operators (user_id) values ($1)', [olga.userId]);
  await server.services.storage.put('media/a/tile.jpg', Buffer.from('a tile'));
  await server.work();
  // The backup of the day comes by itself.
  await vi.waitUntil(async () => (await list()).items.length === 1, { timeout: 20_000 });
});
afterAll(async () => {
  await server.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

async function send(method: 'GET' | 'POST', url: string) {
  const answer = await server.app.inject({ method, url, headers: { cookie, origin: testOrigin } });
  return answer.json();
}
const list = (): Promise<ServerBackups> => send('GET', '/api/operator/backups');
const settled = () => expect.poll(async () => (await list()).underWay, { timeout: 50_000 }).toEqual([]);
async function lastActs() {
  const { items } = await send('GET', '/api/operator/audit');
  return (items as { act: string; subject: string }[]).map(({ act, subject }) => [act, subject]);
}

test('a backup that is requested is beside the one of the day, is noted and says until when it is kept', async () => {
  await settled();
  expect(await send('POST', '/api/operator/backups')).toEqual({ started: true });
  await settled();
  const { items, place } = await list();
  expect(place).toEqual({ folder, keep: '7d', proveDays: null });
  const [asked, daily] = items;
  expect(asked).toMatchObject({ kind: 'asked', fault: null, provenAt: null });
  const { end } = await checkBackup(asked?.path ?? '');
  expect(asked?.files).toBe(end.files.count);
  const inDays = (days: number) =>
    new Date(Date.parse(`${asked?.startedAt.slice(0, 10)}T00:00:00Z`) + days * 86_400_000)
      .toISOString()
      .slice(0, 10);
  expect(asked?.keptUntil).toBe(inDays(30));
  expect(daily).toMatchObject({ kind: 'scheduled', keptUntil: inDays(7) });
  // What somebody requested long ago, and what a killed maker left, are gone.
  expect(readdirSync(folder)).toHaveLength(2);
  expect(await lastActs()).toContainEqual(['backup.make', asked?.path?.slice(folder.length + 1)]);
});

test('a drill restores a backup and says how much was compared, or that it would not come back', {
  tags: 'long',
}, async () => {
  const run = async () => (await list()).items.find(({ kind }) => kind === 'scheduled');
  const { id = '', path = '' } = (await run()) ?? {};
  expect(await send('POST', `/api/operator/backups/${id}/drill`)).toEqual({ started: true });
  await settled();
  const proven = await run();
  expect(proven?.provenRows).toBe(proven?.rows);
  expect(proven?.provenFiles).toBe(proven?.files);
  expect(proven?.proofFault).toBeNull();
  expect(existsSync(join(server.services.config.dataDir, 'drill'))).toBe(false);
  expect((await lastActs())[0]).toEqual(['backup.drill', path]);

  truncateSync(path ?? '', 2000);
  expect(await send('POST', `/api/operator/backups/${id}/drill`)).toEqual({ started: true });
  await settled();
  expect((await run())?.proofFault).toBe('damaged');
});

test('of five concurrent requests for a backup one starts it, the others learn that one is running', async () => {
  await settled();
  const before = (await list()).items.length;
  let letGo = () => {};
  release = new Promise((resolve) => {
    letGo = resolve;
  });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send('POST', '/api/operator/backups')));
  letGo();
  expect(answers.filter(({ started }) => started)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'backup_under_way')).toHaveLength(4);
  await settled();
  expect((await list()).items).toHaveLength(before + 1);
});

test('two backups of one second have two names', () => {
  const names = [1, 2].map((ms) => askedName(new Date(Date.UTC(2026, 10, 27, 9, 30, 15, ms))));
  expect(names).toEqual(['tourwright-2026-11-27-093015001.tar', 'tourwright-2026-11-27-093015002.tar']);
});

test('nothing is started beside a backup that is under way, nor with one that nobody knows', async () => {
  await server.services.database.pool.query(
    `insert into pgboss.job (name, data, start_after) values ('backup', '{}', now() + interval '1 hour')`,
  );
  expect(await send('POST', '/api/operator/backups')).toMatchObject({
    status: 409,
    code: 'backup_under_way',
  });
  const waiting = (await list()).underWay.find(({ isRunning }) => !isRunning);
  expect(waiting).toMatchObject({ what: 'backup', backupId: null });
  const cancel = () => send('POST', `/api/operator/jobs/backup/${waiting?.jobId}/cancel`);
  expect(await cancel()).toEqual({ cancelled: true });
  expect(await cancel()).toEqual({ cancelled: false });
  expect((await lastActs())[0]).toEqual(['job.cancel', 'backup']);
  await settled();
  expect(await send('POST', '/api/operator/backups/none/drill')).toEqual({ started: false });
});
