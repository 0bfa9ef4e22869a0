import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../drivers/database/database.ts';
import { hourMs } from '../durations.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openTestServer } from '../testing/test-server.ts';
import type { Jobs } from './job.ts';
import { openQueue } from './queue.ts';
import { createSweeping, type Sweep } from './sweep.ts';

const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(log);
});
afterAll(() => database.close());

/** What one process has that does these sweeps. */
async function openProcess(sweeps: Sweep[]) {
  const queue = await openQueue(database.url, log);
  const sweeping = createSweeping({ sweeps, queue, log });
  await queue.open(sweeping.jobs as Jobs);
  await queue.work();
  return { sweeping, close: () => queue.close() };
}

test('a sweep that is due runs once, however many processes there are', async () => {
  const ran: string[] = [];
  const sweepsOf = (who: string) =>
    ['links', 'tours'].map((name) => ({
      name,
      everyMs: hourMs,
      run: async () => void ran.push(`${name} ${who}`),
    }));
  const processes = await Promise.all(['a', 'b', 'c'].map((who) => openProcess(sweepsOf(who))));
  for (const { sweeping } of processes) sweeping.start();
  // What is queued after them is done after them, and once all that came was taken nothing is left to wait for.
  const open = async () => {
    const { rows } = await database.pool.query("select state from pgboss.job where name = 'sweep'");
    return rows.map(({ state }) => state);
  };
  await expect.poll(open).toEqual(['completed', 'completed']);
  expect(ran.map((line) => line.split(' ')[0]).toSorted()).toEqual(['links', 'tours']);
  for (const { sweeping, close } of processes) {
    sweeping.close();
    await close();
  }
});

test('a sweep of every start runs again after a restart, however soon', async () => {
  let ran = 0;
  const run = async () => void ran++;
  const sweeps = [{ name: 'payments', everyMs: hourMs, isAtStart: true, run }];
  for (const start of [1, 2]) {
    const { sweeping, close } = await openProcess(sweeps);
    sweeping.start();
    await expect.poll(() => ran).toBe(start);
    sweeping.close();
    await close();
  }
});

test('two servers at one database do what is due once', async () => {
  const one = await openTestServer();
  const { database, queue: _, ...rest } = one.services;
  const other = await openTestServer({ ...rest, database: { ...database, close: async () => {} } });
  const link = `insert into mailed_links (token_hash, mode, user_id, expires_at) values ('old', 'verifyEmail', $1, 'epoch')`;
  await database.pool.query(link, [(await one.signUp('ann@example.com')).userId]);
  await Promise.all([one.work(), other.work()]);
  const sweeps = async () => {
    const { rows } = await database.pool.query(
      "select data->>'name' as name, state from pgboss.job where name = 'sweep' order by 1",
    );
    return rows;
  };
  const underWay = async () =>
    (await sweeps()).filter(({ state }) => state !== 'completed').map(({ name }) => name);
  await expect.poll(async () => (await sweeps()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  await expect.poll(underWay, { timeout: 60_000 }).toEqual([]);
  const names = (await sweeps()).map(({ name }) => name);
  expect(names).toContain('expired sessions and links');
  expect(names).toEqual([...new Set(names)]);
  expect((await database.pool.query("select from mailed_links where token_hash = 'old'")).rowCount).toBe(0);
  await other.close();
  await one.close();
});
