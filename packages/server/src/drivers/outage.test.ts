import { open } from 'node:fs/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openPostgres } from './database/postgres.ts';
import { outageOf } from './outage.ts';
import { openS3Storage } from './storage/s3-storage.ts';

const log = pino({ level: 'silent' });
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a database that does not answer is away, however deep the fault is wrapped', async () => {
  const database = openPostgres('postgres://nobody:x@127.0.0.1:1/none', log);
  expect(outageOf(await thrownBy(database.pool.query('select 1')))).toBe('database_away');
  const { events } = await import('./database/schema/visitors/events.ts');
  expect(outageOf(await thrownBy(database.orm.select().from(events)))).toBe('database_away');
  await database.close();
});

test('a bucket that does not answer is storage that is away', async () => {
  const storage = openS3Storage({
    endpoint: 'http://127.0.0.1:1',
    bucket: 'tours',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    forcePathStyle: true,
  });
  expect(outageOf(await thrownBy(storage.check()))).toBe('storage_away');
  await storage.close();
});

test.skipIf(process.platform !== 'linux')(
  'a full disk is one, also as the text of another process',
  async () => {
    const file = await open('/dev/full', 'w');
    const error = await thrownBy(file.writeFile('x'));
    await file.close();
    expect(outageOf(error)).toBe('disk_full');
    expect(outageOf(new Error(`write failed\nunix error: No space left on device`))).toBe('disk_full');
  },
);

test('a missing file, a browser that went and a fault of ours are none', async () => {
  expect(outageOf(await thrownBy(open('/nothing/there', 'r')))).toBe(null);
  expect(outageOf(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(null);
  expect(outageOf(new TypeError('x is not a function'))).toBe(null);
  expect(outageOf(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(null);
  expect(outageOf('text')).toBe(null);
});
