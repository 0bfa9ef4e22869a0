import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as table } from '../drivers/database/schema/events.ts';
import { openTestServer, TEST_ORIGIN, type TestServer } from '../testing/test-server.ts';
import { createEvents } from './events.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
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
const post = (payload: object, origin: string = TEST_ORIGIN) =>
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
  ['a name with spaces', { name: 'page view' }],
  ['an empty list', []],
  ['more than fifty', Array.from({ length: 51 }, () => ({ name: 'page_view' }))],
  ['more than 8 KB', { name: 'page_view', note: 'x'.repeat(9000) }],
])('refuses %s and says what is wrong', async (_, payload) => {
  const answer = await post(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors.length).toBeGreaterThan(0);
});

test('a view is an opening of the welcome page or of an embed', async () => {
  const { database, clock } = server.services;
  await post([
    { name: 'page_view', tour_id: 'v', page_path: '/welcome/v' },
    { name: 'tour_welcome_page_view', tour_id: 'v', page_path: '/welcome/v' },
    { name: 'page_view', tour_id: 'v', page_path: '/preview/v' },
    { name: 'page_view', tour_id: 'v', page_path: '/embed/v' },
  ]);
  const views = await createEvents({ database, clock }).views(['v', 'nobody']);
  expect([...views]).toEqual([['v', 2]]);
});
