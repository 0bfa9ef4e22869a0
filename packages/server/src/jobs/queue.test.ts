import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../drivers/database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type Job, type JobHandlers, jobRules } from './job.ts';
import { openQueue, type Queue } from './queue.ts';

const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
let database: Database;
const open: Queue[] = [];

beforeAll(async () => {
  database = await openTestDatabase(log);
});
afterAll(async () => {
  for (const queue of open.splice(0)) await queue.close();
  await database.close();
});

async function openOne(options: Parameters<typeof openQueue>[2] = {}): Promise<Queue> {
  const queue = await openQueue(database.url, log, options);
  open.push(queue);
  return queue;
}

const idle: JobHandlers = {
  'cut-panorama': async () => 'done',
  'park-panorama': async () => 'done',
  'remove-media': async () => 'done',
  'send-mail': async () => 'done',
};

async function until(isTrue: () => boolean | Promise<boolean>, patienceMs = 20_000): Promise<void> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 20) {
    if (await isTrue()) return;
    await sleep(20);
  }
  throw new Error('It did not happen');
}

test('does a job once, the urgent ones first', async () => {
  const queue = await openOne();
  for (const [mediaKey, priority] of [
    ['slow', 0],
    ['soon', 1],
    ['now', 2],
  ] as const) {
    await queue.send('cut-panorama', { mediaKey, formats: ['jpg'] }, { priority });
  }
  const done: string[] = [];
  await queue.work({
    ...idle,
    'cut-panorama': async ({ data }) => {
      done.push(data.mediaKey);
      return 'done';
    },
  });
  await until(() => done.length === 3);
  expect(done).toEqual(['now', 'soon', 'slow']);
  await queue.close();
});

test('a job of a transaction that rolls back never existed', async () => {
  const queue = await openOne();
  await expect(
    database.transaction(async (transaction) => {
      await queue.send('remove-media', { mediaKey: 'rolled-back' }, { transaction });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  const asked = ['rolled-back', 'committed'];
  expect(await queue.withoutJob('remove-media', asked)).toEqual(expect.arrayContaining(asked));
  await database.transaction((transaction) =>
    queue.send('remove-media', { mediaKey: 'committed' }, { transaction, delaySeconds: 600 }),
  );
  expect(await queue.withoutJob('remove-media', asked)).toEqual(['rolled-back']);
  await queue.close();
});

test('a job that throws is tried again', async () => {
  const queue = await openOne();
  let attempts = 0;
  await queue.work({
    ...idle,
    'remove-media': async ({ data }) => {
      if (data.mediaKey !== 'twice') return 'done';
      attempts += 1;
      if (attempts === 1) throw new Error('the disk hiccuped');
      return 'done';
    },
  });
  await queue.send('remove-media', { mediaKey: 'twice' });
  await until(() => attempts === 2);
  await queue.close();
});

test('a job that meets a full disk or a database that is away is tried again without counting it', async () => {
  const queue = await openOne({ outageSeconds: 0 });
  const { retries } = jobRules['cut-panorama'];
  let attempts = 0;
  let parked = false;
  await queue.work({
    ...idle,
    'cut-panorama': async ({ data }) => {
      if (data.mediaKey !== 'patient') return 'done';
      attempts += 1;
      if (attempts > retries + 2) return 'done';
      const code = attempts % 2 === 0 ? 'ENOSPC' : '57P01';
      throw Object.assign(new Error('it passes'), { code });
    },
    'park-panorama': async () => {
      parked = true;
      return 'done';
    },
  });
  await queue.send('cut-panorama', { mediaKey: 'patient', formats: ['jpg'] });
  await until(() => attempts === retries + 3);
  expect(parked).toBe(false);
  await queue.close();
});

test('stopping interrupts a long job and puts it back, so that the next process does it', async () => {
  const first = await openOne();
  let started = false;
  await first.work({
    ...idle,
    'cut-panorama': async ({ signal }: Job<'cut-panorama'>) => {
      started = true;
      await sleep(60_000, undefined, { signal });
      return 'done';
    },
  });
  await first.send('cut-panorama', { mediaKey: 'long', formats: ['jpg'] }, { priority: 5 });
  await until(() => started);
  const before = Date.now();
  await first.close();
  expect(Date.now() - before).toBeLessThan(9000);

  const second = await openOne();
  const done: string[] = [];
  await second.work({
    ...idle,
    'cut-panorama': async ({ data }) => {
      done.push(data.mediaKey);
      return 'done';
    },
  });
  await until(() => done.includes('long'), 5000);
  await second.close();
});

test('a job gives way to a more urgent one and comes back', async () => {
  const queue = await openOne();
  const order: string[] = [];
  await queue.work({
    ...idle,
    'cut-panorama': async ({ data, isUrgentWaiting }) => {
      order.push(data.mediaKey);
      if (data.mediaKey === 'idle' && order.length === 1) {
        await queue.send('cut-panorama', { mediaKey: 'urgent', formats: ['jpg'] }, { priority: 10 });
        return (await isUrgentWaiting()) ? 'again' : 'done';
      }
      return 'done';
    },
  });
  await queue.send('cut-panorama', { mediaKey: 'idle', formats: ['webp'] });
  await until(() => order.length === 3);
  expect(order).toEqual(['idle', 'urgent', 'idle']);
  await queue.close();
});

test('what overtakes others goes before those that have just come, but not before one that waits for long', async () => {
  const order: string[] = [];
  const handlers: JobHandlers = {
    ...idle,
    'cut-panorama': async ({ data }) => {
      order.push(data.mediaKey);
      return 'done';
    },
  };
  const queue = await openOne({ patienceMs: 1000 });
  const send = (mediaKey: string, overtakes: boolean) =>
    queue.send('cut-panorama', { mediaKey, formats: ['jpg'] }, { priority: 10, overtakes });
  await send('large', false);
  await send('small, just after', true);
  await sleep(1100);
  await send('another large', false);
  for (const name of ['a', 'b', 'c']) await send(`small, later ${name}`, true);
  await queue.work(handlers);
  await until(() => order.length === 6);
  expect(order).toEqual([
    'small, just after',
    'large',
    'another large',
    'small, later a',
    'small, later b',
    'small, later c',
  ]);
  await queue.close();
});

test('does not start with a kind of job that nobody handles', async () => {
  const queue = await openOne();
  const { 'remove-media': _, ...incomplete } = idle;
  await expect(queue.work(incomplete as JobHandlers)).rejects.toThrow('remove-media');
  await queue.close();
});
