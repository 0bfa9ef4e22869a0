import { randomUUID } from 'node:crypto';
import type { Scene } from '@tourwright/tour/document';
import { type Manifest, readManifest } from '@tourwright/tour/pyramid';
import { writeView } from '@tourwright/tour/rules';
import { radians } from '@tourwright/tour/sphere';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { type ImageClient, imageClient, photo } from '../testing/image-client.ts';
import { openWatchedStorage } from '../testing/watched-storage.ts';
import { stillGroups } from './still-files.ts';

const within = { timeout: 60_000 };
let server: TestServer;
let ann: ImageClient;
let visitor: ImageClient;
/** Called before each write to storage. */
let beforePut: (key: string) => Promise<void>;

beforeAll(async () => {
  server = await openTestServer({ storage: openWatchedStorage((key) => beforePut(key)) });
  ann = imageClient(server, await server.signUp('ann@example.com'));
  visitor = imageClient(server, null);
  await server.work();
});
beforeEach(() => {
  beforePut = async () => {};
});
afterAll(() => server.close());

const ahead = { yaw: 0, pitch: 0, hfov: 90 };
const aside = { yaw: 120, pitch: 5, hfov: 70 };

async function send(tourId: string, ...edits: object[]): Promise<void> {
  const sent = edits.map((edit) => ({ id: randomUUID(), v: 1, ...edit }));
  const answer = (await ann.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits: sent })).json();
  for (const each of answer.answers)
    expect(each, JSON.stringify(answer)).toMatchObject({ status: 'applied' });
}

function hall(tourId: string, view: typeof ahead) {
  const camera: Pick<Scene, 'cameraPosition' | 'cameraDirection'> = {
    cameraPosition: [0, 0, 0.01],
    cameraDirection: [0, 0, 0],
  };
  const scene: Scene = {
    id: 1,
    name: 'Hall',
    slug: `${tourId}/hall.jpg`,
    hotspots: [],
    videos: [],
    ...camera,
  };
  return writeView(scene, view);
}

/** The draft of a tour of one scene that looks ahead; its photo is cut. */
async function draftTour(): Promise<{ tourId: string; mediaKey: string; manifest: Manifest }> {
  const tourId = await ann.createTour();
  const scene = hall(tourId, ahead);
  await send(tourId, { kind: 'scene.add', scene });
  const { url } = (await ann.post(scene.slug, await photo(512))).json();
  const { panorama } = await ann.until(tourId, scene.slug, 'ready');
  const read = readManifest(panorama?.manifest);
  if (!read.ok) throw new Error('The photo is not cut');
  return { tourId, mediaKey: url.split('/')[2], manifest: read.manifest };
}

async function startWith(tourId: string, wanted: typeof ahead): Promise<void> {
  const { cameraPosition, cameraDirection, view } = hall(tourId, wanted);
  const fields = Object.entries({ cameraPosition, cameraDirection, view });
  await send(tourId, ...fields.map(([field, value]) => ({ kind: 'scene.set', sceneId: 1, field, value })));
}

async function publish(tourId: string): Promise<void> {
  expect((await ann.call('POST', `/api/tours/${tourId}/publish`)).statusCode).toBe(200);
}

async function stored(mediaKey: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.services.storage.list(`media/${mediaKey}/`)) keys.push(key);
  return keys;
}

async function stillsOf(mediaKey: string): Promise<string[]> {
  const keys = await stored(mediaKey);
  return keys.filter((key) => key.includes('/still/')).map((key) => key.slice(key.indexOf('still/')));
}

/** What a view has. */
function filesOf({ yaw, pitch, hfov }: typeof ahead, manifest: Manifest): string[] {
  const angles = { yaw: radians(yaw), pitch: radians(pitch), hfov: radians(hfov) };
  return stillGroups(angles, manifest).flatMap(({ files }) => files.map(({ path }) => path));
}

test("a scene's stills are drawn with the cut, so its tour has them for its first visitor", async () => {
  const { tourId, mediaKey, manifest } = await draftTour();
  await expect
    .poll(() => stillsOf(mediaKey), within)
    .toEqual(expect.arrayContaining(filesOf(ahead, manifest)));
  await publish(tourId);
  const page = (await visitor.get(`/preview/Hall?tourId=${tourId}`)).body;
  for (const path of filesOf(ahead, manifest)) {
    expect(page).toContain(path);
  }
  const address = /\/media\/\S+\.avif/.exec(page)?.[0] ?? '';
  const still = await visitor.get(address);
  expect(still.statusCode).toBe(200);
  expect(still.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('another start view is drawn when it is published', { tags: 'long' }, async () => {
  const { tourId, mediaKey, manifest } = await draftTour();
  await publish(tourId);
  await startWith(tourId, aside);
  await publish(tourId);
  await expect
    .poll(() => stillsOf(mediaKey), within)
    .toEqual(expect.arrayContaining(filesOf(aside, manifest)));
});

test('start views of long ago make room for those of today', { tags: 'long' }, async () => {
  const { tourId, mediaKey, manifest } = await draftTour();
  await expect
    .poll(async () => (await stillsOf(mediaKey)).length, within)
    .toBe(filesOf(ahead, manifest).length);
  const known = (await stored(mediaKey)).find((key) => key.includes('/still/')) ?? '';
  const folder = known.slice(0, known.lastIndexOf('/') + 1);
  for (let count = 0; count < 96; count++) {
    await server.services.storage.put(`${folder}${String(count).padStart(20, '0')}.avif`, Buffer.from('old'));
  }
  await startWith(tourId, aside);
  await publish(tourId);
  const ofToday = filesOf(aside, manifest).sort();
  await expect.poll(async () => (await stillsOf(mediaKey)).sort(), within).toEqual(ofToday);
});

test('tours that were published before there were stills get theirs after the next start', {
  tags: 'long',
}, async () => {
  const { tourId, mediaKey, manifest } = await draftTour();
  await publish(tourId);
  const { database, storage } = server.services;
  const isMarked = async () => {
    const { rows } = await database.pool.query(
      'select still_version from tour_snapshots where tour_id = $1',
      [tourId],
    );
    return rows[0].still_version > 0;
  };
  await expect.poll(isMarked, within).toBe(true);
  for (const key of await stored(mediaKey)) if (key.includes('/still/')) await storage.delete(key);
  await database.pool.query('update tour_snapshots set still_version = 0 where tour_id = $1', [tourId]);
  const again = await createApp(server.services);
  await again.http.ready();
  await expect
    .poll(() => stillsOf(mediaKey), within)
    .toEqual(expect.arrayContaining(filesOf(ahead, manifest)));
  await expect.poll(isMarked, within).toBe(true);
});

test('a photo that is deleted while its stills are drawn leaves nothing', { tags: 'long' }, async () => {
  let remove = async () => {};
  let isRemoved = false;
  beforePut = async (key) => {
    if (!key.includes('/still/') || isRemoved) return;
    isRemoved = true;
    await remove();
  };
  const tourId = await ann.createTour();
  const scene = hall(tourId, ahead);
  await send(tourId, { kind: 'scene.add', scene });
  const { url } = (await ann.post(scene.slug, await photo(512))).json();
  const mediaKey = url.split('/')[2];
  remove = async () => {
    await ann.remove(scene.slug);
    await expect.poll(() => stored(mediaKey), within).toEqual([]);
  };
  await expect.poll(() => isRemoved, within).toBe(true);
  await expect
    .poll(() => server.services.queue.withoutJob('draw-stills', [mediaKey]), within)
    .toEqual([mediaKey]);
  expect(await stored(mediaKey)).toEqual([]);
});
