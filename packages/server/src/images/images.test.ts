import { randomBytes } from 'node:crypto';
import { paintPanorama } from '@tourwright/demo/paint';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { type ImageClient, imageClient } from './testing/image-client.ts';
import { panorama } from './testing/panorama.ts';

let server: TestServer;
let ann: ImageClient;
let bob: ImageClient;
let anyone: ImageClient;
let annId: string;

beforeAll(async () => {
  server = await openTestServer();
  await server.work();
  const user = await server.signUp('ann@example.com');
  annId = user.userId;
  ann = imageClient(server, user);
  bob = imageClient(server, await server.signUp('bob@example.com'));
  anyone = imageClient(server, null);
});
afterAll(() => server.close());

function picture(width: number, height: number) {
  return sharp(randomBytes(8 * 8 * 3), { raw: { width: 8, height: 8, channels: 3 } }).resize(width, height, {
    fit: 'fill',
  });
}

test('stores an image under its slug and gives it an address', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/Küche & Essen.jpg`;
  const answer = await ann.post(slug, await panorama());
  expect(answer.statusCode).toBe(201);
  const { url } = answer.json();
  expect(answer.json()).toEqual({
    slug,
    url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/[0-9a-f]{16}\/image\.jpg$/),
  });
  expect(await ann.fetchUrl(slug)).toBe(url);
  const file = await ann.get(url);
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('image/jpeg');
  expect((await sharp(file.rawPayload).metadata()).width).toBe(512);
});

test('cuts a scene: preview, thumbnail, manifest and every tile that it promises', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/hall.jpg`;
  await ann.post(slug, await paintPanorama({ width: 1024 }));
  const info = await ann.until(tourId, slug, 'ready');
  expect(info).toMatchObject({ progress: 1, width: 1024, height: 512, reason: null });
  expect(info.panorama?.preview).toMatch(/^data:image\//);
  const manifest = await ann.get(`${info.panorama?.baseUrl}manifest.json`);
  expect(manifest.json()).toMatchObject({ version: 1, source: { width: 1024, height: 512 } });
  expect(manifest.headers['cache-control']).toBe('private, no-cache');
  const again = await ann.get(`${info.panorama?.baseUrl}manifest.json`, {
    'if-none-match': String(manifest.headers.etag),
  });
  expect(again.statusCode).toBe(304);
  for (const face of ['f', 'r', 'b', 'l', 'u', 'd']) {
    const tile = await ann.get(`${info.panorama?.baseUrl}${face}/0/0/0.jpg`);
    expect([face, tile.statusCode]).toEqual([face, 200]);
  }
  expect((await ann.get(info.thumbnail ?? '')).headers['content-type']).toBe('image/jpeg');
});

test('adds better tiles afterwards and names them in the manifest', { tags: 'long' }, async () => {
  const better = await openTestServer({ config: { betterTiles: true } });
  const ben = imageClient(better, await better.signUp('ben@example.com'));
  await better.work();
  const tourId = await ben.createTour();
  await ben.post(`${tourId}/a.jpg`, await panorama());
  const { panorama: cut } = await ben.until(tourId, `${tourId}/a.jpg`, 'ready');
  await expect
    .poll(async () => (await ben.get(`${cut?.baseUrl}manifest.json`)).json().formats, { timeout: 110_000 })
    .toEqual(['avif', 'webp', 'jpg']);
  const tile = await ben.get(`${cut?.baseUrl}f/0/0/0.webp`);
  expect([tile.statusCode, tile.headers['content-type']]).toEqual([200, 'image/webp']);
  await better.close();
});

test('writing to a slug again gives a new address, and the old one no longer answers', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/a.jpg`;
  const file = await panorama();
  const first = (await ann.post(slug, file)).json().url;
  const second = (await ann.post(slug, file)).json().url;
  expect(second).not.toBe(first);
  expect((await ann.get(first)).statusCode).toBe(404);
  expect((await ann.get(second)).statusCode).toBe(200);
  const [, , firstKey] = first.split('/');
  await expect
    .poll(() => server.services.storage.head(`originals/${firstKey}`), { timeout: 60_000 })
    .toBeNull();
});

test('the same bytes twice are one scene: both slugs have one address', async () => {
  const tourId = await ann.createTour();
  const file = await panorama();
  const first = (await ann.post(`${tourId}/a.jpg`, file)).json();
  const second = (await ann.post(`${tourId}/b.jpg`, file)).json();
  expect(second).toEqual({ slug: `${tourId}/b.jpg`, url: first.url });
  await ann.remove(`${tourId}/a.jpg`);
  await ann.until(tourId, `${tourId}/b.jpg`, 'ready');
  expect((await ann.get(second.url)).statusCode).toBe(200);
});

test('deletes what is at a slug, and answers null where nothing did', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/Thumbnail/card.png`;
  const { url } = (await ann.post(slug, await picture(300, 200).png().toBuffer())).json();
  const answer = await ann.remove(slug);
  expect([answer.statusCode, answer.json()]).toEqual([200, { url }]);
  expect((await ann.remove(slug)).json()).toEqual({ url: null });
  expect(await ann.fetchUrl(slug)).toBeNull();
  expect((await ann.get(url)).statusCode).toBe(404);
  await expect
    .poll(() =>
      server.services.database.pool
        .query('select 1 from media where key = $1', [url.split('/')[2]])
        .then(({ rowCount }) => rowCount),
    )
    .toBe(0);
});

