import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../drivers/database/database.ts';
import { images, media, tourEdits, tourSnapshots, tours } from '../../drivers/database/schema/index.ts';
import { createQuotas } from '../../quotas/quotas.ts';
import { addUser, openTestDatabase } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { openDocuments } from '../documents/open-documents.ts';
import { signUpOwner, type TestOwner } from '../test-owner.ts';
import { createTourKeeping } from './keep-tours.ts';

let server: TestServer;
let ann: TestOwner;
beforeAll(async () => {
  server = await openTestServer();
  ann = await signUpOwner(server, 'ann@example.com');
});
afterAll(() => server.close());

/** An image of a tour as it is in the tables, at work or ready. */
async function addImage(tourId: string, fileName: string, state: 'processing' | 'ready') {
  const { orm } = server.services.database;
  const key = `${fileName}-of-${tourId}`;
  const row = { key, revision: 'r', sha256: key, sizeBytes: 1, contentType: 'image/jpeg', state };
  await orm.insert(media).values({ ...row, servedName: 'image.jpg', thumbnailName: 'thumbnail.jpg' });
  const slug = `${tourId}/${fileName}`;
  await orm
    .insert(images)
    .values({ id: key, slug, tourId, userId: ann.userId, area: 'scene', mediaKey: key });
  return slug;
}

test('a duplicate has the images too, and keeps them when the first tour loses its', async () => {
  const { id } = await ann.create();
  const slug = await addImage(id, 'hall.jpg', 'ready');
  const scene = { id: 1, name: 'Hall', slug };
  const add = { id: 'edit-add-hall', v: 1, kind: 'scene.add', scene };
  await ann.ask('POST', `/api/tours/${id}/edits`, { base: 1, edits: [add] });
  const { name } = (await ann.ask<'tour'>('GET', `/api/tours/${id}`)).body;
  const { body: copy } = await ann.ask<'duplicateTour'>('POST', `/api/tours/${id}/duplicate`);
  expect(copy.name).toBe(`${name} (copy)`);
  await ann.ask('DELETE', `/delete?slug=${slug}`);
  const { body } = await ann.ask<'getTourMedia'>('GET', `/api/tours/${copy.id}/media`);
  expect(body.images[`${copy.id}/hall.jpg`]).toMatchObject({ state: 'ready' });
  expect((await ann.ask<'getTourMedia'>('GET', `/api/tours/${id}/media`)).body.images).toEqual({});
});

test('the list shows the picture of the first scene, and that a draft’s photos are being worked on', async () => {
  const { id } = await ann.create();
  const slug = await addImage(id, 'hall.jpg', 'processing');
  const add = { id: 'edit-add-scene', v: 1, kind: 'scene.add', scene: { id: 1, name: 'Hall', slug } };
  await ann.ask('POST', `/api/tours/${id}/edits`, { base: 1, edits: [add] });
  const { body } = await ann.ask<'listTours'>('GET', '/api/tours');
  const row = body.items.find((each: { id: string }) => each.id === id);
  expect(row).toMatchObject({ status: 'processing', thumbnailUrl: expect.stringContaining('thumbnail.jpg') });
});

test('what was deleted 30 days ago is swept out with all that belongs to it, the rest stays', async () => {
  const log = pino({ level: 'silent' });
  const database: Database = await openTestDatabase(log);
  await addUser(database, 'ann');
  let now = new Date('2026-11-20T10:00:00Z');
  const deleted: string[] = [];
  const keeping = createTourKeeping({
    database,
    log,
    clock: () => now,
    keepRule: { hourlyDays: 7, dailyDays: 90, published: 20 },
    quotas: createQuotas({ tours: 1000, storageBytes: 2 ** 40, uploads: 100, documentBytes: 2 ** 30 }),
    images: {
      picturesOf: async () => [],
      thumbnailsOf: async () => new Map(),
      copyTourImages: async () => {},
      adjustTourImages: async () => {},
      keepTourImages: async () => {},
      releaseTourImages: async () => {},
      drawStills: async () => {},
      deleteTourImages: async (id) => {
        deleted.push(id);
      },
    },
    viewsOf: async () => new Map(),
    galleryOf: async () => new Map(),
    announce: async () => {},
    documents: openDocuments(),
  });
  const published = JSON.stringify({ name: 'Old', activity: true, scenes: [] });
  const create = async () => (await keeping.create('ann', published)).summary;
  const [old, recent, kept] = [await create(), await create(), await create()];
  await keeping.remove(old.id);
  now = new Date('2026-12-10T10:00:00Z');
  await keeping.remove(recent.id);
  now = new Date('2026-12-20T10:00:01Z');
  await keeping.sweep();
  expect(deleted).toEqual([old.id]);
  const rows = await database.orm.select({ id: tours.id }).from(tours);
  expect(rows.map(({ id }) => id).sort()).toEqual([kept.id, recent.id].sort());
  expect(await database.orm.select().from(tourEdits).where(eq(tourEdits.tourId, old.id))).toEqual([]);
  expect(await database.orm.select().from(tourSnapshots).where(eq(tourSnapshots.tourId, old.id))).toEqual([]);
  await database.close();
});
