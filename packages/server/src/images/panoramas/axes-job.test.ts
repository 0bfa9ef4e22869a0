import { demoSources } from '@tourwright/demo';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../drivers/database/schema/index.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { type ImageClient, imageClient } from '../testing/image-client.ts';

let server: TestServer;
let ann: ImageClient;
beforeAll(async () => {
  server = await openTestServer();
  await server.work();
  ann = imageClient(server, await server.signUp('ann@example.com'));
});
afterAll(() => server.close());

/** A render whose camera looked 20 degrees aside of the walls, as somebody would upload it. */
async function kitchen(): Promise<Buffer> {
  const studio = await demoSources()
    .find(({ slug }) => slug === 'city-studio')!
    .build();
  const { asset } = studio.files.find(({ slug }) => slug.includes('kitchen'))!;
  return sharp(asset.path).resize(2048).jpeg().toBuffer();
}

const axesOf = async (tourId: string, slug: string) => (await ann.mediaOf(tourId))[slug]?.axes;
const within = { timeout: 30_000 };

test('finds the axes of walls in a photo when it is cut, and in one that was cut before', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/kitchen.jpg`;
  await ann.post(slug, await kitchen());
  await ann.until(tourId, slug, 'ready');
  await expect.poll(() => axesOf(tourId, slug), within).toBeDefined();
  const found = await axesOf(tourId, slug);
  expect(Math.abs((found?.yaw ?? 0) - 20)).toBeLessThan(0.3);
  expect(found?.confidence).toBeGreaterThan(0.7);

  const { orm } = server.services.database;
  const [key = ''] = /[0-9a-f]{32}/.exec((await ann.fetchUrl(slug)) ?? '') ?? [];
  await orm.update(media).set({ axes: null, axesVersion: 0 }).where(eq(media.key, key));
  expect(await axesOf(tourId, slug)).toBeUndefined();
  await server.services.queue.send('find-axes', { mediaKey: null });
  await expect.poll(() => axesOf(tourId, slug), within).toEqual(found);
});

test('finds no axes in a photo without lines', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/sky.jpg`;
  const sky = sharp({ create: { width: 1024, height: 512, channels: 3, background: '#88aacc' } });
  await ann.post(slug, await sky.jpeg().toBuffer());
  await ann.until(tourId, slug, 'ready');
  const looked = async () => {
    const rows = await server.services.database.orm.select().from(media).where(eq(media.width, 1024));
    return rows.map(({ axes, axesVersion }) => [axes, axesVersion]);
  };
  await expect.poll(looked, within).toEqual([[null, 1]]);
  expect(await axesOf(tourId, slug)).toBeUndefined();
});
