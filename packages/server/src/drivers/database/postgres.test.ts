import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { operators } from './schema/operators/operators.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(pino({ level: 'silent' }));
});
afterAll(() => database.close());

test('a transaction that ends well is kept, with its answer', async () => {
  const answer = await database.transaction(async ({ orm }) => {
    await orm.insert(operators).values({ userId: 'kept' });
    return 42;
  });
  expect(answer).toBe(42);
  expect((await database.orm.select().from(operators)).map(({ userId }) => userId)).toEqual(['kept']);
});

test('a transaction that throws leaves nothing, and its connection serves on', async () => {
  const failing = database.transaction(async ({ orm, client }) => {
    await orm.insert(operators).values({ userId: 'lost' });
    await client.query('select 1');
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
  expect((await database.orm.select().from(operators)).map(({ userId }) => userId)).not.toContain('lost');
});

test('a connection that is lost within a transaction ends the transaction, not the process', async () => {
  const lost = database.transaction(async ({ client }) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid;
    const isAsleep = async () => {
      const sleeping = "select from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'";
      return (await database.pool.query(sleeping, [pid])).rowCount;
    };
    const end = async () => {
      await expect.poll(isAsleep).toBe(1);
      await database.pool.query('select pg_terminate_backend($1)', [pid]);
    };
    await Promise.all([client.query('select pg_sleep(60)'), end()]);
  });
  await expect(lost).rejects.toThrow(/terminat|connection error/);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('hears what is sent, from a transaction only when it commits, until it stops listening', async () => {
  const heard: string[] = [];
  const stop = await database.listen('tour', (payload) => heard.push(payload));
  await database.notify('tour', 'one');
  await database.transaction(({ client }) => database.notify('tour', 'two', client));
  await database
    .transaction(async ({ client }) => {
      await database.notify('tour', 'never', client);
      throw new Error('halfway');
    })
    .catch(() => {});
  await expect.poll(() => heard).toEqual(['one', 'two']);
  await stop();
  await database.notify('tour', 'late');
  await database.notify('other', 'elsewhere');
  expect(heard).toEqual(['one', 'two']);
});

test('hears again after the connection broke', async () => {
  const heard: string[] = [];
  const stop = await database.listen('broken', (payload) => heard.push(payload));
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tourwright listener' and datname = current_database()",
  );
  await expect
    .poll(
      async () => {
        await database.notify('broken', 'again');
        return heard.length;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBeGreaterThan(0);
  await stop();
});
