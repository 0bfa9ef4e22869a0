import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoEntries } from '../drivers/database/schema/events.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { createDemos } from './demos.ts';

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

test('tells how many tours are still being made', async () => {
  const { database } = server.services;
  const demos = createDemos({ database, thumbnailOf: async (id) => `/media/${id}.jpg`, preparing: () => 11 });
  const { items, preparing } = await demos.list();
  expect(items.map(({ thumbnail }) => thumbnail)).toEqual([
    '/media/loft.jpg',
    '/media/villa.jpg',
    '/media/shop.jpg',
  ]);
  expect(preparing).toBe(11);
});