test('only the owner of a folder writes to it', async () => {
  const tourId = await ann.createTour();
  const file = await panorama();
  expect((await bob.post(`${tourId}/a.jpg`, file)).statusCode).toBe(404);
  expect((await bob.remove(`${tourId}/a.jpg`)).statusCode).toBe(404);
  expect((await anyone.post(`${tourId}/a.jpg`, file)).statusCode).toBe(401);
  expect((await anyone.remove(`${tourId}/a.jpg`)).statusCode).toBe(401);
  expect((await bob.post(`users/${annId}/me.png`, file)).statusCode).toBe(404);
  expect((await ann.post(`users/${annId}/me.png`, file)).statusCode).toBe(201);
  expect((await ann.post('00000000-0000-4000-8000-000000000000/a.jpg', file)).statusCode).toBe(404);
});

test('refuses slugs that name no place', async () => {
  const file = await panorama();
  for (const slug of [
    '',
    'a',
    '../etc/passwd',
    'a//b.jpg',
    'a/../b',
    'a\\b/c',
    'a/b\0c',
    `a/${'x'.repeat(300)}`,
    'a/other/b.jpg',
    'a/b/c/d',
  ]) {
    const codes = [(await ann.post(slug, file)).json().code, (await ann.remove(slug)).json().code];
    const read = await ann.get(`/fetch-url?slug=${encodeURIComponent(slug)}`);
    expect([slug, ...codes, read.json().code]).toEqual([slug, 'bad_slug', 'bad_slug', 'bad_slug']);
  }
});

test('both spellings of an accented letter are one slug', async () => {
  const tourId = await ann.createTour();
  const [one, other] = [`${tourId}/caf\u00e9.jpg`, `${tourId}/cafe\u0301.jpg`];
  const scene = { id: 1, name: 'Caf\u00e9', slug: other };
  const edits = [{ id: 'adds-scene', v: 1, kind: 'scene.add', scene }];
  await ann.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits });
  const stored = (await ann.post(other, await panorama())).json();
  expect(stored.slug).toBe(one);
  expect([await ann.fetchUrl(one), await ann.fetchUrl(other)]).toEqual([stored.url, stored.url]);
  // What the document calls it stays, and finds it.
  expect((await ann.get(`/api/tours/${tourId}`)).json().scenes[0].slug).toBe(other);
  expect((await ann.mediaOf(tourId))[other]).toMatchObject({ url: stored.url });

  const duplicate = { ...scene, id: 2, slug: one };
  const again = [{ id: 'adds-again', v: 1, kind: 'scene.add', scene: duplicate }];
  const answer = await ann.call('POST', `/api/tours/${tourId}/edits`, { base: 2, edits: again });
  expect(answer.json().answers[0]).toMatchObject({ status: 'refused', reason: 'duplicate_image' });

  const begun = await ann.begin(other, await panorama());
  expect(begun.statusCode).toBe(201);
  expect(Object.keys(await ann.mediaOf(tourId)).toSorted()).toEqual([one, other].toSorted());
  expect((await ann.remove(one)).json().url).not.toBeNull();
  expect(await ann.fetchUrl(other)).toBeNull();
});

test('what is not a panorama can be shown, and its scene says why it cannot be looked around in', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/portrait.jpg`;
  const answer = await ann.post(slug, await picture(400, 600).jpeg().toBuffer());
  expect(answer.statusCode).toBe(201);
  const info = (await ann.mediaOf(tourId))[slug];
  expect(info).toMatchObject({ state: 'failed', reason: { code: 'portrait' }, panorama: null });
  expect(info?.thumbnail).not.toBeNull();
  expect((await ann.get(answer.json().url)).statusCode).toBe(200);
});

test('a damaged panorama fails with a reason, and can be tried again', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/cut-off.jpg`;
  const whole = await panorama(1024);
  await ann.post(slug, whole.subarray(0, Math.floor(whole.length * 0.6)));
  await expect.poll(async () => (await ann.mediaOf(tourId))[slug]?.state, { timeout: 60_000 }).toBe('failed');
  expect((await ann.mediaOf(tourId))[slug]?.reason?.code).toBe('damaged');
  const again = await ann.call('POST', `/api/tours/${tourId}/media/retry`, { slug });
  expect(again.json().state).toBe('processing');
  await expect.poll(async () => (await ann.mediaOf(tourId))[slug]?.state, { timeout: 60_000 }).toBe('failed');
  expect((await bob.call('POST', `/api/tours/${tourId}/media/retry`, { slug })).statusCode).toBe(404);
});

test('a duplicated tour has the images too, and keeps them when the first is gone', async () => {
  const tourId = await ann.createTour();
  const { url } = (await ann.post(`${tourId}/a.jpg`, await panorama())).json();
  await ann.until(tourId, `${tourId}/a.jpg`, 'ready');
  const copyId = (await ann.call('POST', `/api/tours/${tourId}/duplicate`)).json().id;
  expect(await ann.fetchUrl(`${copyId}/a.jpg`)).toBe(url);
  await ann.remove(`${tourId}/a.jpg`);
  const { queue } = server.services;
  const mediaKey = url.split('/')[2] ?? '';
  await expect.poll(() => queue.withoutJob('remove-media', [mediaKey])).toEqual([mediaKey]);
  expect((await ann.get(url)).statusCode).toBe(200);
  expect((await ann.mediaOf(copyId))[`${copyId}/a.jpg`]?.state).toBe('ready');
});

test('a file that is too large is refused before it is read', async () => {
  const tourId = await ann.createTour();
  const answer = await ann.post(`${tourId}/a.jpg`, await panorama(), 'image', 600_000_000);
  expect([answer.statusCode, answer.json().detail]).toEqual([
    413,
    expect.stringMatching(/at most 524\.3 MB/),
  ]);
});

test('a form without the field image is refused', async () => {
  const tourId = await ann.createTour();
  const answer = await ann.post(`${tourId}/a.jpg`, await panorama(), 'picture');
  expect([answer.statusCode, answer.json().detail]).toEqual([
    400,
    'The form has no file in a field named image',
  ]);
});
