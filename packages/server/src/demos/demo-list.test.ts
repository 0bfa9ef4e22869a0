import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoEntries } from '../drivers/database/schema/visitors/events.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openDemoList } from './demo-list.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const entry = (tourId: string, position: number, category: 'real-estate' | 'retail') => ({
    tourId,
    title: `The ${tourId}`,
    description: 'Sample',
    category,
    position,
  });
  await server.services.database.orm
    .insert(demoEntries)
    .values([entry('shop', 2, 'retail'), entry('loft', 0, 'real-estate'), entry('villa', 1, 'real-estate')]);
});
afterAll(() => server.close());

const nobodysTours = { shownSummaries: async () => [], picturesOf: async () => new Map<string, string>() };
const thumbnailsOf = async (ids: string[]) => new Map(ids.map((id) => [id, `/media/${id}.jpg`]));

test('the gallery is listed in its order, for everybody', async () => {
  const answer = await server.app.inject('/api/demos');
  expect(answer.statusCode).toBe(200);
  const { items, preparing } = answer.json();
  expect(items.map(({ id }: { id: string }) => id)).toEqual(['loft', 'villa', 'shop']);
  expect(items[2]).toEqual({
    id: 'shop',
    title: 'The shop',
    description: 'Sample',
    category: 'retail',
    thumbnail: null,
  });
  expect(preparing).toBe(0);
});

test('reports how many tours are still being made', async () => {
  const demos = openDemoList({ ...server.services, thumbnailsOf, ...nobodysTours, preparing: () => 11 });
  const { items, preparing } = await demos.list();
  expect(items.map(({ thumbnail }) => thumbnail)).toEqual([
    '/media/loft.jpg',
    '/media/villa.jpg',
    '/media/shop.jpg',
  ]);
  expect(preparing).toBe(11);
  await demos.close();
});

test('while the database does not answer the gallery is the one that was read last', async () => {
  const { database, ...others } = server.services;
  let isAway = false;
  const demos = openDemoList({
    ...others,
    database,
    thumbnailsOf: (ids) => (isAway ? Promise.reject(new Error('The database is away')) : thumbnailsOf(ids)),
    ...nobodysTours,
    preparing: () => 0,
    keptMs: 0,
  });
  const before = await demos.list();
  isAway = true;
  expect((await demos.list()).items).toEqual(before.items);
  await demos.close();
});

test('without any earlier reading a database that does not answer is an error', async () => {
  const thumbnailsOf = () => Promise.reject(new Error('The database is away'));
  const demos = openDemoList({ ...server.services, thumbnailsOf, ...nobodysTours, preparing: () => 0 });
  await expect(demos.list()).rejects.toThrow('The database is away');
  await demos.close();
});

test('is read again only when a tour changes, or a picture of the gallery itself', async () => {
  const { database } = server.services;
  let reads = 0;
  const demos = openDemoList({
    ...server.services,
    thumbnailsOf: (ids) => {
      reads += 1;
      return thumbnailsOf(ids);
    },
    ...nobodysTours,
    preparing: () => 0,
    keptMs: Number.POSITIVE_INFINITY,
  });
  const tell = (tourId: string, type: string) =>
    database.notify('tour', JSON.stringify({ tourId, type, slug: 'a' }));
  /** How often it was read while it was requested many times, news having come. */
  const readsAfter = async (tourId: string, type: string) => {
    await demos.list();
    const before = reads;
    await tell(tourId, type);
    // Notifications come in their order: after this one the others are heard.
    let isHeard = () => {};
    const heard = new Promise<void>((resolve) => {
      isHeard = resolve;
    });
    const stop = await database.listen('test', isHeard);
    await database.notify('test', 'now');
    await heard;
    await stop();
    for (let times = 0; times < 20; times++) await demos.list();
    return reads - before;
  };
  const isShownStill = async (tourId: string, type: string) => {
    const shown = await demos.shown();
    await readsAfter(tourId, type);
    return shown !== null && shown === demos.shown();
  };
  // Until it listens it keeps nothing.
  await readsAfter('loft', 'edit');
  expect(await readsAfter('somebody-elses', 'image')).toBe(0);
  expect(await readsAfter('loft', 'image')).toBe(1);
  expect(await readsAfter('new-demo', 'edit')).toBe(1);
  // What was made of the list is as new as the list.
  expect(await isShownStill('somebody-elses', 'image')).toBe(true);
  expect(await isShownStill('loft', 'image')).toBe(false);
  expect((await demos.list()).version).toBe((await demos.shown())?.version);
  await demos.close();
});
