import { once } from 'node:events';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../drivers/database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Job, JobHandler, JobKind, Jobs } from './job.ts';
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
  await queue.open(jobsOf({}));
  open.push(queue);
  return queue;
}

type Handlers = { [K in JobKind]?: JobHandler<K> };

/** Every kind of job, with these handlers; the others do nothing. */
function jobsOf(handlers: Handlers): Jobs {
  const idle = async () => 'done' as const;
  return {
    sweep: { retries: 1, handle: handlers.sweep ?? idle },
    'cut-panorama': { retries: 6, parkedBy: 'park-panorama', handle: handlers['cut-panorama'] ?? idle },
    'park-panorama': { retries: 10, handle: handlers['park-panorama'] ?? idle },
    'draw-stills': { retries: 6, handle: handlers['draw-stills'] ?? idle },
    'find-axes': { retries: 6, handle: handlers['find-axes'] ?? idle },
    'remove-media': { retries: 10, handle: handlers['remove-media'] ?? idle },
    'apply-payment': { retries: 10, handle: handlers['apply-payment'] ?? idle },
    'send-mail': { retries: 10, handle: handlers['send-mail'] ?? idle },
    'tell-event': { retries: 10, handle: handlers['tell-event'] ?? idle },
    'deliver-webhook': { retries: 10, handle: handlers['deliver-webhook'] ?? idle },
    'export-tour': { retries: 4, parkedBy: 'park-export', handle: handlers['export-tour'] ?? idle },
    'park-export': { retries: 10, handle: handlers['park-export'] ?? idle },
    'export-account': {
      retries: 4,
      parkedBy: 'park-account-export',
      handle: handlers['export-account'] ?? idle,
    },
    'park-account-export': { retries: 10, handle: handlers['park-account-export'] ?? idle },
    'read-import': { retries: 3, parkedBy: 'park-import', handle: handlers['read-import'] ?? idle },
    'make-import': { retries: 3, parkedBy: 'park-import', handle: handlers['make-import'] ?? idle },
    'park-import': { retries: 10, handle: handlers['park-import'] ?? idle },
    backup: { retries: 3, handle: handlers.backup ?? idle },
  };
}

async function work(queue: Queue, handlers: Handlers): Promise<void> {
  await queue.open(jobsOf(handlers));
  await queue.work();
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isTrue, { timeout: 60_000 }).toBe(true);
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
  await work(queue, {
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

test('where some are done at a time, those of one group hold up no others', async () => {
  const queue = await openOne();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const begun: string[] = [];
  const jobs = jobsOf({
    'deliver-webhook': async ({ data }) => {
      begun.push(data.id);
      if (data.id === 'dead') await released;
      return 'done';
    },
  });
  await queue.open({ ...jobs, 'deliver-webhook': { ...jobs['deliver-webhook'], atOnce: 3 } });
  await queue.work();
  await queue.send('deliver-webhook', { id: 'dead' }, { group: 'ann' });
  // Two of a group that wait at once have no order of their own.
  await until(() => begun.includes('dead'));
  await queue.send('deliver-webhook', { id: 'behind' }, { group: 'ann' });
  await queue.send('deliver-webhook', { id: 'alive' }, { group: 'bo' });
  try {
    await until(() => begun.includes('alive'));
    expect(begun).not.toContain('behind');
  } finally {
    release();
  }
  await until(() => begun.includes('behind'));
  await queue.close();
});

test('a job that throws is tried again', async () => {
  const queue = await openOne();
  let attempts = 0;
  await work(queue, {
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
  const { retries } = jobsOf({})['cut-panorama'];
  let attempts = 0;
  let parked = false;
  await work(queue, {
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
  await work(first, {
    'cut-panorama': async ({ signal }: Job<'cut-panorama'>) => {
      started = true;
      // Until the process stops.
      await once(signal, 'abort');
      throw signal.reason;
    },
  });
  await first.send('cut-panorama', { mediaKey: 'long', formats: ['jpg'] }, { priority: 5 });
  await until(() => started);
  await first.close();

  const second = await openOne();
  const done: string[] = [];
  await work(second, {
    'cut-panorama': async ({ data }) => {
      done.push(data.mediaKey);
      return 'done';
    },
  });
  await until(() => done.includes('long'));
  await second.close();
});

test('a job gives way to a more urgent one and comes back', async () => {
  const queue = await openOne();
  const order: string[] = [];
  await work(queue, {
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
  const handlers: Handlers = {
    'cut-panorama': async ({ data }) => {
      order.push(data.mediaKey);
      return 'done';
    },
  };
  const queue = await openOne({ mostWaitMs: 30_000 });
  const send = (mediaKey: string, overtakes: boolean) =>
    queue.send('cut-panorama', { mediaKey, formats: ['jpg'] }, { priority: 10, overtakes });
  await send('large', false);
  await send('small, just after', true);
  await database.pool.query("update pgboss.job set created_on = created_on - interval '1 minute'");
  await send('another large', false);
  for (const name of ['a', 'b', 'c']) await send(`small, later ${name}`, true);
  await work(queue, handlers);
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

test('what may be sent once in a period is one job, whichever process sends it', async () => {
  const [one, other] = [await openOne(), await openOne()];
  const once = { key: 'nightly', everySeconds: 3600 };
  for (const queue of [one, other, one]) await queue.send('sweep', { name: 'nightly' }, { once });
  const { rows } = await database.pool.query("select 1 from pgboss.job where name = 'sweep'");
  expect(rows.length).toBe(1);
  await one.close();
  await other.close();
});
