import { randomUUID } from 'node:crypto';
import type { Adjustment } from '@tourwright/tour/document';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { type ImageClient, imageClient, photo, storedOriginal } from '../testing/image-client.ts';

let server: TestServer;
let ann: ImageClient;

beforeAll(async () => {
  server = await openTestServer();
  ann = imageClient(server, await server.signUp('ann@example.com'));
  await server.work();
});
afterAll(() => server.close());

/** A tour with one scene whose photo is ready. */
async function readyScene() {
  const file = await photo(512);
  const tourId = await ann.createTour();
  const slug = `${tourId}/a.jpg`;
  await ann.post(slug, file);
  await send(tourId, { kind: 'scene.add', scene: { id: 1, name: 'Hall', slug } });
  return { tourId, slug, file, info: await ann.until(tourId, slug, 'ready') };
}

async function send(tourId: string, edit: object) {
  const edits = [{ id: randomUUID(), v: 1, ...edit }];
  const answer = (await ann.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits })).json();
  expect(answer.answers?.[0], JSON.stringify(answer)).toMatchObject({ status: 'applied' });
}

function adjust(tourId: string, adjustment: Adjustment | null) {
  return send(tourId, { kind: 'scene.set', sceneId: 1, field: 'adjustment', value: adjustment });
}

/** Waits until the scene shows other files than at `baseUrl`. */
async function untilOther(tourId: string, slug: string, baseUrl: string | undefined) {
  return vi.waitFor(
    async () => {
      const info = (await ann.mediaOf(tourId))[slug];
      if (info?.panorama && info.panorama.baseUrl !== baseUrl) return info;
      throw new Error('The scene still shows what it did');
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** How much the middle of the picture differs from pixel to pixel: noise has much, what is blurred little. */
async function detail(url: string | null | undefined): Promise<number> {
  const { rawPayload } = await ann.get(url ?? '');
  const { width = 0, height = 0 } = await sharp(rawPayload).metadata();
  const size = Math.round(width / 16);
  const part = { left: (width - size) >> 1, top: (height - size) >> 1, width: size, height: size };
  const { channels } = await sharp(await sharp(rawPayload).extract(part).toBuffer()).stats();
  return channels[0]?.stdev ?? 0;
}

test('a region that is blurred is gone from what is served, the old address no longer answers, and the original is kept', async () => {
  const { tourId, slug, file, info } = await readyScene();
  await adjust(tourId, { privacy: [{ yaw: 0, pitch: 0, radius: 20 }] });
  const waiting = (await ann.mediaOf(tourId))[slug];
  expect(waiting).toMatchObject({ state: 'ready', url: info.url, adjusting: { reason: null } });
  const blurred = await untilOther(tourId, slug, info.panorama?.baseUrl);
  expect(blurred).toMatchObject({ state: 'ready', adjusting: null });
  const tile = (base: string | undefined) => `${base}f/0/0/0.jpg`;
  expect(await detail(blurred.url)).toBeLessThan(12);
  expect(await detail(tile(blurred.panorama?.baseUrl))).toBeLessThan(12);
  for (const url of [info.url, info.thumbnail, tile(info.panorama?.baseUrl)]) {
    expect((await ann.get(url ?? '')).statusCode).toBe(404);
  }
  expect((await storedOriginal(server, blurred.url))?.equals(file)).toBe(true);

  // Undone, the photo is there again as it came.
  await adjust(tourId, null);
  const plain = await untilOther(tourId, slug, blurred.panorama?.baseUrl);
  expect(await detail(plain.url)).toBeGreaterThan(30);
  expect(await detail(tile(plain.panorama?.baseUrl))).toBeGreaterThan(30);
});

test('what is to be made unrecognizable is shown to nobody else until it is, however soon the tour is published', async () => {
  const { tourId, slug, info } = await readyScene();
  await ann.call('POST', `/api/tours/${tourId}/publish`);
  const visitor = imageClient(server, null);
  expect((await visitor.mediaOf(tourId))[slug]).toMatchObject({ state: 'ready', url: info.url });
  const privacy = [{ yaw: 0, pitch: 0, radius: 20 }];
  await adjust(tourId, { privacy });
  await ann.call('POST', `/api/tours/${tourId}/publish`);
  const hidden = { state: 'processing', url: null, thumbnail: null, panorama: null };
  expect((await visitor.mediaOf(tourId))[slug]).toMatchObject(hidden);
  expect((await ann.mediaOf(tourId))[slug]).toMatchObject({ state: 'ready', url: info.url });
  const blurred = await untilOther(tourId, slug, info.panorama?.baseUrl);
  expect((await visitor.mediaOf(tourId))[slug]).toMatchObject({ state: 'ready', url: blurred.url });

  // Another change leaves what was hidden hidden: there is no need to wait for it.
  await adjust(tourId, { privacy, light: { exposure: 0.5, contrast: 0, saturation: 0, warmth: 0 } });
  expect((await visitor.mediaOf(tourId))[slug]).toMatchObject({ state: 'ready', url: blurred.url });
});

test('of many changes in a row only the last is made, and taking it back at once makes nothing', {
  tags: 'long',
}, async () => {
  const { tourId, slug, info } = await readyScene();
  const light = { exposure: 0, contrast: 0, saturation: 0, warmth: 0 };
  for (const exposure of [0.2, 0.4, 1]) await adjust(tourId, { light: { ...light, exposure } });
  await adjust(tourId, null);
  expect((await ann.mediaOf(tourId))[slug]).toMatchObject({ url: info.url, adjusting: null });
  await adjust(tourId, { light });
  expect((await ann.mediaOf(tourId))[slug]).toMatchObject({ url: info.url, adjusting: null });
});

test('another photo for an adjusted scene is never shown as it came', { tags: 'long' }, async () => {
  const { tourId, slug, info } = await readyScene();
  await adjust(tourId, { privacy: [{ yaw: 0, pitch: 0, radius: 20 }] });
  await untilOther(tourId, slug, info.panorama?.baseUrl);
  await ann.post(slug, await photo(512));
  const stored = (await ann.mediaOf(tourId))[slug];
  expect(stored).toMatchObject({ state: 'processing', url: null });
  expect(await detail((await ann.until(tourId, slug, 'ready')).url)).toBeLessThan(12);
});

test('a level beyond what is possible is refused by the document', { tags: 'long' }, async () => {
  const { tourId } = await readyScene();
  const value = { level: { yaw: 0, pitch: 80, roll: 0 } };
  const edit = { kind: 'scene.set', sceneId: 1, field: 'adjustment', value };
  const edits = [{ id: randomUUID(), v: 1, ...edit }];
  const answer = (await ann.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits })).json();
  expect(answer.answers[0]).toMatchObject({ status: 'refused', detail: expect.stringContaining('pitch') });
});
