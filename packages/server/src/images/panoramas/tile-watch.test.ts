import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { type ImageClient, imageClient, photo } from '../testing/image-client.ts';

let server: TestServer;
let ann: ImageClient;

beforeAll(async () => {
  server = await openTestServer();
  await server.work();
  ann = imageClient(server, await server.signUp('ann@example.com'));
});
afterAll(() => server.close());

/** A tour with one panorama that is ready, and where its files are. */
async function ready() {
  const tourId = await ann.createTour();
  const slug = `${tourId}/hall.jpg`;
  expect((await ann.post(slug, await photo(512))).statusCode).toBe(201);
  const info = await ann.until(tourId, slug, 'ready');
  const base = info.panorama?.baseUrl ?? '';
  return { base, prefix: base.slice(1) };
}

async function damageTile(damage: (bytes: Buffer) => Buffer | null) {
  const { services } = server;
  const { base, prefix } = await ready();
  const path = 'f/0/0/0.jpg';
  const whole = await services.storage.read(`${prefix}${path}`);
  if (whole === null) throw new Error('No tile');
  expect((await ann.get(base + path)).rawPayload.equals(whole.bytes)).toBe(true);

  const damaged = damage(whole.bytes);
  if (damaged === null) await services.storage.delete(`${prefix}${path}`);
  else await services.storage.put(`${prefix}${path}`, damaged);
  const answer = await ann.get(base + path);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  await expect.poll(async () => (await ann.get(base + path)).statusCode, { timeout: 60_000 }).toBe(200);
  expect((await ann.get(base + path)).rawPayload.equals(whole.bytes)).toBe(true);
}

const outcome = 'is never served, and is made again from the original';
test(`a stored tile that has other bytes ${outcome}`, () =>
  damageTile((bytes) => Buffer.from(bytes).fill(0, 200, 260)));
test(`a stored tile that is cut off ${outcome}`, { tags: 'long' }, () =>
  damageTile((bytes) => bytes.subarray(0, 100)),
);
test(`a stored tile that is gone ${outcome}`, { tags: 'long' }, () => damageTile(() => null));

test('a tile that no panorama has is not there, and nothing is made for it', async () => {
  const { base } = await ready();
  expect((await ann.get(`${base}f/9/0/0.jpg`)).statusCode).toBe(404);
});
