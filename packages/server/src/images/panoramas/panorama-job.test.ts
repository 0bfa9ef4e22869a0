import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { openTestDecoder } from '../decode/test-decoder.ts';
import { type ImageClient, imageClient, photo } from '../testing/image-client.ts';
import { openWatchedStorage } from '../testing/watched-storage.ts';
import { createPanoramaJob } from './panorama-job.ts';

let server: TestServer;
let user: TestUser;
let ann: ImageClient;
/** Called before each write to storage; may throw or wait. */
let beforePut: (key: string) => Promise<void> = async () => {};

beforeAll(async () => {
  server = await openTestServer({ storage: openWatchedStorage((key) => beforePut(key)) });
  user = await server.signUp('ann@example.com');
  ann = imageClient(server, user);
});
/** Those of the present test, which no other may wait for. */
const holds: (() => void)[] = [];
afterEach(() => {
  beforePut = async () => {};
  for (const letGo of holds.splice(0)) letGo();
});
afterAll(() => server.close());

/** The first tests look at what waits; from then on jobs are done. */
let working: Promise<void> | null = null;
function work(): Promise<void> {
  working ??= server.work();
  return working;
}

const isTile = (key: string) => /\/[fblrud]\/\d/.test(key);
async function stored(mediaKey: string): Promise<string[]> {
  const keys: string[] = [];
  for (const prefix of [`media/${mediaKey}/`, 'originals/']) {
    for await (const { key } of server.services.storage.list(prefix)) keys.push(key);
  }
  return keys.filter((key) => key.includes(mediaKey));
}
async function post(width = 1024): Promise<{ tourId: string; slug: string; mediaKey: string }> {
  const tourId = await ann.createTour();
  const slug = `${tourId}/a.jpg`;
  const { url } = (await ann.post(slug, await photo(width))).json();
  return { tourId, slug, mediaKey: url.split('/')[2] };
}

test('a small photo does not wait for larger ones that came before it', { tags: 'long' }, async () => {
  const tourId = await ann.createTour();
  const create = { width: 9216, height: 4608, channels: 3, background: '#456' } as const;
  await ann.post(`${tourId}/large.jpg`, await sharp({ create }).jpeg().toBuffer());
  await ann.post(`${tourId}/small.jpg`, await photo());
  const { rows } = await server.services.database.pool.query(
    "select priority from pgboss.job where name = 'cut-panorama' order by created_on",
  );
  expect(rows).toEqual([{ priority: 10 }, { priority: 11 }]);
});

test('a photo whose job was forgotten is cut by the next start', async () => {
  const { tourId, slug, mediaKey } = await post();
  await server.services.database.pool.query("delete from pgboss.job where name = 'cut-panorama'");
  const { http } = await createApp(server.services);
  await http.ready();
  const missing = () => server.services.queue.withoutJob('cut-panorama', [mediaKey]);
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
  await work();
  expect((await ann.until(tourId, slug, 'ready')).progress).toBe(1);
});

/** What is written from now on is of this test. */
async function rest(): Promise<void> {
  await work();
  const isBusy = () => server.services.queue.isBusyWith('cut-panorama', 0);
  await expect.poll(isBusy, { timeout: 100_000 }).toBe(false);
}

/** Holds what is written of this kind until it is let go. */
function hold(isHeld: (key: string) => boolean): () => void {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  holds.push(letGo);
  beforePut = async (key) => {
    if (isHeld(key)) await released;
  };
  return letGo;
}

test('progress grows while the tiles are made, and is announced', { tags: 'long' }, async () => {
  await rest();
  const heard: number[] = [];
  let watched = '';
  let reading = Promise.resolve();
  const { database } = server.services;
  const stop = await database.listen('tour', (payload) => {
    const { type, slug, tourId } = JSON.parse(payload);
    if (type !== 'image' || slug !== watched) return;
    reading = reading.then(async () => {
      heard.push((await ann.mediaOf(tourId))[slug]?.progress ?? -1);
    });
  });
  const letGo = hold(isTile);
  // Progress is reported at most this often: here every time.
  let reportedAt = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (reportedAt += 1000));
  const { tourId, slug } = await post(2048);
  watched = slug;
  letGo();
  await ann.until(tourId, slug, 'ready');
  clock.mockRestore();
  await expect.poll(() => heard.at(-1)).toBe(1);
  await stop();
  await reading;
  expect(heard.length).toBeGreaterThan(2);
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
});

