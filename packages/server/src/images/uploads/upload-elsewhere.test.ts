/** Uploads where the media go to a bucket: any process continues with any upload. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { dayMs } from '../../durations.ts';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { type ImageClient, imageClient, photo, storedOriginal } from '../testing/image-client.ts';

let servers: TestServer[];
let user: TestUser;
/** The same user at each of the processes. */
let at: ImageClient[];
/** The bucket of the second process fails to take originals. */
let isFull = false;
let now: () => Date = () => new Date();

beforeAll(async () => {
  const first = await openOne();
  const { database, storage } = first.services;
  const close = async () => {};
  const put: Storage['put'] = (key, body) => {
    if (isFull && key.startsWith('originals/')) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    return storage.put(key, body);
  };
  const second = await openOne({ database: { ...database, close }, storage: { ...storage, put, close } });
  servers = [second, first];
  user = await first.signUp('ann@example.com');
  at = [first, second].map((server) => imageClient(server, user));
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

/** A process with a disk of its own. */
async function openOne(more: Parameters<typeof openTestServer>[0] = {}): Promise<TestServer> {
  const dataDir = join(tmpdir(), `tourwright-elsewhere-${randomUUID()}`);
  const bucket = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'tours' };
  const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' };
  const read = readConfig({
    DATA_DIR: dataDir,
    SEED_DEMOS: 'false',
    BETTER_TILES: 'false',
    ...bucket,
    ...keys,
  });
  if (!read.ok) throw new Error(read.message);
  return openTestServer({ config: read.config, clock: () => now(), ...more });
}

const [one, two] = [() => at[0] as ImageClient, () => at[1] as ImageClient];

async function partsOf(url: string): Promise<string[]> {
  const found: string[] = [];
  const [, first] = servers;
  for await (const { key } of first?.services.storage.list('uploads/') ?? [])
    if (key.includes(url.split('/').at(-1) ?? '')) found.push(key);
  return found;
}

/** An upload begun at the first process. */
async function begun(width = 1024) {
  const tourId = await one().createTour();
  const slug = `${tourId}/a.jpg`;
  const file = await photo(width);
  const url = String((await one().begin(slug, file)).headers.location);
  return { tourId, slug, file, url };
}

const original = async (slug: string) => storedOriginal(servers[1] as TestServer, await one().fetchUrl(slug));

test('continues at any process, back and forth, and is the same file in the end', async () => {
  const { slug, file, url } = await begun();
  const ends = [50_000, 120_000, 200_000, file.length];
  let offset = 0;
  for (const [turn, end] of ends.entries()) {
    const client = turn % 2 === 0 ? one() : two();
    const answer = await client.send(url, offset, file.subarray(offset, end));
    expect(answer.statusCode, answer.body).toBe(204);
    for (const other of at) expect((await other.head(url)).headers['upload-offset']).toBe(String(end));
    offset = end;
  }
  expect((await original(slug))?.equals(file)).toBe(true);
  expect(await partsOf(url)).toEqual([]);
});

test('a process that saw all bytes fetches none of them again', { tags: 'long' }, async () => {
  const { slug, file, url } = await begun();
  await one().send(url, 0, file.subarray(0, 50_000));
  // The parts go, and nobody misses them.
  await servers[1]?.services.storage.deletePrefix('uploads/');
  expect((await one().send(url, 50_000, file.subarray(50_000))).statusCode).toBe(204);
  expect((await original(slug))?.equals(file)).toBe(true);
});

test('of two processes that get the same bytes at once one continues and the other answers with the offset', {
  tags: 'long',
}, async () => {
  const { slug, file, url } = await begun();
  const half = file.subarray(0, 60_000);
  const answers = await Promise.all([one(), two(), one(), two()].map((client) => client.send(url, 0, half)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409]);
  expect((await two().send(url, 60_000, file.subarray(60_000))).statusCode).toBe(204);
  expect((await original(slug))?.equals(file)).toBe(true);
});

test('bytes that are not those announced are refused, whichever process got them', async () => {
  const { file, url } = await begun();
  await one().send(url, 0, file.subarray(0, 60_000));
  const other = randomBytes(file.length - 60_000);
  const answer = await two().send(url, 60_000, other);
  expect([answer.statusCode, answer.json().code]).toEqual([460, 'checksum_mismatch']);
  expect((await one().head(url)).statusCode).toBe(404);
  expect(await partsOf(url)).toEqual([]);
});

test('what one process could not store the next start of another stores', async () => {
  const { slug, file, url } = await begun();
  await one().send(url, 0, file.subarray(0, 60_000));
  isFull = true;
  expect((await two().send(url, 60_000, file.subarray(60_000))).statusCode).toBe(503);
  isFull = false;
  const { database, storage } = (servers[1] as TestServer).services;
  const close = async () => {};
  const third = await openOne({ database: { ...database, close }, storage: { ...storage, close } });
  await expect.poll(async () => (await original(slug))?.equals(file), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => partsOf(url)).toEqual([]);
  await third.close();
});

test('where parts were lost the sender has to start over', async () => {
  const { file, url } = await begun();
  await one().send(url, 0, file.subarray(0, 60_000));
  await servers[1]?.services.storage.deletePrefix('uploads/');
  expect((await two().send(url, 60_000, file.subarray(60_000))).statusCode).toBe(404);
});

test('parts of abandoned uploads go, and those that no upload speaks of', { tags: 'long' }, async () => {
  const { file, url } = await begun();
  await one().send(url, 0, file.subarray(0, 60_000));
  const { storage, database } = (servers[1] as TestServer).services;
  const stray = createHash('md5').update(url).digest('hex');
  await storage.put(`uploads/${stray}/0-x`, Buffer.from('x'));
  expect(await partsOf(url)).toHaveLength(1);
  now = () => new Date(Date.now() + 8 * dayMs);
  const close = async () => {};
  const later = await openOne({ database: { ...database, close }, storage: { ...storage, close } });
  await later.work();
  await expect.poll(() => partsOf(url), { timeout: 60_000 }).toEqual([]);
  await expect.poll(() => partsOf(stray), { timeout: 60_000 }).toEqual([]);
  await later.close();
  now = () => new Date();
});
