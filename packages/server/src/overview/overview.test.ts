import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, testOrigin } from '../testing/test-server.ts';

let server: TestServer;
let now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
});
afterAll(() => server.close());

const query = (text: string, values: unknown[]) => server.services.database.pool.query(text, values);

test('counts what happened with own tours day by day, summed or not, the month’s views too, and nothing of others', async () => {
  const ann = await server.signUp('ann@example.com');
  const bob = await server.signUp('bob@example.com');
  const ask = (method: 'GET' | 'POST', url: string, { cookie }: { cookie: string }, payload?: object) =>
    server.app.inject({ method, url, headers: { origin: testOrigin, cookie }, ...(payload && { payload }) });
  const own = (await ask('POST', '/api/tours', ann, { name: 'Own' })).json().id as string;
  const other = (await ask('POST', '/api/tours', bob, { name: 'Other' })).json().id as string;
  const happen = (name: string, tourId: string, path = '/welcome/x') =>
    ask('POST', '/api/events', ann, { name, tour_id: tourId, page_path: path });
  const overview = async () => {
    const answer = await ask('GET', '/api/overview', ann);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().days as { day: string; views: number; entries: number; leads: number }[];
  };

  const viewsOfMonth = async () => {
    const answer = await ask('GET', `/api/users/${ann.userId}/plan`, ann);
    return answer.json().usage.monthlyViews as number;
  };

  await happen('tour_welcome_page_view', own);
  await happen('page_view', own);
  await happen('page_view', own, `/embed/${own}`);
  await happen('enter_tour_button_click', own);
  await happen('tour_welcome_page_view', other);
  await query(
    `insert into leads (id, request_id, tour_id, owner_id, tour_title, name, email, phone, message, status, path, locale,
      consent, consent_version, created_at, updated_at)
    select $1 || status, $1 || status, $1, $2, '', '', '', '', '', status, '[]', 'en', '', 1, $3, $3
    from unnest(array['new', 'spam']) status`,
    [own, ann.userId, '2026-11-19T23:59:00Z'],
  );
  const first = await overview();
  expect(first).toHaveLength(60);
  expect(first.at(-1)).toEqual({ day: '2026-11-20', views: 2, entries: 1, leads: 0, orders: 0 });
  expect(first.at(-2)).toMatchObject({ day: '2026-11-19', views: 0, leads: 1 });
  expect(await viewsOfMonth()).toBe(2);

  // A day later all of it is summed, and something new came.
  now = new Date('2026-11-21T12:00:00Z');
  const job = { name: 'sums of events' };
  await server.work();
  await server.services.queue.send('sweep', job);
  await expect
    .poll(
      async () =>
        (await query('select count(*)::int as n from event_days where tour_id = $1', [own])).rows[0].n,
    )
    .toBeGreaterThan(0);
  await happen('tour_welcome_page_view', own);
  const second = await overview();
  expect(second.slice(-2)).toMatchObject([
    { day: '2026-11-20', views: 2, entries: 1 },
    { day: '2026-11-21', views: 1, entries: 0 },
  ]);
  expect(await viewsOfMonth()).toBe(3);
});
