/** Published tours for visitors: served from memory, never anything unpublished, and also during an outage. */
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './drivers/database/database.ts';
import { openPostgres } from './drivers/database/postgres.ts';
import { demoEntries } from './drivers/database/schema/visitors/events.ts';
import { openQueue } from './jobs/queue.ts';
import { type DatabaseGate, openDatabaseGate } from './testing/database-gate.ts';
import { hearNews } from './testing/hear-news.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';
import { signUpOwner, type TestOwner } from './tours/test-owner.ts';

const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
let own: Database;
let gate: DatabaseGate;
let server: TestServer;
let ann: TestOwner;
let tourId: string;
let queries = 0;

beforeAll(async () => {
  own = await openTestDatabase(log);
  gate = await openDatabaseGate(own.url);
  const database = openPostgres(gate.url, log);
  server = await openTestServer({
    database,
    queue: await openQueue(gate.url, log, { outageSeconds: 0 }),
  });
  const { query } = database.pool;
  database.pool.query = ((...given: Parameters<typeof query>) => {
    queries += 1;
    return query.apply(database.pool, given);
  }) as typeof query;
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ann = await signUpOwner(server, 'ann@example.com');
});
afterAll(async () => {
  await server.close();
  await gate.close();
  await own.close();
});
beforeEach(async () => {
  const scene = { id: 1, name: 'Hall', slug: 'hall.jpg', hotspots: [], videos: [] };
  const given = { name: 'Loft', description: 'x'.repeat(2000), activity: true, scenes: [scene] };
  tourId = (await ann.create(given)).id;
});

