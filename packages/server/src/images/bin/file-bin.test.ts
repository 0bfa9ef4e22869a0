import { paintPanorama } from '@tourwright/demo/paint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { type ImageClient, imageClient } from '../testing/image-client.ts';
import { sweepFileBins } from './sweep-file-bins.ts';

let now = new Date('2026-11-20T10:00:00.000Z');
let server: TestServer;
let ann: ImageClient;
let bob: ImageClient;
let bobId: string;

beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
  await server.work();
  ann = imageClient(server, await server.signUp('ann@example.com'));
  const user = await server.signUp('bob@example.com');
  bob = imageClient(server, user);
  bobId = user.userId;
});
afterAll(() => server.close());

const bin = (who: ImageClient, tourId: string, slug: string, deleted: boolean) =>
  who.call('POST', `/api/tours/${tourId}/media/bin`, { slug, deleted });
const sweep = () => server.services.queue.send('sweep', { name: 'files deleted long ago' });
const slugsOf = async (tourId: string) => Object.keys(await ann.mediaOf(tourId)).sort();
const scene = (slug: string) => ({
  id: 1,
  name: 'Hall',
  slug,
  cameraPosition: [0, 0, 0.01],
  cameraDirection: [0, 0, 0],
  hotspots: [],
  videos: [],
});
let edits = 0;
async function edit(tourId: string, change: object): Promise<void> {
  const one = { v: 1, id: `an-edit-${edits++}`, ...change };
  const answer = await ann.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits: [one] });
  expect(answer.json().answers, answer.body).toMatchObject([{ status: 'applied' }]);
}

test('what one member deletes is in the bin for all, and any of them restores it', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/lamp.jpg`;
  await ann.post(slug, await paintPanorama({ width: 512 }));
  expect((await bin(bob, tourId, slug, true)).statusCode).toBe(404);
  await server.services.database.pool.query(
    `insert into tour_members (tour_id, user_id, role, created_at) values ($1, $2, 'editor', now())`,
    [tourId, bobId],
  );
  expect((await bin(bob, tourId, slug, true)).json()).toMatchObject({ slug, deletedAt: now.toISOString() });
  expect((await ann.mediaOf(tourId))[slug]?.deletedAt).toBe(now.toISOString());
  expect((await bin(ann, tourId, slug, false)).json()).toMatchObject({ slug, deletedAt: null });
  expect((await bob.mediaOf(tourId))[slug]?.deletedAt).toBeNull();
  await bin(ann, tourId, slug, true);
  await ann.post(slug, await paintPanorama({ width: 512 }));
  expect((await ann.mediaOf(tourId))[slug]?.deletedAt).toBeNull();
  expect((await bin(ann, tourId, `${tourId}/none.jpg`, true)).statusCode).toBe(404);
});

test('after 30 days it is deleted for good, but for what is used again or still published', async () => {
  const tourId = await ann.createTour();
  const slugs = ['a', 'b', 'c'].map((name) => `${tourId}/${name}.jpg`);
  const [hall = '', shown = '', unused = ''] = slugs;
  for (const [index, slug] of slugs.entries())
    await ann.post(slug, await paintPanorama({ width: 512 + 64 * index }));
  await edit(tourId, { kind: 'scene.add', scene: scene(hall) });
  // What the tour uses is never in the bin.
  expect((await bin(ann, tourId, hall, true)).json().deletedAt).toBeNull();
  await edit(tourId, { kind: 'scene.add', scene: { ...scene(shown), id: 2, name: 'Kitchen' } });
  await ann.call('POST', `/api/tours/${tourId}/publish`);
  await edit(tourId, { kind: 'scene.remove', sceneId: 2 });
  for (const slug of [shown, unused]) await bin(ann, tourId, slug, true);

  now = new Date('2026-12-10T10:00:00.000Z');
  await sweep();
  now = new Date('2026-12-20T10:00:01.000Z');
  await sweep();
  await expect.poll(() => slugsOf(tourId), { timeout: 30_000 }).toEqual([hall, shown]);

  // Used again, it leaves the bin; deleted again, it has its 30 days again.
  await edit(tourId, { kind: 'scene.add', scene: { ...scene(shown), id: 3, name: 'Kitchen' } });
  await sweep();
  await expect
    .poll(async () => (await ann.mediaOf(tourId))[shown]?.deletedAt, { timeout: 30_000 })
    .toBeNull();
  now = new Date('2026-11-20T10:00:00.000Z');
});

test('however many files are in its bin, a tour is read once as it is and once as visitors see it', {
  tags: 'long',
}, async () => {
  const tourId = await ann.createTour();
  const slugs = [0, 1, 2, 3].map((each) => `${tourId}/${each}.jpg`);
  for (const slug of slugs) {
    await ann.post(slug, await paintPanorama({ width: 512 }));
    await bin(ann, tourId, slug, true);
  }
  now = new Date('2026-12-20T10:00:01.000Z');
  const reads: boolean[] = [];
  const removed: string[] = [];
  const tour = (await ann.get(`/api/tours/${tourId}`)).json();
  const sweeping = sweepFileBins({
    database: server.services.database,
    clock: () => now,
    readTour: async (id, seesDraft) => {
      if (id !== tourId) return null;
      reads.push(seesDraft);
      return seesDraft ? { tour, isDraft: true } : null;
    },
    images: {
      remove: async (slug) => {
        removed.push(slug);
        return null;
      },
    },
  });
  await sweeping.run(AbortSignal.timeout(30_000));
  expect(removed.sort()).toEqual(slugs);
  expect(reads).toEqual([true, false]);
  now = new Date('2026-11-20T10:00:00.000Z');
});
