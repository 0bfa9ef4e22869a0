import type { AddressInfo } from 'node:net';
import type { ImageInfo } from '@tourwright/api';
import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../drivers/database/database.ts';
import { createQuotas } from '../../quotas/quotas.ts';
import { addUser, openTestDatabase } from '../../testing/test-database.ts';
import { createTours, type Tours } from '../tours.ts';
import { liveRoutes } from './live-routes.ts';
import { openTourFeed, type TourFeed } from './tour-feed.ts';

const log = pino({ level: 'silent' });
let database: Database;
let tours: Tours;
let feed: TourFeed;
let app: FastifyInstance;
let address: string;
/** Ends the session of the newest stream. */
let endSession: () => void;

/** The live route alone, on a port, for a user named by a header. */
beforeEach(async () => {
  database = await openTestDatabase(log);
  await addUser(database, 'ann');
  const images = {
    picturesOf: async () => [],
    thumbnailsOf: async () => new Map<string, string>(),
    copyTourImages: async () => {},
    adjustTourImages: async () => {},
    keepTourImages: async () => {},
    releaseTourImages: async () => {},
    drawStills: async () => {},
    deleteTourImages: async () => {},
    keptMedia: async () => ({}),
    bringBackMedia: async () => {},
  };
  const quotas = createQuotas({ tours: 1000, storageBytes: 2 ** 40, uploads: 100, documentBytes: 2 ** 30 });
  tours = createTours({
    database,
    log,
    clock: () => new Date(),
    images,
    quotas,
    keepRule: { hourlyDays: 7, dailyDays: 90, published: 20 },
    viewsOf: async () => new Map(),
    galleryOf: async () => new Map(),
    announce: async () => {},
  });
  feed = openTourFeed({ database, log });
  app = fastify({ forceCloseConnections: 'idle' });
  app.decorateRequest('userId', null);
  app.decorateRequest('isAllowed', false);
  app.decorate('can', async (userId: string | null) => userId === 'ann');
  app.addHook('onRequest', async (request) => {
    request.userId = String(request.headers['x-user']);
  });
  const imageOf = async (_: string, slug: string) => ({ slug, state: 'ready' }) as ImageInfo;
  const watchSession = async (_: unknown, onEnd: () => void) => {
    endSession = onEnd;
    return () => {};
  };
  liveRoutes(app, { tours, feed, imageOf, watchSession, heartbeatMs: 50 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await app.close();
  await tours.close();
  await feed.close();
  await database.close();
});

/** Reads a stream until `done` says that enough has come. */
async function open(tourId: string, headers: Record<string, string> = {}) {
  const closing = new AbortController();
  const answer = await fetch(`${address}/api/tours/${tourId}/live`, {
    headers: { 'x-user': 'ann', ...headers },
    signal: closing.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (pattern: RegExp) => {
    while (!pattern.test(text)) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error(`ended after ${text}`);
      text += value;
    }
    return text;
  };
  const end = async () => {
    for (;;) if ((await reader?.read())?.done !== false) return;
  };
  return { answer, until, end, close: () => closing.abort() };
}

let count = 0;
const rename = (name: string) =>
  ({ id: `edit-${count++}-rename`, v: 1, kind: 'tour.set', field: 'name', value: name }) as const;

const create = async (body: object = { name: 'House' }) =>
  (await tours.create('ann', JSON.stringify(body))).summary;

test('sends accepted edits, with the version as id', async () => {
  const { id } = await create();
  const stream = await open(id);
  expect(stream.answer.headers.get('content-type')).toContain('text/event-stream');
  await tours.edit(id, 'ann', JSON.stringify({ base: 1, edits: [rename('One'), rename('Two')] }), 'en');
  const text = await stream.until(/id: 3[\s\S]*\n\n/);
  const data = [...text.matchAll(/event: edit\ndata: (.*)\n/g)].map(([, json]) => JSON.parse(json ?? ''));
  expect(data).toMatchObject([
    { version: 2, edit: { value: 'One' } },
    { version: 3, edit: { value: 'Two' } },
  ]);
  stream.close();
});

test('begins after the version that the reader has, and ends the pause with what it missed', async () => {
  const { id } = await create();
  const names = Array.from({ length: 450 }, (_, index) => rename(`Name ${index}`));
  await tours.edit(id, 'ann', JSON.stringify({ base: 1, edits: names }), 'en');
  const stream = await open(id, { 'last-event-id': '2' });
  const text = await stream.until(/id: 451[\s\S]*\n\n/);
  const versions = [...text.matchAll(/^id: (\d+)$/gm)].map(([, version]) => Number(version));
  expect(versions).toEqual(Array.from({ length: 449 }, (_, index) => index + 3));
  stream.close();
});

test('sends changes of images, and heartbeats in between', async () => {
  const { id } = await create();
  const stream = await open(id);
  await database.notify('tour', JSON.stringify({ tourId: id, type: 'image', slug: `${id}/hall.jpg` }));
  const text = await stream.until(/event: image[\s\S]*: heartbeat/);
  expect(text).toContain(`data: {"slug":"${id}/hall.jpg","state":"ready"}`);
  stream.close();
});

test('finds edits whose notification was lost at the next beat', async () => {
  const { id } = await create();
  const stream = await open(id);
  await stream.until(/heartbeat/);
  const { notify } = database;
  database.notify = async () => {};
  await tours.edit(id, 'ann', JSON.stringify({ base: 1, edits: [rename('Quiet')] }), 'en');
  database.notify = notify;
  expect(await stream.until(/Quiet/)).toContain('id: 2');
  stream.close();
});

test('a notification that cannot be read is passed over', async () => {
  const { id } = await create();
  const stream = await open(id);
  for (const payload of ['{{', '{}', '7']) await database.notify('tour', payload);
  await tours.edit(id, 'ann', JSON.stringify({ base: 1, edits: [rename('After')] }), 'en');
  expect(await stream.until(/After/)).toContain('id: 2');
  stream.close();
});

test('is for the owner', async () => {
  const { id } = await create({ name: 'House', activity: true, scenes: [] });
  const { answer } = await open(id, { 'x-user': 'eve' });
  expect(answer.status).toBe(404);
});

test('ends when the tour is deleted, and when the server closes', async () => {
  const [one, two] = [await create({ name: 'A' }), await create({ name: 'B' })];
  const streams = [await open(one.id), await open(two.id)];
  await tours.remove(one.id);
  await streams[0]?.end();
  const closing = app.close();
  await streams[1]?.end();
  await closing;
});

test('gives back what a reader who goes away had', async () => {
  const { id } = await create();
  let readers = 0;
  const { subscribe } = feed;
  feed.subscribe = async (...given) => {
    const unsubscribe = await subscribe(...given);
    readers += 1;
    return () => {
      readers -= 1;
      unsubscribe();
    };
  };
  const stream = await open(id);
  await stream.until(/heartbeat/);
  expect(readers).toBe(1);
  stream.close();
  await expect.poll(() => readers).toBe(0);
});

test('ends with its session', async () => {
  const { id } = (await tours.create('ann', JSON.stringify({ name: 'House' }))).summary;
  const stream = await open(id);
  await stream.until(/retry/);
  endSession();
  await stream.end();
});

test('the 21st of a user ends the first', async () => {
  const { id } = (await tours.create('ann', JSON.stringify({ name: 'House' }))).summary;
  const first = await open(id);
  const others = [];
  for (let count = 0; count < 20; count += 1) others.push(await open(id));
  await first.end();
  await tours.edit(id, 'ann', JSON.stringify({ base: 1, edits: [rename('Seen by 20')] }), 'en');
  for (const stream of others) {
    await stream.until(/Seen by 20/);
    stream.close();
  }
});

test('an edit is read once for all streams of a tour', async () => {
  const { id } = (await tours.create('ann', JSON.stringify({ name: 'House' }))).summary;
  const streams = [];
  for (let count = 0; count < 10; count += 1) streams.push(await open(id));
  for (const stream of streams) await stream.until(/heartbeat/);
  let reads = 0;
  const { query } = database.pool;
  database.pool.query = (async (...given: Parameters<typeof query>) => {
    const text = typeof given[0] === 'string' ? given[0] : (given[0] as { text: string }).text;
    const result = await (query.apply(database.pool, given) as unknown as Promise<{ rows: unknown[] }>);
    // Heartbeats ask too, the more often the slower the machine; they find nothing.
    const isFound = text.includes('"tour_edits"') && text.startsWith('select') && result.rows.length > 0;
    if (isFound) reads += 1;
    return result;
  }) as unknown as typeof query;
  await tours.edit(id, 'ann', JSON.stringify({ base: 1, edits: [rename('One')] }), 'en');
  for (const stream of streams) await stream.until(/"One"/);
  // A heartbeat in the same moment may find it as well.
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(4);
  for (const stream of streams) stream.close();
});
