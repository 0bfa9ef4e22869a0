import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventDays, events as table } from '../drivers/database/schema/visitors/events.ts';
import { dayMs } from '../durations.ts';
import { openTestServer, type TestServer, testOrigin } from '../testing/test-server.ts';
import { createEventBatches } from './event-batches.ts';
import { createEvents, type Events } from './events.ts';

let server: TestServer;
/** As long after the present as a test wants. */
let laterMs = 0;
let events: Events;
beforeAll(async () => {
  server = await openTestServer();
  const { database } = server.services;
  const config = { eventDays: 90, eventsPerAddress: 100 };
  events = createEvents({ database, config, clock: () => new Date(Date.now() + laterMs) });
});
afterAll(() => server.close());

const click = {
  name: 'enter_tour_button_click',
  tour_id: 't1',
  tour_name: 'Maple Lane',
  tour_type: 'real-estate',
  page_path: '/welcome/t1',
  page_title: 'Maple Lane',
  button_text: 'ENTER TOUR',
};
const post = (payload: object, origin: string = testOrigin) =>
  server.app.inject({ method: 'POST', url: '/api/events', headers: { origin }, payload });

test('keeps an event with all its parameters', async () => {
  const answer = await post(click);
  expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: 1 }]);
  const [row] = await server.services.database.orm.select().from(table);
  const { name, ...parameters } = click;
  expect(row).toMatchObject({ name, tourId: 't1', pagePath: '/welcome/t1', parameters });
});

test('keeps an event without the characters that the database cannot hold', async () => {
  const odd = { name: 'page_view', tour_id: 'odd\0', page_path: '/\ud800x', more: { 'a\0': ['\0b 👩‍🍳'] } };
  expect((await post(odd)).statusCode).toBe(202);
  const rows = await server.services.database.orm.select().from(table).where(eq(table.tourId, 'odd'));
  expect(rows).toMatchObject([{ pagePath: '/x', parameters: { more: { a: ['b 👩‍🍳'] } } }]);
});

test('takes a list, also from a frame without an origin', async () => {
  const answer = await post(
    [{ name: 'page_view' }, { name: 'tour_welcome_page_view', tour_id: 't2' }],
    'null',
  );
  expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: 2 }]);
});

test.each([
  ['no name', {}],
  ['a name that we do not know', { name: 'mining_started' }],
  ['an empty list', []],
  ['more than fifty', Array.from({ length: 51 }, () => ({ name: 'page_view' }))],
  ['more than 4 KB', { name: 'page_view', note: 'x'.repeat(9000) }],
])('refuses %s and says what is wrong', async (_, payload) => {
  const answer = await post(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors.length).toBeGreaterThan(0);
});

test('a view is an opening of the welcome page or of an embed', async () => {
  await post([
    { name: 'page_view', tour_id: 'v', page_path: '/welcome/v' },
    { name: 'tour_welcome_page_view', tour_id: 'v', page_path: '/welcome/v' },
    { name: 'page_view', tour_id: 'v', page_path: '/preview/v' },
    { name: 'page_view', tour_id: 'v', page_path: '/embed/v' },
  ]);
  expect([...(await events.views(['v', 'nobody']))]).toEqual([['v', 2]]);
});

test('views stay the same when events become sums, however often and by how many that is done', async () => {
  const ann = await server.signUp('ann@example.com');
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/tours',
    headers: { origin: testOrigin, cookie: ann.cookie },
    payload: { name: 'Maple Lane' },
  });
  const { id } = made.json();
  const views = async () => (await events.views([id])).get(id);
  const welcome = { name: 'tour_welcome_page_view', tour_id: id, page_path: `/welcome/${id}` };
  const embedded = { name: 'page_view', tour_id: id, page_path: `/embed/${id}` };
  await post([welcome, welcome, embedded, { ...embedded, page_path: '/preview/x' }]);
  expect(await views()).toBe(3);

  const { orm } = server.services.database;
  const raw = async () => (await orm.select().from(table).where(eq(table.tourId, id))).length;
  laterMs = 10 * 60_000;
  await Promise.all([events.sweep(), events.sweep(), events.sweep()]);
  await events.sweep();
  expect([await views(), await raw()]).toEqual([3, 4]);

  // Three months later they are gone one by one, and counted still.
  laterMs = 91 * dayMs;
  await events.sweep();
  expect([await views(), await raw()]).toEqual([3, 0]);
  const unknown = await orm.select().from(eventDays).where(eq(eventDays.tourId, 'v'));
  expect(unknown).toEqual([]);
  laterMs = 0;
});

test('one address sends this many events a minute, all of an IPv6 network together; others continue', async () => {
  const batch = Array.from({ length: 50 }, () => ({ name: 'page_view' as const }));
  await events.record(batch, '2001:db8::1');
  await events.record(batch, '2001:db8::2');
  await expect(events.record(batch, '2001:db8::3')).rejects.toMatchObject({
    code: 'too_many_events',
    retryAfterSeconds: expect.any(Number),
  });
  expect(await events.record(batch, '203.0.113.9')).toBe(50);
});

test('what arrives while others are stored is stored together, and answered only afterwards', async () => {
  const batches: number[] = [];
  const store = createEventBatches(async (list) => {
    batches.push(list.length);
    if (list.length === 3) throw new Error('no database');
  });
  const one = { event: { name: 'page_view' as const }, at: new Date() };
  const first = store([one]);
  const others = [store([one]), store([one, one])];
  await first;
  const outcomes = await Promise.allSettled(others);
  expect(batches).toEqual([1, 3]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
