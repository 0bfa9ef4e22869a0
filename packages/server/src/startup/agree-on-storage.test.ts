import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../drivers/database/database.ts';
import { openMemoryStorage } from '../drivers/storage/memory-storage.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { agreeOnStorage } from './agree-on-storage.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase(pino({ level: 'silent' }));
});
afterEach(() => database.close());

test('processes that see the same storage start, in any order and together', async () => {
  const shared = openMemoryStorage();
  await agreeOnStorage(database, shared, 'the disk');
  await Promise.all([
    agreeOnStorage(database, shared, 'the disk'),
    agreeOnStorage(database, shared, 'the disk'),
  ]);
});

test('a process with another disk than the other processes is refused at its start', async () => {
  await agreeOnStorage(database, openMemoryStorage(), '/one');
  const start = agreeOnStorage(database, openMemoryStorage(), '/two');
  await expect(start).rejects.toThrow(/do not lie in \/two.*same storage.*S3_ENDPOINT/);
});

test('of two that start at the same moment on different disks only one continues', async () => {
  const starts = [1, 2].map(() => agreeOnStorage(database, openMemoryStorage(), 'the disk'));
  const outcomes = await Promise.allSettled(starts);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('killed between the two marks, the next start continues', async () => {
  const storage = openMemoryStorage();
  await storage.put('installation', Buffer.from('half-done'));
  await agreeOnStorage(database, storage, 'the disk');
  await agreeOnStorage(database, storage, 'the disk');
});
