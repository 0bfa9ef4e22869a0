/** A photo with a panorama for each eye, from its upload to its end. */
import { randomUUID } from 'node:crypto';
import type { Manifest } from '@tourwright/tour/pyramid';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { type ImageClient, imageClient, photo } from '../testing/image-client.ts';

let server: TestServer;
let ann: ImageClient;
let nobody: ImageClient;

beforeAll(async () => {
  server = await openTestServer();
  ann = imageClient(server, await server.signUp('ann@example.com'));
  nobody = imageClient(server, null);
  await server.work();
});
afterAll(() => server.close());

/** The left eye's view above the right one's, which is darker. */
async function stereoPhoto(width: number): Promise<Buffer> {
  const left = await photo(width);
  const right = await sharp(left).modulate({ brightness: 0.8 }).png().toBuffer();
  return sharp({ create: { width, height: width, channels: 3, background: '#000' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 0, top: width / 2 },
    ])
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function send(tourId: string, edit: object): Promise<void> {
  const edits = [{ id: randomUUID(), v: 1, ...edit }];
  const answer = (await ann.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits })).json();
  expect(answer.answers?.[0], JSON.stringify(answer)).toMatchObject({ status: 'applied' });
}

async function readyScene() {
  const tourId = await ann.createTour();
  const slug = `${tourId}/both.jpg`;
  await ann.post(slug, await stereoPhoto(512));
  await send(tourId, { kind: 'scene.add', scene: { id: 1, name: 'Hall', slug } });
  return { tourId, slug, info: await ann.until(tourId, slug, 'ready') };
}

/** How much a tile's brightness varies: noise has much, what is blurred little. */
async function detail(url: string): Promise<number> {
  const answer = await ann.get(url);
  expect(answer.statusCode, url).toBe(200);
  const { width = 0 } = await sharp(answer.rawPayload).metadata();
  const size = Math.round(width / 16);
  const part = { left: (width - size) >> 1, top: (width - size) >> 1, width: size, height: size };
  const { channels } = await sharp(await sharp(answer.rawPayload).extract(part).toBuffer()).stats();
  return channels[0]?.stdev ?? 0;
}

const mediaKeyOf = (baseUrl = '') => baseUrl.split('/')[2] ?? '';

async function stored(mediaKey: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.services.storage.list(`media/${mediaKey}/`)) keys.push(key);
  return keys;
}

test('both eyes’ tiles are served to those who may see the scene, and are deleted with it', async () => {
  const { tourId, slug, info } = await readyScene();
  const { baseUrl = '', manifest } = info.panorama ?? {};
  expect(manifest).toMatchObject({ stereo: 'top-bottom', right: 'right/' });
  const tiles = ['f/0/0/0.jpg', 'right/f/0/0/0.jpg'].map((path) => `${baseUrl}${path}`);
  const brightness = await Promise.all(
    tiles.map(async (tile) => {
      const { channels } = await sharp((await ann.get(tile)).rawPayload).stats();
      return channels[0]?.mean ?? 0;
    }),
  );
  expect((brightness[1] ?? 0) / (brightness[0] ?? 1)).toBeCloseTo(0.8, 1);
  for (const tile of tiles) expect((await nobody.get(tile)).statusCode).toBe(404);
  expect((await ann.get(`${baseUrl}right/right/f/0/0/0.jpg`)).statusCode).toBe(404);
  await send(tourId, { kind: 'scene.remove', sceneId: 1 });
  await ann.remove(slug);
  await expect.poll(() => stored(mediaKeyOf(baseUrl)), { timeout: 60_000 }).toEqual([]);
});

test('a copy of the tour shows both eyes', { tags: 'long' }, async () => {
  const { tourId, info } = await readyScene();
  const copy = (await ann.call('POST', `/api/tours/${tourId}/duplicate`, {})).json();
  const [image] = Object.values(await ann.mediaOf(copy.id));
  const { baseUrl = '', manifest } = image?.panorama ?? {};
  expect(manifest).toEqual(info.panorama?.manifest);
  expect((await ann.get(`${baseUrl}${(manifest as Manifest).right}f/0/0/0.jpg`)).statusCode).toBe(200);
});

test('a region that is blurred is gone from both eyes’ tiles, and the old ones answer no more', {
  tags: 'long',
}, async () => {
  const { tourId, slug, info } = await readyScene();
  const before = info.panorama?.baseUrl ?? '';
  const value = { privacy: [{ yaw: 0, pitch: 0, radius: 20 }] };
  await send(tourId, { kind: 'scene.set', sceneId: 1, field: 'adjustment', value });
  const baseOf = async () => (await ann.mediaOf(tourId))[slug]?.panorama?.baseUrl;
  await expect.poll(baseOf, { timeout: 60_000 }).not.toBe(before);
  const after = await baseOf();
  for (const path of ['f/0/0/0.jpg', 'right/f/0/0/0.jpg']) {
    expect(await detail(`${after}${path}`), path).toBeLessThan(12);
    expect((await ann.get(`${before}${path}`)).statusCode, path).toBe(404);
  }
});
