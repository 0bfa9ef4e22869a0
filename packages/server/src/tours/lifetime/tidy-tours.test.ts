/** What is deleted of a tour's history, without visible effects. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImages } from '../../images/images.ts';
import { replaceKept } from '../../images/media/snapshot-media-table.ts';
import { imageClient } from '../../images/testing/image-client.ts';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { findEditsAfter } from '../edits/edit-log-table.ts';
import { tidyTours } from './tidy-tours.ts';

let server: TestServer;
let user: TestUser;
let ann: ReturnType<typeof imageClient>;

beforeAll(async () => {
  server = await openTestServer();
  user = await server.signUp('ann@example.com');
  ann = imageClient(server, user);
  await server.work();
});
afterAll(() => server.close());

const query = (text: string, values: unknown[]) => server.services.database.pool.query(text, values);

async function tidy(): Promise<void> {
  const { database, queue, clock } = server.services;
  // Of images only what goes with a snapshot is requested here.
  const images = createImages({ database, queue, clock } as Parameters<typeof createImages>[0]);
  const { keepRule } = server.services.config;
  await tidyTours({ database, clock, keepRule, images: { ...images, drawStills: async () => {} } });
}

const rename = (value: string) => ({ id: randomUUID(), v: 1, kind: 'tour.set', field: 'name', value });

async function send(tourId: string, base: number, edits: object[]) {
  return (await ann.call('POST', `/api/tours/${tourId}/edits`, { base, edits })).json();
}

/** Lets the edits of a tour be as old as this. */
const age = (tourId: string, days: number) =>
  query(`update tour_edits set at = at - $2 * interval '1 day' where tour_id = $1`, [tourId, days]);

test('within 30 days a repeated edit gets its first answer, and a client that was away gets what it missed', async () => {
  const tourId = await ann.createTour();
  const edits = [rename('One'), rename('Two')];
  const first = await send(tourId, 1, edits);
  await age(tourId, 29);
  await tidy();
  expect(await send(tourId, 3, edits)).toMatchObject({ answers: first.answers, version: 3 });
  const { missed } = await send(tourId, 1, []);
  expect(missed.map(({ version }: { version: number }) => version)).toEqual([2, 3]);
});

test('after that a user who was away gets the whole document, and sees by a gap that it is missing something', async () => {
  const tourId = await ann.createTour();
  await send(tourId, 1, [rename('One'), rename('Two'), rename('Three')]);
  await age(tourId, 31);
  await tidy();
  const { missed, current } = await send(tourId, 1, []);
  expect([missed, current.name, current.version]).toEqual([null, 'Three', 4]);
  // What a live stream begins with after `Last-Event-ID: 1`: the newest edit alone, which does not follow.
  const { orm } = server.services.database;
  expect((await findEditsAfter(orm, tourId, 1, 200)).map(({ version }) => version)).toEqual([4]);
  // An offline queue that was away longer still brings what it holds.
  const late = await send(tourId, 1, [rename('Late')]);
  expect(late.answers).toMatchObject([{ status: 'applied', version: 5 }]);
  expect(late.current.name).toBe('Late');
});

test('of snapshots the newest twenty are kept, the published one and those with a name', {
  tags: 'long',
}, async () => {
  const tourId = await ann.createTour();
  const versions: number[] = [];
  for (let count = 0; count < 25; count++) {
    await send(tourId, 1, [rename(`Number ${count}`)]);
    versions.push((await ann.call('POST', `/api/tours/${tourId}/publish`)).json().version);
  }
  await query(`update tour_snapshots set name = 'Open house' where tour_id = $1 and version = $2`, [
    tourId,
    versions[0],
  ]);
  // Somebody went back to the third.
  await query('update tours set published_version = $2 where id = $1', [tourId, versions[2]]);
  await tidy();
  const { rows } = await query('select version from tour_snapshots where tour_id = $1 order by version', [
    tourId,
  ]);
  expect(rows.map(({ version }) => version)).toEqual([versions[0], versions[2], ...versions.slice(5)]);
});

test('a deleted file stays for the snapshots that show it, seen by nobody, and goes with the last of them', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/Thumbnail/front.png`;
  const pixels = { create: { width: 40, height: 20, channels: 3 as const, background: 'red' } };
  await ann.post(slug, await sharp(pixels).png().toBuffer());
  await send(tourId, 1, [{ ...rename(''), field: 'thumbnail', value: slug }]);
  await ann.call('POST', `/api/tours/${tourId}/publish`);
  const url = String(await ann.fetchUrl(slug));
  const key = url.split('/')[2] ?? '';
  const isThere = async () => (await server.services.storage.head(`originals/${key}`)) !== null;
  const jobsLeft = async () => server.services.queue.withoutJob('remove-media', [key]);

  expect((await ann.remove(slug)).statusCode).toBe(200);
  await expect.poll(jobsLeft).toEqual([key]);
  expect([(await ann.get(url)).statusCode, await isThere()]).toEqual([404, true]);

  // Twenty snapshots without it, and one that is published: then its own is no longer among those that are kept.
  await query(
    `insert into tour_snapshots (tour_id, version, document, names, shape, created_at)
     select tour_id, version + n, document, names, shape, now() from tour_snapshots, generate_series(1, 20) n
     where tour_id = $1`,
    [tourId],
  );
  await query('update tours set published_version = published_version + 20 where id = $1', [tourId]);
  await tidy();
  await expect.poll(isThere).toBe(false);
});

test('a photo that is adjusted takes the place of the one before in the snapshots too', async () => {
  const { database } = server.services;
  const tourId = await ann.createTour();
  const other = await ann.createTour();
  const pin = async (owner: string, key: string) => {
    await query(
      `insert into media (key, revision, sha256, size_bytes, content_type, state)
       values ($1, 'r', $1, 1, 'image/jpeg', 'ready') on conflict do nothing`,
      [key],
    );
    await query(
      `insert into tour_snapshots (tour_id, version, document, names, shape, created_at)
       select id, 1, document, '{}', shape, now() from tours where id = $1 on conflict do nothing`,
      [owner],
    );
    await query(
      `insert into snapshot_media (tour_id, version, slug, media_key) values ($1, 1, $1 || '/a.jpg', $2)`,
      [owner, key],
    );
  };
  await pin(tourId, 'before');
  await pin(other, 'before');
  await query(
    `insert into media (key, revision, sha256, size_bytes, content_type, state)
    values ('blurred', 'r', 'before', 1, 'image/jpeg', 'ready')`,
    [],
  );
  await query(
    `insert into images (id, slug, tour_id, user_id, area, media_key) values ($1, $1 || '/a.jpg', $1, $2, 'scene', 'blurred')`,
    [tourId, user.userId],
  );
  await replaceKept(database.orm, ['before'], 'blurred');
  const { rows } = await query('select media_key from snapshot_media where tour_id = any($1)', [
    [tourId, other],
  ]);
  expect(rows.map(({ media_key }) => media_key).sort()).toEqual(['before', 'blurred']);
});
