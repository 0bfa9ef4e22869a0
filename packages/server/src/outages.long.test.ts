/** Outages with real disks and databases: nothing that was acknowledged is lost, and everything continues by itself. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openPostgres } from './drivers/database/postgres.ts';
import { openDiskStorage } from './drivers/storage/disk-storage.ts';
import { imageClient, photo } from './images/testing/image-client.ts';
import { openQueue } from './jobs/queue.ts';
import { openDatabaseGate } from './testing/database-gate.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { openTestServer, testOrigin } from './testing/test-server.ts';

const log = pino({ level: process.env.TEST_LOG ?? 'silent' });

/** A small disk of its own, or null where none may be made. */
function mountDisk(megabytes: number): { path: string; unmount(): void } | null {
  const path = mkdtempSync(join(tmpdir(), 'tourwright-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'pipe' });
  } catch {
    rmSync(path, { recursive: true });
    return null;
  }
  return {
    path,
    unmount: () => {
      execFileSync('umount', ['-l', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

const disk = mountDisk(200);
/** Said instead of the test's name where it is skipped. */
const onlyRoot = disk === null ? ' (skipped: only root can mount a small disk)' : '';

test.skipIf(disk === null)(
  `a disk that fills up and is emptied: nothing is lost, and all photos are cut${onlyRoot}`,
  async () => {
    if (disk === null) return;
    const dataDir = join(disk.path, 'data');
    mkdirSync(dataDir);
    const read = readConfig({ DATA_DIR: dataDir, SEED_DEMOS: 'false', DISK_RESERVE: '4 MiB' });
    if (!read.ok) throw new Error(read.message);
    const database = await openTestDatabase(log);
    const server = await openTestServer({
      config: read.config,
      database,
      storage: await openDiskStorage(join(dataDir, 'storage')),
      queue: await openQueue(database.url, log, { outageSeconds: 1 }),
    });
    const ballast = join(disk.path, 'ballast');
    const fill = (leaveBytes: number) => {
      rmSync(ballast, { force: true });
      const { bavail, bsize } = statfsSync(disk.path);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes)));
    };
    try {
      const user = await server.signUp('ann@example.com');
      const ann = imageClient(server, user);
      const tourId = await ann.createTour();

      // Half sent when the disk fills up: what was acknowledged stays, the rest follows later.
      const large = await photo(2048);
      const half = large.length >> 1;
      const url = String((await ann.begin(`${tourId}/large.jpg`, large)).headers.location);
      expect((await ann.send(url, 0, large.subarray(0, half))).statusCode).toBe(204);
      fill(1024 * 1024);
      const refused = await ann.send(url, half, large.subarray(half));
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'disk_full']);
      expect((await ann.begin(`${tourId}/other.jpg`, await photo())).json().code).toBe('disk_full');
      expect((await ann.call('POST', '/api/tours', { name: 'The database has room' })).statusCode).toBe(201);
      expect(Number((await ann.head(url)).headers['upload-offset'])).toBe(half);
      rmSync(ballast);
      expect((await ann.send(url, half, large.subarray(half))).statusCode).toBe(204);

      // Full to the last byte while they are cut.
      for (const name of ['a', 'b', 'c']) await ann.post(`${tourId}/${name}.jpg`, await photo(2048));
      fill(0);
      await server.work();
      await expect.poll(async () => (await server.app.inject('/readyz')).statusCode).toBe(503);
      const failures = async () => {
        const { rows } = await database.pool.query<{ met: number; failures: number }>(
          `select (select count(*) from pgboss.job where name = 'cut-panorama' and state = 'created' and start_after > created_on)::int as met,
          (select sum(failures) from media)::int as failures`,
        );
        return rows[0];
      };
      await expect.poll(async () => (await failures())?.met, { timeout: 60_000 }).toBeGreaterThan(0);
      rmSync(ballast);
      for (const name of ['large', 'a', 'b', 'c']) await ann.until(tourId, `${tourId}/${name}.jpg`, 'ready');
      expect((await failures())?.failures).toBe(0);
      expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    } finally {
      await server.close();
      disk.unmount();
    }
  },
);

test('a database that goes away and comes back again and again: no acknowledged edit is lost', async () => {
  const own = await openTestDatabase(log);
  const gate = await openDatabaseGate(own.url);
  const server = await openTestServer({ database: openPostgres(gate.url, log) });
  try {
    const user = await server.signUp('ann@example.com');
    const tourId = await imageClient(server, user).createTour();
    const headers = { cookie: user.cookie, origin: testOrigin };
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    let isOver = false;
    const send = async () => {
      while (!isOver) {
        const id = randomUUID();
        const edits = [{ id, v: 1, kind: 'tour.set', field: 'name', value: id }];
        const answer = await server.app.inject({
          method: 'POST',
          url: `/api/tours/${tourId}/edits`,
          headers,
          payload: { base: 1, edits },
        });
        statuses.add(answer.statusCode);
        if (answer.statusCode === 200) acknowledged.push(id);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const sending = [send(), send(), send()];
    for (let round = 1; round <= 10; round++) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 5);
      await gate.shut();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await gate.open();
    }
    isOver = true;
    await Promise.all(sending);
    expect([...statuses].toSorted()).toEqual([200, 503]);
    const { rows } = await own.pool.query<{ edit_id: string }>('select edit_id from tour_edits');
    const kept = new Set(rows.map(({ edit_id }) => edit_id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(50);
  } finally {
    await server.close();
    await gate.close();
    await own.close();
  }
});