test('an image that is deleted while it is cut leaves nothing', { tags: 'long' }, async () => {
  await rest();
  let tiles = 0;
  const letGo = hold((key) => isTile(key) && tiles++ > 0);
  const { tourId, slug, mediaKey } = await post(2048);
  await expect.poll(async () => (await stored(mediaKey)).some(isTile), { timeout: 60_000 }).toBe(true);
  await ann.remove(slug);
  letGo();
  await expect
    .poll(() => server.services.queue.withoutJob('cut-panorama', [mediaKey]), { timeout: 60_000 })
    .toEqual([mediaKey]);
  await expect.poll(() => stored(mediaKey), { timeout: 60_000 }).toEqual([]);
  expect(await ann.mediaOf(tourId)).toEqual({});
});

test('a photo that is deleted while its decoder reports nothing is not decoded to its end', async () => {
  const { slug, mediaKey } = await post();
  const { services } = server;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const job = createPanoramaJob({
    ...services,
    betterTiles: false,
    cutterVersion: 0,
    decoder: openTestDecoder(),
    prefetch: () => {},
    workFolder: tmpdir(),
    isTurnWanted: () => false,
    cutTiles: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        begin();
      }),
  });
  const signal = new AbortController().signal;
  const working = job({ data: { mediaKey, formats: ['jpg'] }, signal, isUrgentWaiting: async () => false });
  await begun;
  expect((await ann.remove(slug)).statusCode).toBe(200);
  expect(await working).toBe('done');
});

test('a photo that fails three times is given up, with words for its owner', { tags: 'long' }, async () => {
  await rest();
  beforePut = async (key) => {
    if (isTile(key)) throw new Error('the bucket is on fire');
  };
  const { tourId, slug } = await post();
  await expect.poll(async () => (await ann.mediaOf(tourId))[slug]?.state, { timeout: 60_000 }).toBe('failed');
  beforePut = async () => {};
  expect((await ann.mediaOf(tourId))[slug]?.reason).toEqual({
    code: 'broke_the_worker',
    params: {},
  });
  await ann.call('POST', `/api/tours/${tourId}/media/retry`, { slug });
  await expect.poll(async () => (await ann.mediaOf(tourId))[slug]?.state, { timeout: 60_000 }).toBe('ready');
});

test('an original whose bytes changed in storage is not cut', async () => {
  await rest();
  let changed = '';
  beforePut = async (key) => {
    if (key.endsWith('/image.jpg') && changed === '') {
      // After the original was compared, before it is cut.
      changed = key.split('/')[1] ?? '';
      await server.services.storage.put(`originals/${changed}`, Buffer.from('bit rot'));
    }
  };
  const { tourId, slug } = await post();
  beforePut = async () => {};
  await expect
    .poll(async () => (await ann.mediaOf(tourId))[slug]?.reason?.code, { timeout: 60_000 })
    .toBe('original_damaged');
});

test('a slug that is written again while its photo is cut shows the second photo', {
  tags: 'long',
}, async () => {
  await rest();
  let isCut = false;
  const letGo = hold((key) => {
    isCut ||= isTile(key);
    return isTile(key);
  });
  const { tourId, slug, mediaKey } = await post();
  await expect.poll(() => isCut, { timeout: 60_000 }).toBe(true);
  const { url } = (await ann.post(slug, await photo(512))).json();
  letGo();
  const info = await ann.until(tourId, slug, 'ready');
  expect([info.url, info.width]).toEqual([url, 512]);
  await expect.poll(() => stored(mediaKey), { timeout: 60_000 }).toEqual([]);
});

test('a photo that must be drawn again for visitors does not keep its sender waiting', {
  tags: 'long',
}, async () => {
  await rest();
  const tourId = await ann.createTour();
  const slug = `${tourId}/stitched.tiff`;
  const file = await sharp(await photo(1024))
    .tiff({ compression: 'lzw' })
    .toBuffer();
  const letGo = hold((key) => key.endsWith('image.jpg'));
  const address = String((await ann.begin(slug, file, { filetype: 'image/tiff' })).headers.location);
  expect((await ann.send(address, 0, file)).statusCode).toBe(204);
  expect((await ann.mediaOf(tourId))[slug]).toMatchObject({ state: 'processing', url: null });
  letGo();
  const { url } = await ann.until(tourId, slug, 'ready');
  expect(url).toMatch(/image\.jpg$/);
  expect((await ann.get(url ?? '')).headers['content-type']).toBe('image/jpeg');
});
