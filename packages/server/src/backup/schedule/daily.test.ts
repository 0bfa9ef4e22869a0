import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openMemoryStorage } from '../../drivers/storage/memory-storage.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { dayMs } from '../../durations.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { backupChecks, lastOf, placeOf, proofOf } from '../backup-checks.ts';
import { checkBackup } from '../restore-backup.ts';
import type { BackupRun } from '../run-table.ts';
import { writeBackup } from '../write-backup.ts';

const root = mkdtempSync(join(tmpdir(), 'tourwright-daily-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const keep = { days: 1, weeks: 0, months: 0 };
const today = `tourwright-${new Date().toISOString().slice(0, 10)}.tar`;

/** A server that makes backups in a folder of its own. */
async function openDaily(name: string, options: { proveDays?: number | null; storage?: Storage } = {}) {
  const { proveDays = null, storage = openMemoryStorage() } = options;
  const folder = join(root, name);
  mkdirSync(folder, { mode: 0o700 });
  const server = await openTestServer({ config: { backups: { folder, keep, proveDays } }, storage });
  onTestFinished(server.close);
  return { server, folder };
}

async function runsOf({ services }: TestServer): Promise<BackupRun[]> {
  const { backupRuns } = await import('../../drivers/database/schema/index.ts');
  return services.database.orm.select().from(backupRuns).orderBy(backupRuns.startedAt);
}

/** Does the job again, as on the next day. */
async function again({ services }: TestServer): Promise<void> {
  await services.queue.send('backup', {});
  await expect.poll(() => services.queue.isBusyWith('backup', 0)).toBe(false);
}

test('one backup is made a day and noted, and what the rule does not keep is deleted', async () => {
  const { server, folder } = await openDaily('kept');
  for (const old of ['tourwright-2020-01-01.tar', 'tourwright-2020-01-02.tar.part', 'notes.txt']) {
    writeFileSync(join(folder, old), 'old');
  }
  await server.work();
  await expect.poll(async () => (await runsOf(server)).length).toBe(1);
  await expect.poll(() => readdirSync(folder).sort()).toEqual(['notes.txt', today]);

  const { end } = await checkBackup(join(folder, today));
  const [run] = await runsOf(server);
  const rows = Object.values(end.rows).reduce((sum, { count }) => sum + count, 0);
  expect(run).toMatchObject({
    kind: 'scheduled',
    path: join(folder, today),
    files: end.files.count,
    rows,
    sizeBytes: readFileSync(join(folder, today)).length,
    fault: null,
    provenAt: null,
  });
  await again(server);
  expect(await runsOf(server)).toHaveLength(1);
});

test('a backup whose maker was killed before it was noted is noted by the next, and kept as it is', async () => {
  const { server, folder } = await openDaily('orphan');
  const path = join(folder, today);
  const made = await writeBackup(server.services, { target: path, secret: null });
  await server.work();
  await expect.poll(async () => (await runsOf(server)).length).toBe(1);
  const { sizeBytes, sha256, files } = made;
  expect((await runsOf(server))[0]).toMatchObject({
    id: made.id,
    path,
    sizeBytes,
    sha256,
    files,
    fault: null,
  });
  expect(readFileSync(path)).toHaveLength(sizeBytes);
});

test('a drill proves the backup, which is noted with the rows and files that were compared', {
  tags: 'long',
}, async () => {
  const { server, folder } = await openDaily('proven', { proveDays: 7 });
  await server.signUp('ann@example.com');
  await server.services.storage.put('media/a/tile.jpg', Buffer.from('a tile'));
  await server.work();
  await expect.poll(async () => (await runsOf(server))[0]?.provenAt ?? null).not.toBe(null);
  const [run] = await runsOf(server);
  expect(run).toMatchObject({ provenRows: run?.rows, provenFiles: run?.files, proofFault: null });
  expect(run?.provenFiles).toBeGreaterThan(0);
  expect(existsSync(join(server.services.config.dataDir, 'drill'))).toBe(false);
  const checks = backupChecks({ ...server.services, database: { part: server.services.database } });
  const expected = await Promise.all(checks.map((check) => check.run(new AbortController().signal)));
  expect(expected.map(({ code }) => code).slice(0, 2)).toEqual(['backup.made', 'backup-proof.proven']);

  // Damaged on its disk since, with the same size.
  truncateSync(join(folder, today), 1000);
  expect((await checks[0]?.run(new AbortController().signal))?.code).toBe('backup.gone');
});

test('a backup that would not come back is noted, and operators get a mail', async () => {
  const { server, folder } = await openDaily('refuted');
  const olga = await server.signUp('olga@example.com');
  await server.services.database.pool.query('insert into operators (user_id) values ($1)', [olga.userId]);
  await server.work();
  await expect.poll(async () => (await runsOf(server)).length).toBe(1);
  const path = join(folder, today);
  truncateSync(path, readFileSync(path).length - 2000);
  // From now on with drills.
  if (server.services.config.backups) server.services.config.backups.proveDays = 1;
  await again(server);
  const [run] = await runsOf(server);
  expect(run).toMatchObject({ provenAt: null, proofFault: 'damaged' });
  await expect
    .poll(() => server.mail.sent.map(({ to, subject }) => `${to}: ${subject}`))
    .toContain('olga@example.com: A backup would not come back: localhost:3000');
  const mail = server.mail.sent.find(({ subject }) => subject.startsWith('A backup'));
  expect(mail?.text).toContain(`The drill with the backup ${path} failed: the file is damaged.`);
});

test('a backup that cannot be made is noted, and operators get a mail', async () => {
  const memory = openMemoryStorage();
  await memory.put('media/a/tile.jpg', Buffer.from('a tile'));
  const full = () => Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));
  const { server, folder } = await openDaily('failed', { storage: { ...memory, read: full } });
  const olga = await server.signUp('olga@example.com');
  await server.services.database.pool.query('insert into operators (user_id) values ($1)', [olga.userId]);
  await server.work();
  await expect.poll(async () => (await runsOf(server)).map(({ fault }) => fault)).toEqual(['disk_full']);
  expect(readdirSync(folder)).toEqual([]);
  await expect
    .poll(() => server.mail.sent.map(({ subject }) => subject))
    .toContain('No backup was made: localhost:3000');
  const mail = server.mail.sent.find(({ subject }) => subject.startsWith('No backup'));
  expect(mail?.text).toMatch(/could not be made: the disk is full\.\s+.*None was made before/);
});

