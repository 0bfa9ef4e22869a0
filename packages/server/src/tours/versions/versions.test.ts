/** Versions of a tour: when they are stored, their contents, and what restoring one restores. */
import { randomUUID } from 'node:crypto';
import type { Version } from '@tourwright/api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs } from '../../durations.ts';
import { createImages } from '../../images/images.ts';
import { imageClient } from '../../images/testing/image-client.ts';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { tidyTours } from '../lifetime/tidy-tours.ts';

let now = new Date('2026-11-20T10:00:00Z');
let server: TestServer;
let user: TestUser;
let ann: ReturnType<typeof imageClient>;

beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
  user = await server.signUp('ann@example.com');
  ann = imageClient(server, user);
  await server.work();
});
afterAll(() => server.close());

const query = (text: string, values: unknown[]) => server.services.database.pool.query(text, values);
const head = () => ({ id: randomUUID(), v: 1 });
const rename = (value: string) => ({ ...head(), kind: 'tour.set', field: 'name', value });
const addScene = (id: number, name: string, slug: string) => ({
  ...head(),
  kind: 'scene.add',
  scene: { id, name, slug },
});
const send = async (id: string, edits: object[]) =>
  (await ann.call('POST', `/api/tours/${id}/edits`, { base: 1, edits })).json();
const versionsOf = async (id: string): Promise<Version[]> =>
  (await ann.get(`/api/tours/${id}/versions`)).json().items;
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const kindsOf = async (id: string) => (await versionsOf(id)).map(({ version, kind }) => [version, kind]);

test('while somebody works a version is kept each hour, of the state before the next edit', async () => {
  const id = await ann.createTour();
  pass(hourMs / 2);
  await send(id, [rename('One')]);
  expect(await versionsOf(id)).toEqual([]);
  pass(hourMs / 2);
  await send(id, [rename('Two')]);
  await send(id, [rename('Three')]);
  expect(await kindsOf(id)).toEqual([[2, 'hourly']]);
  pass(3 * hourMs);
  await send(id, [rename('Four')]);
  const [newest, first] = await versionsOf(id);
  expect(newest).toMatchObject({ version: 4, by: 'ann', isLive: false });
  expect(newest?.changes).toMatchObject([{ thing: 'tour', sort: 'changed', name: 'name' }]);
  expect(first?.changes).toBeNull();
  const { tour } = (await ann.get(`/api/tours/${id}/versions/4`)).json();
  expect(tour.name).toBe('Three');
});

test('a change of many things at once has a version before it, a small one has none', async () => {
  const id = await ann.createTour();
  const batch = (count: number) => ({
    ...head(),
    kind: 'batch',
    edits: Array.from({ length: count }, (_, index) => rename(`Name ${index}`)),
  });
  await send(id, [batch(2)]);
  expect(await versionsOf(id)).toEqual([]);
  await send(id, [batch(5)]);
  await send(id, [batch(6)]);
  expect(await kindsOf(id)).toEqual([[2, 'before-bulk']]);
});

