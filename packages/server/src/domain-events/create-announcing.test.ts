import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../drivers/database/database.ts';
import type { Jobs } from '../jobs/job.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createAnnouncing, type EventSubscriber } from './create-announcing.ts';

const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
const published = (tourId: string) =>
  ({ type: 'tour.published', tourId, version: 3, ownerId: 'ann' }) as const;
let database: Database;
let queue: Queue;

beforeAll(async () => {
  database = await openTestDatabase(log);
  queue = await openQueue(database.url, log, { isHurried: true });
});
afterAll(async () => {
  await queue.close();
  await database.close();
});

test('subscribers hear of what a transaction did that commits, and of nothing else', async () => {
  const heard: Parameters<EventSubscriber>[0][] = [];
  let isAway = true;
  const { announce, jobs } = createAnnouncing({
    queue,
    clock: () => new Date('2026-11-24T10:00:00Z'),
    subscribers: [
      async (delivered) => void heard.push(delivered),
      async () => {
        if (!isAway) return;
        isAway = false;
        throw new Error('away');
      },
    ],
  });
  await queue.open(jobs as Jobs);
  await queue.work();
  const undone = database.transaction(async (transaction) => {
    await announce(published('undone'), transaction);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await database.transaction((transaction) => announce(published('kept'), transaction));
  // The second time under the same id, since a subscriber could not take it the first time.
  await expect.poll(() => heard.length, { timeout: 30_000 }).toBe(2);
  expect(heard[0]).toMatchObject({ at: '2026-11-24T10:00:00.000Z', event: published('kept') });
  expect(heard[1]).toEqual(heard[0]);
});
