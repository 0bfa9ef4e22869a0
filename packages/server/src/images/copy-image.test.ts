import { paintPanorama } from '@tourwright/demo/paint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { type ImageClient, imageClient } from './testing/image-client.ts';

let server: TestServer;
let ann: ImageClient;
let bob: ImageClient;
let bobId: string;

beforeAll(async () => {
  server = await openTestServer();
  await server.work();
  ann = imageClient(server, await server.signUp('ann@example.com'));
  const user = await server.signUp('bob@example.com');
  bob = imageClient(server, user);
  bobId = user.userId;
});
afterAll(() => server.close());

const panorama = () => paintPanorama({ width: 512 });

test('a photo is shared by two scenes, costs nothing twice, and each may go without the other', {
  tags: 'long',
}, async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/a.jpg`;
  const { url } = (await ann.post(slug, await panorama())).json();
  await ann.until(tourId, slug, 'ready');
  const answer = await ann.call('POST', `/api/tours/${tourId}/media/copies`, { slug });
  const copy = answer.json();
  expect(copy).toMatchObject({
    slug: expect.stringMatching(/\/a-copy-[0-9a-f]{8}\.jpg$/),
    state: 'ready',
    url,
  });
  const again = (await ann.call('POST', `/api/tours/${tourId}/media/copies`, { slug: copy.slug })).json();
  expect(again.slug).toMatch(/\/a-copy-[0-9a-f]{8}\.jpg$/);
  await ann.remove(slug);
  const { queue } = server.services;
  const mediaKey = url.split('/')[2] ?? '';
  await expect.poll(() => queue.withoutJob('remove-media', [mediaKey])).toEqual([mediaKey]);
  expect((await ann.get(url)).statusCode).toBe(200);
  expect(Object.keys(await ann.mediaOf(tourId)).sort()).toEqual([copy.slug, again.slug].sort());
});

test('nobody copies what is not there, or is another’s', async () => {
  const tourId = await ann.createTour();
  await ann.post(`${tourId}/a.jpg`, await panorama());
  const copyIn = (id: string, slug: string) => bob.call('POST', `/api/tours/${id}/media/copies`, { slug });
  expect((await copyIn(tourId, `${tourId}/a.jpg`)).statusCode).toBe(404);
  const own = await bob.createTour();
  expect((await copyIn(own, `${tourId}/a.jpg`)).statusCode).toBe(404);
  expect((await copyIn(own, `${own}/none.jpg`)).statusCode).toBe(404);
});

test('a picture of another tour of the same owner comes along, and nobody else’s', async () => {
  const [from, to] = [await ann.createTour(), await ann.createTour()];
  const slug = `${from}/lamp.jpg`;
  await ann.post(slug, await panorama());
  await ann.until(from, slug, 'ready');
  const answer = await ann.call('POST', `/api/tours/${to}/media/copies`, { slug, from });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().slug).toMatch(new RegExp(`^${to}/lamp-copy-[0-9a-f]{8}\\.jpg$`));
  const icon = `${from}/icons/leaf.jpg`;
  await ann.post(icon, await panorama());
  const copied = (await ann.call('POST', `/api/tours/${to}/media/copies`, { slug: icon, from })).json();
  expect(copied.slug).toMatch(new RegExp(`^${to}/icons/leaf-copy-[0-9a-f]{8}\\.jpg$`));
  const foreign = await bob.createTour();
  const taken = await bob.call('POST', `/api/tours/${foreign}/media/copies`, { slug, from });
  expect(taken.statusCode).toBe(404);
  // A user who may edit both, for two owners, cannot move files from one to the other.
  const { pool } = server.services.database;
  await pool.query(
    `insert into tour_members (tour_id, user_id, role, created_at) values ($1, $2, 'editor', now())`,
    [from, bobId],
  );
  expect((await bob.call('POST', `/api/tours/${foreign}/media/copies`, { slug, from })).statusCode).toBe(404);
});