const now = new Date('2026-11-24T12:00:00Z');
const run: BackupRun = {
  id: '1',
  kind: 'scheduled',
  machine: 'here',
  path: '/backups/tours.tar',
  startedAt: new Date(now.getTime() - dayMs),
  sizeBytes: 1e9,
  sha256: 'f',
  rows: 10,
  files: 20,
  jobs: 0,
  fault: null,
  provenAt: null,
  provenRows: null,
  provenFiles: null,
  refutedAt: null,
  proofFault: null,
  removedAt: null,
};
const aged = (days: number) => ({ ...run, startedAt: new Date(now.getTime() - days * dayMs) });

test.each([
  [null, true, 'warn backup.first'],
  [null, false, 'warn backup.none'],
  [aged(1), true, 'ok backup.made'],
  [aged(2), true, 'warn backup.old'],
  [aged(4), true, 'fail backup.old'],
  [aged(4), false, 'ok backup.made'],
  [aged(9), false, 'warn backup.old'],
])('the newest backup being %o (made daily: %s): %s', (made, isScheduled, expected) => {
  const { state, code } = lastOf({ made, tried: made }, { isScheduled, now, isThere: true });
  expect(`${state} ${code}`).toBe(expected);
});

test('a backup that failed after the last one, and one whose file is gone, are reported', () => {
  const tried: BackupRun = { ...aged(0), fault: 'disk_full' };
  const options = { isScheduled: true, now, isThere: true };
  expect(lastOf({ made: aged(1), tried }, options).code).toBe('backup.failed');
  expect(lastOf({ made: aged(1), tried: aged(1) }, { ...options, isThere: false }).code).toBe('backup.gone');
});

test.each<[Partial<BackupRun> | null, number | null, string]>([
  [null, null, 'ok backup-proof.nothing'],
  [{}, null, 'warn backup-proof.none'],
  [{}, 3, 'ok backup-proof.proven'],
  [{}, 50, 'warn backup-proof.old'],
  [{ proofFault: 'damaged' }, 3, 'fail backup-proof.refuted'],
])('the newest backup being %o, one proven %s days ago: %s', (made, days, expected) => {
  const proven = days === null ? null : { ...run, provenAt: new Date(now.getTime() - days * dayMs) };
  const { state, code } = proofOf({ made: made && { ...run, ...made }, proven }, now);
  expect(`${state} ${code}`).toBe(expected);
});

test('a folder that is readable by others, on the same disk or too small is reported', async () => {
  const folder = join(root, 'place');
  expect((await placeOf(folder, root, 0)).code).toBe('backup-place.later');
  mkdirSync(folder, { mode: 0o700 });
  expect((await placeOf(folder, root, 0)).code).toBe('backup-place.same-disk');
  expect((await placeOf(folder, root, 1e18)).code).toBe('backup-place.full');
  chmodSync(folder, 0o755);
  expect((await placeOf(folder, root, 0)).code).toBe('backup-place.open');
});
