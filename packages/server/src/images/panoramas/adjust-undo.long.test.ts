/** Every adjustment of a photo can be undone: visitors then get what they got before, byte for byte. */
import { createHash, randomUUID } from 'node:crypto';
import type { ImageInfo } from '@tourwright/api';
import type { Adjustment } from '@tourwright/tour/document';
import { faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { type ImageClient, imageClient, photo, storedOriginal } from '../testing/image-client.ts';

let server: TestServer;
let ann: ImageClient;
let visitor: ImageClient;
const within = { timeout: 60_000, interval: 100 };

beforeAll(async () => {
  server = await openTestServer();
  ann = imageClient(server, await server.signUp('ann@example.com'));
  visitor = imageClient(server, null);
  await server.work();
});
afterAll(() => server.close());

interface TestScene {
  tourId: string;
  slug: string;
  file: Buffer;
}

async function readyScene(file: Buffer): Promise<TestScene> {
  const tourId = await ann.createTour();
  const slug = `${tourId}/a.jpg`;
  await ann.post(slug, file);
  await send(tourId, { kind: 'scene.add', scene: { id: 1, name: 'Hall', slug } });
  await ann.until(tourId, slug, 'ready');
  return { tourId, slug, file };
}

async function send(tourId: string, edit: object): Promise<void> {
  const edits = [{ id: randomUUID(), v: 1, ...edit }];
  const answer = (await ann.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits })).json();
  expect(answer.answers?.[0], JSON.stringify(answer)).toMatchObject({ status: 'applied' });
}

const adjust = ({ tourId }: TestScene, value: Adjustment | null) =>
  send(tourId, { kind: 'scene.set', sceneId: 1, field: 'adjustment', value });
const infoOf = async ({ tourId, slug }: TestScene, who = ann): Promise<ImageInfo | undefined> =>
  (await who.mediaOf(tourId))[slug];

/** Waits until the photo is as it was requested. */
async function settled(scene: TestScene, value: Adjustment | null): Promise<ImageInfo> {
  await expect
    .poll(() => infoOf(scene), within)
    .toMatchObject({ state: 'ready', adjusting: null, adjustment: value });
  return (await infoOf(scene)) as ImageInfo;
}

/** What a visitor gets of a photo: its coarsest tiles, its thumbnail and the copy that is served. */
async function shownOf({ url, thumbnail, panorama }: ImageInfo, who = visitor): Promise<string> {
  const hash = createHash('sha256');
  const tiles = faces.map((face) => `${panorama?.baseUrl}${face}/0/0/0.jpg`);
  for (const address of [url, thumbnail, ...tiles]) {
    const { statusCode, rawPayload } = await who.get(address ?? '');
    expect(statusCode, address ?? '').toBe(200);
    hash.update(rawPayload);
  }
  return hash.digest('hex');
}

test('each option is undone: tiles, thumbnail and served copy are those of before', async () => {
  const scene = await readyScene(await photo(512));
  const { tourId, slug } = scene;
  const logo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c40' } })
    .png()
    .toBuffer();
  expect((await ann.post(`${tourId}/logo/logo.png`, logo)).statusCode).toBe(201);
  await ann.call('POST', `/api/tours/${tourId}/publish`);
  const before = await settled(scene, null);
  const shown = await shownOf(before);
  const options: Adjustment[] = [
    { level: { yaw: 90, pitch: 10, roll: -10 } },
    { nadir: { kind: 'mirror', size: 60 } },
    { nadir: { kind: 'blur', size: 60 } },
    { nadir: { kind: 'logo', size: 60, slug: `${tourId}/logo/logo.png` } },
    { privacy: [{ yaw: 30, pitch: 0, radius: 15 }] },
    { light: { exposure: 0.5, contrast: 0.2, saturation: -0.4, warmth: 0.5 } },
  ];
  const seen = new Set([shown]);
  for (const option of options) {
    await adjust(scene, option);
    seen.add(await shownOf(await settled(scene, option)));
    await adjust(scene, null);
    const after = await settled(scene, null);
    expect(await shownOf(after), JSON.stringify(option)).toBe(shown);
    expect((await storedOriginal(server, after.url))?.equals(scene.file)).toBe(true);
  }
  expect(seen.size, 'each shows something else').toBe(options.length + 1);
  expect((await infoOf(scene))?.slug).toBe(slug);
}, 300_000);

test('an option that is changed while the one before is being cut is made alone', async () => {
  const file = await photo(2048);
  const warm = { light: { exposure: 0, contrast: 0, saturation: 0, warmth: 1 } };
  const dark = { light: { exposure: -1, contrast: 0, saturation: 0, warmth: 0 } };
  const scene = await readyScene(file);
  const first = (await infoOf(scene))?.panorama?.baseUrl;
  await adjust(scene, warm);
  const begun = async () => ((await infoOf(scene))?.adjusting?.progress ?? 0) > 0;
  await expect.poll(begun, { timeout: 60_000, interval: 20 }).toBe(true);
  await adjust(scene, dark);
  const bases = new Set<string | undefined>();
  const isMade = async () => {
    const info = await infoOf(scene);
    bases.add(info?.panorama?.baseUrl);
    return info?.adjusting === null;
  };
  await expect.poll(isMade, { timeout: 60_000, interval: 20 }).toBe(true);
  const last = await settled(scene, dark);
  expect([...bases]).toEqual([first, last.panorama?.baseUrl]);
  const other = await readyScene(file);
  await adjust(other, dark);
  expect(await shownOf(last, ann)).toBe(await shownOf(await settled(other, dark), ann));
}, 180_000);

test('a tour that is published while its photo is cut shows the change to visitors when it is there, without being published again', async () => {
  const scene = await readyScene(await photo(512));
  const regions = { privacy: [{ yaw: 0, pitch: 0, radius: 20 }] };
  const plain = await infoOf(scene);
  await adjust(scene, regions);
  await ann.call('POST', `/api/tours/${scene.tourId}/publish`);
  await settled(scene, regions);
  const [owned, seen] = [await infoOf(scene), await infoOf(scene, visitor)];
  expect(seen?.panorama?.baseUrl).toBe(owned?.panorama?.baseUrl);
  expect(await shownOf(seen as ImageInfo)).toBe(await shownOf(owned as ImageInfo, ann));
  for (const address of [plain?.url, plain?.thumbnail, `${plain?.panorama?.baseUrl}f/0/0/0.jpg`]) {
    expect((await visitor.get(address ?? '')).statusCode, 'what was is gone').toBe(404);
  }
}, 120_000);