/** Over a connection, since what is requested again passes by the framework and what it lets inject. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = server.app.server.address() as AddressInfo;
  const [answer, rawPayload] = await new Promise<[IncomingMessage, Buffer]>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, async (incoming) =>
      resolve([incoming, await buffer(incoming)]),
    ).on('error', reject);
  });
  const body = rawPayload.toString();
  return {
    statusCode: answer.statusCode,
    headers: answer.headers,
    rawPayload,
    body,
    json: () => JSON.parse(body),
  };
}
const addresses = () => ({
  document: `/api/tours/${tourId}`,
  preview: `/preview/loft?tourId=${tourId}`,
  embed: `/embed/${tourId}`,
});
test.each(['document', 'preview', 'embed'] as const)(
  'the %s of a published tour is made once, and the same for the next visitor without a query',
  async (name) => {
    const url = addresses()[name];
    const first = await ask(url);
    await hearNews(server.services.database);
    await ask(url);
    queries = 0;
    const second = await ask(url);
    expect(queries).toBe(0);
    expect(second.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    const { etag: tag, 'x-request-id': id, date, 'content-length': _, ...headers } = second.headers;
    expect(first.headers).toMatchObject(headers);
    expect(id).not.toBe(first.headers['x-request-id']);
    expect(tag).toMatch(/^"[^"]+"$/);
    expect(headers['cache-control']).toMatch(/^public, max-age=0, .*stale-while-revalidate=\d/);
    expect(headers.vary).toContain('cookie');
  },
);

test('each browser gets an encoding that it accepts, and 304 when it already has the answer', async () => {
  const { preview, document } = addresses();
  for (const url of [preview, document]) {
    const plain = await ask(url);
    for (const _ of ['first', 'ready']) {
      const small = await ask(url, { 'accept-encoding': 'gzip, br' });
      expect(small.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
      const same = await ask(url, { 'if-none-match': String(small.headers.etag), 'accept-encoding': 'br' });
      expect([same.statusCode, same.body]).toEqual([304, '']);
      expect(same.headers['cache-control']).toBe(small.headers['cache-control']);
    }
    expect((await ask(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  }
  expect((await ask(document)).headers.etag).toBe('"2"');
});

test('publishing and withdrawing show in the next request, and so does deleting', async () => {
  const urls = Object.values(addresses());
  const statuses = async () => Promise.all(urls.map(async (url) => (await ask(url)).statusCode));
  const look = async () => (await ask(urls[0] ?? '')).json().name;
  expect(await statuses()).toEqual([200, 200, 200]);
  await ann.ask('PATCH', `/api/tours/${tourId}`, { name: 'Barn' }, { 'if-match': '*' });
  expect(await look()).toBe('Loft');
  await ann.ask('POST', `/api/tours/${tourId}/publish`);
  expect(await look()).toBe('Barn');
  expect((await ask(urls[1] ?? '')).body).toContain('Barn');
  await ann.ask('POST', `/api/tours/${tourId}/unpublish`);
  expect(await statuses()).toEqual([404, 404, 404]);
  await ann.ask('POST', `/api/tours/${tourId}/publish`);
  expect(await statuses()).toEqual([200, 200, 200]);
  await ann.ask('DELETE', `/api/tours/${tourId}`);
  expect(await statuses()).toEqual([404, 404, 404]);
});

test('what another process withdraws is gone on notification, and after a second without one', async () => {
  const { document } = addresses();
  const withdraw = (isShown: boolean) =>
    own.pool.query('update tours set activity = $1 where id = $2', [
      isShown ? 'published' : 'unpublished',
      tourId,
    ]);
  expect((await ask(document)).statusCode).toBe(200);
  await withdraw(false);
  await own.notify('tour', JSON.stringify({ tourId, type: 'edit' }));
  await expect.poll(async () => (await ask(document)).statusCode).toBe(404);
  await withdraw(true);
  await expect.poll(async () => (await ask(document)).statusCode).toBe(200);
  await withdraw(false);
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 1001);
  try {
    expect((await ask(document)).statusCode).toBe(404);
  } finally {
    clock.mockRestore();
  }
});

test('an owner gets the draft, whatever is ready for visitors', async () => {
  const { document, preview } = addresses();
  for (const url of [document, preview]) await ask(url);
  await ann.ask('PATCH', `/api/tours/${tourId}`, { name: 'Draft' }, { 'if-match': '*' });
  const { cookie } = ann;
  const draft = await ask(document, { cookie });
  expect(draft.json().name).toBe('Draft');
  expect(draft.headers['cache-control']).toBe('private, no-cache');
  expect((await ask(preview, { cookie })).body).toContain('Draft');
  expect((await ask(document)).json().name).toBe('Loft');
  expect((await ask(preview)).body).not.toContain('Draft');
});

test.each(['/', '/explore'])(
  'the page %s is the same for all visitors, and made for a logged-in user',
  async (url) => {
    const first = await ask(url);
    const second = await ask(url);
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
    expect(second.headers['cache-control']).toMatch(/^public, max-age=0,/);
    const same = await ask(url, { 'if-none-match': String(second.headers.etag) });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    const own = await ask(url, { cookie: ann.cookie });
    expect(own.headers['cache-control']).toBe('private, no-cache');
    expect(own.headers['content-security-policy']).toContain("'nonce-");
  },
);

test('what comes into the gallery shows on its page', async () => {
  expect((await ask('/explore')).body).not.toContain('Mill');
  await own.orm
    .insert(demoEntries)
    .values({ tourId, title: 'The Mill', description: 'x', category: 'retail', position: 0 });
  await own.notify('tour', JSON.stringify({ tourId, type: 'edit' }));
  await expect.poll(async () => (await ask('/explore')).body).toContain('The Mill');
  await own.orm.delete(demoEntries);
  await own.notify('tour', JSON.stringify({ tourId, type: 'edit' }));
  await expect.poll(async () => (await ask('/explore')).body).not.toContain('The Mill');
});

test('visitors who come at once have it made for them once', async () => {
  const { document } = addresses();
  await ask(`/api/tours/${tourId}?form=stored`);
  queries = 0;
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(document)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  // Whether it is published, and what it is.
  expect(queries).toBeLessThan(6);
});

test('while the database is unavailable, visited pages are still shown; everything else gets 503', async () => {
  const urls = Object.values(addresses());
  await hearNews(server.services.database);
  for (const url of urls) await ask(url);
  const unvisited = (await ann.create({ name: 'Shed', activity: true, scenes: [] })).id;
  await gate.shut();
  const now = performance.now();
  let passed = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + passed);
  try {
    for (passed of [10, 30_000, 60_000, 120_000]) {
      for (const url of urls) {
        const answer = await ask(url);
        expect([url, answer.statusCode]).toEqual([url, 200]);
        expect(answer.body).toContain('Loft');
      }
    }
    // A page is better than none; a program that asks in somebody's name may want the draft.
    const { cookie } = ann;
    const [document = '', preview = ''] = urls;
    const page = await ask(preview, { cookie });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await ask(document, { cookie })).statusCode).toBe(503);
    for (const url of [`/api/tours/${unvisited}`, `/preview/shed?tourId=${unvisited}`, '/api/tours/none']) {
      expect([url, (await ask(url)).statusCode]).toEqual([url, 503]);
    }
    const missing = await ask(`/api/tours/${unvisited}`);
    expect(Number(missing.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    clock.mockRestore();
    await gate.open();
  }
  await expect.poll(async () => (await ask(`/api/tours/${unvisited}`)).statusCode).toBe(200);
});