test('a change of many things over the API has a version before it, a small one after an hour', async () => {
  const id = await ann.createTour();
  const patch = async (body: object) => {
    const { version } = (await ann.get(`/api/tours/${id}`)).json();
    const answer = await ann.call('PATCH', `/api/tours/${id}`, body, { 'if-match': `"${version}"` });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  await send(id, [addScene(1, 'Kitchen', `${id}/kitchen.jpg`)]);
  await patch({ name: 'Loft', description: 'On the third floor' });
  expect(await versionsOf(id)).toEqual([]);
  // One field, but all scenes.
  const [kitchen] = (await ann.get(`/api/tours/${id}`)).json().scenes;
  const rooms = ['Hall', 'Bath', 'Attic', 'Cellar', 'Garden'];
  const more = rooms.map((name, index) => ({ ...kitchen, id: index + 2, name, slug: `${id}/${name}.jpg` }));
  await patch({ scenes: [kitchen, ...more] });
  expect(await kindsOf(id)).toEqual([[3, 'before-bulk']]);
  const { tour } = (await ann.get(`/api/tours/${id}/versions/3`)).json();
  expect(tour.scenes).toHaveLength(1);
  // The same again changes nothing.
  await patch({ scenes: [kitchen, ...more] });
  pass(2 * hourMs);
  await patch({ name: 'Villa' });
  expect(await kindsOf(id)).toEqual([
    [4, 'hourly'],
    [3, 'before-bulk'],
  ]);
});

test('publishing keeps a version, and a name keeps the draft', async () => {
  const id = await ann.createTour();
  await ann.call('POST', `/api/tours/${id}/publish`);
  await send(id, [addScene(1, 'Kitchen', `${id}/kitchen.jpg`)]);
  expect((await ann.call('POST', `/api/tours/${id}/versions`, { name: 'Staged' })).statusCode).toBe(201);
  // The same state again only gets another name.
  await ann.call('POST', `/api/tours/${id}/versions`, { name: 'Staged by Lea' });
  const [named, published] = await versionsOf(id);
  expect(named).toMatchObject({ kind: 'named', name: 'Staged by Lea', scenes: 1, by: 'ann' });
  expect(named?.changes).toMatchObject([{ thing: 'scene', sort: 'added', count: 1, name: 'Kitchen' }]);
  expect(published).toMatchObject({ kind: 'published', isLive: true, scenes: 0, changes: null });
  await ann.call('PATCH', `/api/tours/${id}/versions/${published?.version}`, { name: 'Open house' });
  expect((await versionsOf(id))[1]?.name).toBe('Open house');
});

test('a restored version brings back the photo that was deleted, in one edit that the editor applies', async () => {
  const id = await ann.createTour();
  const slug = `${id}/Thumbnail/front.png`;
  const pixels = { create: { width: 40, height: 20, channels: 3 as const, background: 'red' } };
  await ann.post(slug, await sharp(pixels).png().toBuffer());
  await ann.until(id, slug, 'ready');
  await send(id, [{ ...rename(''), field: 'thumbnail', value: slug }, rename('Before')]);
  await ann.call('POST', `/api/tours/${id}/versions`, { name: 'With picture' });
  const { version = 0 } = (await versionsOf(id))[0] ?? {};
  const drafted = (await ann.mediaOf(id))[slug]?.url ?? '';
  await send(id, [{ ...rename(''), field: 'thumbnail', value: null }, rename('After')]);
  await ann.remove(slug);
  await server.services.queue.withoutJob('remove-media', []);
  expect((await ann.get(drafted)).statusCode).toBe(404);

  // Its version still shows it, to those who may see versions.
  const { images } = (await ann.get(`/api/tours/${id}/versions/${version}`)).json();
  expect((await ann.get(images[slug].url)).statusCode).toBe(200);
  expect((await imageClient(server, null).get(`/api/tours/${id}/versions/${version}`)).statusCode).toBe(401);

  const answer = await ann.call('POST', `/api/tours/${id}/versions/${version}/restore`, {});
  const { edit } = answer.json();
  expect(edit).toMatchObject({ kind: 'batch' });
  expect((await ann.get(`/api/tours/${id}`)).json().name).toBe('After');
  await send(id, [edit]);
  const restored = (await ann.get(`/api/tours/${id}`)).json();
  expect([restored.name, restored.thumbnail]).toEqual(['Before', slug]);
  expect((await ann.mediaOf(id))[slug]?.state).toBe('ready');
  expect((await kindsOf(id))[0]?.[1]).toBe('before-restore');
  // There is nothing left to bring back.
  const again = await ann.call('POST', `/api/tours/${id}/versions/${version}/restore`, {});
  expect(again.json()).toEqual({ edit: null });
});

test('a list says that a tour is live again once it has the published content, also in another order', async () => {
  const id = await ann.createTour();
  const status = async () =>
    (await ann.get('/api/tours')).json().items.find((row: { id: string }) => row.id === id).status;
  const colours = (value: unknown) => ({ ...head(), kind: 'tour.set', field: 'someTool', value });
  await send(id, [rename('Before'), colours({ wall: 'red', door: 'blue' })]);
  expect(await status()).toBe('draft');
  await ann.call('POST', `/api/tours/${id}/publish`, {});
  const [published] = await versionsOf(id);
  expect(await status()).toBe('live');
  await send(id, [rename('After'), colours({ wall: 'grey' })]);
  expect(await status()).toBe('changed');

  const { edit } = (
    await ann.call('POST', `/api/tours/${id}/versions/${published?.version}/restore`, {})
  ).json();
  await send(id, [edit]);
  expect(await status()).toBe('live');
  await send(id, [colours({ door: 'blue', wall: 'red' })]);
  expect(await status()).toBe('live');
  await send(id, [rename('Later')]);
  expect(await status()).toBe('changed');
  await ann.call('POST', `/api/tours/${id}/publish`, {});
  await send(id, [rename('Before')]);
  expect(await status()).toBe('changed');
});

test('versions that nobody named are kept as the rule says, and say what they bring beside those that stay', async () => {
  const id = await ann.createTour();
  await send(id, [rename('Start')]);
  const keepAt = async (daysAgo: number, name: string) => {
    await send(id, [rename(name)]);
    const { tour } = { tour: (await ann.get(`/api/tours/${id}`)).json() };
    await query(
      `insert into tour_snapshots (tour_id, version, document, names, shape, kind, created_at)
       select id, version, document, '{}', shape, 'hourly', $2 from tours where id = $1`,
      [id, new Date(now.getTime() - daysAgo * dayMs)],
    );
    return tour.version as number;
  };
  const old = await keepAt(100, 'Old');
  const [morning, noon] = [await keepAt(30.3, 'Morning'), await keepAt(30.2, 'Noon')];
  const [today, soon] = [await keepAt(1, 'Today'), await keepAt(0.9, 'Soon')];
  const noonBefore = (await versionsOf(id)).find(({ version }) => version === noon);
  expect(noonBefore?.changes).toHaveLength(1);
  const { database, queue } = server.services;
  const images = createImages({ database, queue, clock: () => now } as Parameters<typeof createImages>[0]);
  const { keepRule } = server.services.config;
  await tidyTours({
    database,
    clock: () => now,
    keepRule,
    images: { ...images, drawStills: async () => {} },
  });
  const left = await versionsOf(id);
  expect(left.map(({ version }) => version)).toEqual([soon, today, noon]);
  expect([old, morning].every((version) => left.every((each) => each.version !== version))).toBe(true);
  // What it was compared with is gone: it is the first one now.
  expect(left.at(-1)?.changes).toBeNull();
  const { keep } = (await ann.get(`/api/tours/${id}/versions`)).json();
  expect(keep).toEqual({ hourlyDays: 7, dailyDays: 90, published: 20 });
});

test('a tour is published and withdrawn when its owner wanted', async () => {
  const id = await ann.createTour();
  // The clocks of Berlin are an hour ahead in November.
  const at = (hours: number) => new Date(now.getTime() + (hours + 1) * hourMs).toISOString().slice(0, 16);
  const plan = { publishAt: at(1), unpublishAt: at(5), timeZone: 'Europe/Berlin' };
  expect((await ann.call('PATCH', `/api/tours/${id}/schedule`, plan)).json()).toEqual(plan);
  expect((await ann.get(`/api/tours/${id}/schedule`)).json()).toEqual(plan);
  const wrong = { ...plan, timeZone: 'Middle/Earth' };
  expect((await ann.call('PATCH', `/api/tours/${id}/schedule`, wrong)).statusCode).toBe(400);
  const stateAfter = async (ms: number) => {
    pass(ms);
    await server.services.queue.send('sweep', { name: 'planned publishing' });
    return async () => (await ann.get(`/api/tours/${id}`)).json().activity;
  };
  await expect.poll(await stateAfter(1.1 * hourMs)).toBe('published');
  await expect.poll(async () => (await ann.get(`/api/tours/${id}/schedule`)).json().publishAt).toBeNull();
  await expect.poll(await stateAfter(4 * hourMs)).toBe('unpublished');
});
