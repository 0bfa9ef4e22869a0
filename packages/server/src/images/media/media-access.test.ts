/** Access to the files of a picture: published snapshots decide, and hiding takes effect at once. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openSecondProcess,
  openTestServer,
  type TestServer,
  type TestUser,
} from '../../testing/test-server.ts';
import { type ImageClient, imageClient, photo } from '../testing/image-client.ts';

let server: TestServer;
/** Another process on the same database and storage. */
let second: TestServer;
let user: TestUser;
let ann: ImageClient;
let visitor: ImageClient;

beforeAll(async () => {
  server = await openTestServer();
  second = await openSecondProcess(server);
  user = await server.signUp('ann@example.com');
  ann = imageClient(server, user);
  visitor = imageClient(server, null);
  await server.work();
});
afterAll(async () => {
  await second.close();
  await server.close();
});

async function send(tourId: string, edit: object): Promise<void> {
  const edits = [{ id: randomUUID(), v: 1, ...edit }];
  const answer = (await ann.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits })).json();
  expect(answer.answers?.[0], JSON.stringify(answer)).toMatchObject({ status: 'applied' });
}

const publish = (tourId: string) => ann.call('POST', `/api/tours/${tourId}/publish`);
const blur = (tourId: string) =>
  send(tourId, {
    kind: 'scene.set',
    sceneId: 1,
    field: 'adjustment',
    value: { privacy: [{ yaw: 0, pitch: 0, radius: 20 }] },
  });
const statusOf = async (url: string | null | undefined, client = visitor) =>
  (await client.get(url ?? '')).statusCode;

/** A published tour whose one scene is cut. */
async function publishedTour() {
  const tourId = await ann.createTour();
  const slug = `${tourId}/hall.jpg`;
  await ann.post(slug, await photo(512));
  await send(tourId, { kind: 'scene.add', scene: { id: 1, name: 'Hall', slug } });
  const info = await ann.until(tourId, slug, 'ready');
  await publish(tourId);
  return { tourId, slug, info };
}

test('a picture that only the draft of a published tour names is for its owner alone', async () => {
  const { tourId, info } = await publishedTour();
  const slug = `${tourId}/pictures/plan.png`;
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c40' } })
    .png()
    .toBuffer();
  const { url } = (await ann.post(slug, picture)).json();
  const pictures = [{ slug }];
  const hotspot = { id: 'note', kind: 'info', position: [0, 0, -1], pictures };
  await send(tourId, { kind: 'hotspot.add', sceneId: 1, hotspot });
  expect([await statusOf(url), await statusOf(url, ann)]).toEqual([404, 200]);
  expect([await visitor.fetchUrl(slug), await ann.fetchUrl(slug)]).toEqual([null, url]);

  await publish(tourId);
  expect([await statusOf(url), await visitor.fetchUrl(slug)]).toEqual([200, url]);

  await send(tourId, { kind: 'hotspot.remove', sceneId: 1, hotspotId: 'note' });
  await publish(tourId);
  expect([await statusOf(url), await visitor.fetchUrl(slug)]).toEqual([404, null]);
  expect(await statusOf(info.thumbnail), 'the others stay').toBe(200);
});

test('a picture of the owner’s own folder is public where a published tour of theirs names it', async () => {
  const { tourId } = await publishedTour();
  const slug = `users/${user.userId}/sign.png`;
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#04c' } })
    .png()
    .toBuffer();
  const { url } = (await ann.post(slug, picture)).json();
  expect(await statusOf(url)).toBe(404);
  await send(tourId, { kind: 'logo.replace', slug });
  await publish(tourId);
  expect(await statusOf(url)).toBe(200);
  expect((await visitor.mediaOf(tourId))[slug]).toMatchObject({ url });
  await ann.call('POST', `/api/tours/${tourId}/unpublish`);
  expect(await statusOf(url)).toBe(404);
});

test('with a blur everything of the picture before is gone for visitors, in the same moment and in every process', {
  tags: 'long',
}, async () => {
  const { tourId, slug, info } = await publishedTour();
  const base = info.panorama?.baseUrl ?? '';
  const elsewhere = imageClient(second, null);
  const signed = (await ann.get(`/api/tours/${tourId}/media?signed=true`)).json().images[slug];
  const page = (await visitor.get(`/welcome/${tourId}`)).body;
  const drawn = [...page.matchAll(/\/media\/[\w/.~-]+\.jpg/g)].map(([address]) => address);
  const files = ['manifest.json', 'f/0/0/0.jpg', 'r/0/0/0.jpg', 'image.jpg', 'thumbnail.jpg'];
  const addresses = [...new Set([info.url, ...files.map((file) => base + file), signed.url, ...drawn])];
  expect(addresses.length).toBeGreaterThan(files.length + 1);
  const statuses = (client: ImageClient) => Promise.all(addresses.map((url) => statusOf(url, client)));
  const all = (status: number) => addresses.map(() => status);
  // Asked for in both processes, so that both remember who may see it.
  expect([await statuses(visitor), await statuses(elsewhere)]).toEqual([all(200), all(200)]);

  await blur(tourId);
  expect(await statuses(visitor)).toEqual(all(404));
  await expect.poll(() => statuses(elsewhere)).toEqual(all(404));
  const hidden = { state: 'processing', url: null, thumbnail: null, panorama: null };
  expect((await visitor.mediaOf(tourId))[slug]).toMatchObject(hidden);
  expect(await visitor.fetchUrl(slug)).toBeNull();
  const [, key = ''] = /^\/media\/(\w+)/.exec(base) ?? [];
  for (const url of [`/welcome/${tourId}`, `/preview/x?tourId=${tourId}`, `/embed/${tourId}`]) {
    expect((await visitor.get(url)).body, url).not.toContain(key);
  }
  expect(await statusOf(`${base}f/0/0/0.jpg`, ann), 'its owner sees what is being changed').toBe(200);
});

test('a picture that cannot be looked around in is hidden too when something in it is to be', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/flat.jpg`;
  const flat = await sharp(await photo(512))
    .resize(300, 300, { fit: 'fill' })
    .jpeg()
    .toBuffer();
  const { url } = (await ann.post(slug, flat)).json();
  await send(tourId, { kind: 'scene.add', scene: { id: 1, name: 'Hall', slug } });
  await publish(tourId);
  expect(await statusOf(url)).toBe(200);
  await blur(tourId);
  expect(await statusOf(url)).toBe(404);
  await send(tourId, { kind: 'scene.set', sceneId: 1, field: 'adjustment', value: null });
  expect(await statusOf(url)).toBe(200);
});
