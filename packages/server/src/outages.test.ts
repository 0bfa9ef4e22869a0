import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './drivers/database/database.ts';
import { openPostgres } from './drivers/database/postgres.ts';
import { openMemoryStorage } from './drivers/storage/memory-storage.ts';
import { imageClient, photo } from './images/testing/image-client.ts';
import { openQueue } from './jobs/queue.ts';
import { type DatabaseGate, openDatabaseGate } from './testing/database-gate.ts';
import { hearNews } from './testing/hear-news.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { openTestServer, type TestServer, type TestUser, testOrigin } from './testing/test-server.ts';

const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
let own: Database;
let gate: DatabaseGate;
let server: TestServer;
let ann: TestUser;
let tourId: string;
let isDiskFull = false;
/** How many tiles meet a full disk. */
let fullForTiles = 0;

beforeAll(async () => {
  own = await openTestDatabase(log);
  gate = await openDatabaseGate(own.url);
  const memory = openMemoryStorage();
  server = await openTestServer({
    database: openPostgres(gate.url, log),
    queue: await openQueue(gate.url, log, { outageSeconds: 0 }),
    storage: {
      ...memory,
      put: async (key, body) => {
        if (isDiskFull || (key.endsWith('.jpg') && key.includes('/f/') && fullForTiles-- > 0))
          throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        return memory.put(key, body);
      },
    },
  });
  ann = await server.signUp('ann@example.com');
  tourId = await imageClient(server, ann).createTour();
});
afterAll(async () => {
  await server.close();
  await gate.close();
  await own.close();
});
beforeEach(() => {
  isDiskFull = false;
});

const away = (code = 'database_away') =>
  expect.objectContaining({ status: 503, code, detail: expect.stringContaining('try again') });

test('while the database is unavailable, requests are answered with 503, and the reason is reported', async () => {
  await gate.shut();
  const headers = { cookie: ann.cookie, origin: testOrigin };
  try {
    const live = await server.app.inject({ url: '/healthz', headers });
    expect(live.statusCode).toBe(200);
    const ready = await server.app.inject({ url: '/readyz', headers });
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'not ready', missing: ['database'] });

    const payload = { email: 'ann@example.com', password: 'correct horse battery' };
    const asked = [
      { url: '/api/tours' },
      { url: `/api/tours/${tourId}` },
      { url: `/api/tours/${tourId}/live` },
      { url: `/fetch-url?slug=${tourId}/a.jpg` },
      { url: '/api/demos' },
      { url: '/api/auth/get-session' },
      { method: 'POST', url: '/api/tours', payload: { name: 'Maple Street' } },
      { method: 'POST', url: '/api/events', payload: { name: 'page_view', page_path: '/' } },
      { method: 'POST', url: '/api/auth/sign-in/email', payload },
      { method: 'POST', url: '/api/auth/sign-out', payload: {} },
    ] as const;
    for (const request of asked) {
      const answer = await server.app.inject({ headers, ...request });
      expect([request.url, answer.statusCode]).toEqual([request.url, 503]);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toEqual(away());
    }
    // The app comes all the same, and says in it what is wrong.
    const page = await server.app.inject({ url: `/welcome/${tourId}`, headers });
    expect(page.statusCode).toBe(503);
    expect(page.headers['content-type']).toContain('text/html');
    expect((await server.app.inject({ url: '/dashboard', headers })).statusCode).toBe(200);
  } finally {
    await gate.open();
  }
  await expect
    .poll(async () => (await server.app.inject({ url: '/api/tours', headers })).statusCode)
    .toBe(200);
});

test('on a full disk a file is refused, and its sender learns why', async () => {
  const client = imageClient(server, ann);
  isDiskFull = true;
  const answer = await client.post(`${tourId}/full.jpg`, await photo());
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual(away('disk_full'));
  isDiskFull = false;
  expect((await client.post(`${tourId}/full.jpg`, await photo())).statusCode).toBe(201);
});

test('a panorama whose tiles meet a full disk is cut when there is room again', async () => {
  const client = imageClient(server, ann);
  const slug = `${tourId}/patient.jpg`;
  fullForTiles = 1;
  await client.post(slug, await photo());
  await server.work();
  await client.until(tourId, slug, 'ready');
  expect(fullForTiles).toBeLessThan(0);
});

test('public photos are shown on while the database is away', async () => {
  const client = imageClient(server, ann);
  const { url } = (await client.mediaOf(tourId))[`${tourId}/patient.jpg`] ?? {};
  if (!url) throw new Error('The photo has no address');
  const tour = { scenes: [{ id: 1, name: 'Hall', slug: `${tourId}/patient.jpg` }] };
  await server.app.inject({
    method: 'PATCH',
    url: `/api/tours/${tourId}`,
    headers: { cookie: ann.cookie, origin: testOrigin, 'if-match': '*' },
    payload: tour,
  });
  expect((await client.call('POST', `/api/tours/${tourId}/publish`)).statusCode).toBe(200);
  const look = async () => (await server.app.inject({ url })).statusCode;
  await expect.poll(look).toBe(200);
  // The notification makes every client ask again.
  await hearNews(server.services.database);
  expect(await look()).toBe(200);
  await gate.shut();
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
  try {
    expect(await look()).toBe(200);
  } finally {
    clock.mockRestore();
    await gate.open();
  }
});
