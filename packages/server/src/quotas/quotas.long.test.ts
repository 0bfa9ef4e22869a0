import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageClient } from '../images/testing/image-client.ts';
import { openTestServer, type TestServer, testOrigin } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The answers to `count` requests, this many at a time. */
async function flood(
  count: number,
  atATime: number,
  ask: (index: number) => Promise<{ statusCode: number }>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  let next = 0;
  const one = async () => {
    while (next < count) {
      const { statusCode } = await ask(next++);
      counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atATime }, one));
  return counts;
}

test('of 1,200 tours in seconds an account gets a thousand, and no more changes a minute than anybody', async () => {
  const ann = imageClient(server, await server.signUp('ann@example.com'));
  const { pool } = server.services.database;
  const made = await flood(1200, 50, () => ann.call('POST', '/api/tours', { name: 'Maple Street' }));
  expect(made).toEqual({ 201: 1000, 403: 200 });
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from tours');
  expect(rows[0]?.count).toBe(1000);
});

test('of 513 uploads of 500 MB a hundred begin, and nothing of the others is left', async () => {
  const user = await server.signUp('ben@example.com');
  const ben = imageClient(server, user);
  const tourId = await ben.createTour();
  const begin = (index: number) => {
    const metadata = `slug ${Buffer.from(`${tourId}/${index}.jpg`).toString('base64')},filetype ${Buffer.from('image/jpeg').toString('base64')}`;
    return server.app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: {
        cookie: user.cookie,
        origin: testOrigin,
        'tus-resumable': '1.0.0',
        // 500 MB, unless this machine has no room for a hundred of them: that is refused for another reason.
        'upload-length': '1000000',
        'upload-metadata': metadata,
      },
    });
  };
  expect(await flood(513, 40, begin)).toEqual({ 201: 100, 403: 413 });
  const { rows } = await server.services.database.pool.query(
    'select (select count(*) from uploads)::int as uploads, (select count(*) from images)::int as images',
  );
  expect(rows).toEqual([{ uploads: 100, images: 100 }]);
});

test('a flood of events from one address keeps 1,200 a minute', async () => {
  const payload = Array.from({ length: 50 }, () => ({ name: 'page_view', page_path: '/' }));
  const post = () => server.app.inject({ method: 'POST', url: '/api/events', payload });
  const counts = await flood(2000, 50, post);
  // A minute may end meanwhile.
  expect((counts[202] ?? 0) * 50).toBeLessThanOrEqual(2400);
  expect(counts[429]).toBeGreaterThan(1900);
});

test('three million events are summed, and the list of tours reads the sums', async () => {
  const user = await server.signUp('cleo@example.com');
  const cleo = imageClient(server, user);
  const tourId = await cleo.createTour();
  const { database } = server.services;
  await database.pool.query(
    `insert into events (name, tour_id, page_path, parameters, at)
     select 'tour_welcome_page_view', $1, '/welcome/x', '{}', now() - interval '1 hour' - n * interval '1 second'
     from generate_series(1, 3000000) n`,
    [tourId],
  );
  // As after an update from before there were sums.
  await database.pool.query("update event_sums set until = 'epoch'");
  const { createEvents } = await import('../events/events.ts');
  const config = { eventDays: 90, eventsPerAddress: 1200 };
  const events = createEvents({ database, config, clock: () => new Date() });
  const views = async () => {
    // The server's own sweep may be at it.
    await events.sweep();
    return (await cleo.get('/api/tours')).json().items[0].views;
  };
  await expect.poll(views, { timeout: 300_000 }).toBe(3_000_000);
  await database.pool.query('analyze events');
  const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: { 'Actual Rows': number } }] }>(
    `explain (analyze, format json) select 1 from events
     where tour_id = $1 and at >= (select until from event_sums)`,
    [tourId],
  );
  // What the list still reads one by one.
  expect(rows[0]?.['QUERY PLAN'][0].Plan['Actual Rows']).toBe(0);
});
