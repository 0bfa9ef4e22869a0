/** A document reaches only its own files: of others that it names, nothing is read, shown or painted. */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import * as document from '@tourwright/tour/document';
import { edit } from '@tourwright/tour/edit';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { openMemoryStorage } from '../../drivers/storage/memory-storage.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { openQueue } from '../../jobs/queue.ts';
import { type Places, valuesWith } from '../../testing/every-text.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { stillPriorities } from '../stills/stills-job.ts';
import { type ImageClient, imageClient } from './image-client.ts';

type Fields = Record<string, unknown>;
type Shaped = z.core.$ZodType & { shape: object };

const { hotspot, media, scene, sceneVideo, tour } = document;

/** The schema of scenes leaves two choices beside the first: three kinds of nadir patches. */
const lastScene = 2;
const within = { timeout: 240_000, interval: 100 };

let server: TestServer;
let thief: TestUser;
let eve: ImageClient;
let anyone: ImageClient;
/** What was asked of storage, and what nobody may ask of it. */
const asked: string[] = [];
type Foreign = 'private' | 'published' | 'face' | 'own other tour';
let foreign: Record<Foreign, string>;
let secrets: string[];

function recording(storage: Storage): Storage {
  return {
    ...storage,
    get: (key, range) => {
      asked.push(key);
      return storage.get(key, range);
    },
    read: (key) => {
      asked.push(key);
      return storage.read(key);
    },
  };
}

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 512, height: 256, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A tour with one scene, ready; the slug of its photo. */
async function tourWithPhoto(client: ImageClient, colour: string, adjustment?: object): Promise<string> {
  const tourId = await client.createTour();
  const slug = `${tourId}/hall.png`;
  await client.post(slug, await picture(colour));
  const hall = { id: 1, name: 'Hall', slug, ...(adjustment ? { adjustment } : {}) };
  await send(client, tourId, { kind: 'scene.add', scene: hall });
  await client.until(tourId, slug, 'ready');
  return slug;
}

/** Sends edits at once; what became of each. */
async function send(client: ImageClient, tourId: string, ...changes: object[]): Promise<string[]> {
  const edits = changes.map((change) => ({ v: 1, ...change, id: randomUUID() }));
  const answer = await client.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().answers.map(({ status }: { status: string }) => status);
}

async function allMedia(): Promise<string[]> {
  const { rows } = await server.services.database.pool.query('select key from media');
  return rows.map(({ key }) => key);
}

/** Waits until every photo is cut in every format, as it is wanted, and every still is drawn, which reads its tiles. */
async function allIsCut(): Promise<void> {
  const { queue } = server.services;
  const isIdle = async () => {
    const keys = await allMedia();
    const cut = await queue.withoutJob('cut-panorama', keys);
    return cut.length === keys.length && !(await queue.isBusyWith('draw-stills', stillPriorities.backlog));
  };
  await vi.waitUntil(isIdle, within);
}

/** Looks at everything that is made of a tour or shown of it. */
async function expectNothingForeign(tourId: string): Promise<void> {
  await allIsCut();
  await eve.call('POST', `/api/tours/${tourId}/publish`);
  const pages = [`/welcome/${tourId}`, `/preview/x?tourId=${tourId}`, `/embed/${tourId}`];
  const calls = [`/api/tours/${tourId}/media`, `/api/tours/${tourId}/media?signed=true`];
  const leakedIn = (text: string) => secrets.filter((key) => text.includes(key));
  for (const client of [eve, anyone]) {
    // Twice: pictures of views are drawn once somebody has asked for them.
    for (const url of [...pages, ...calls, ...pages]) {
      const { statusCode, body } = await client.get(url);
      expect(statusCode, url).toBe(200);
      expect(leakedIn(body), url).toEqual([]);
    }
  }
  const list = (await eve.get('/api/tours')).json().items.find(({ id }: { id: string }) => id === tourId);
  expect(leakedIn(JSON.stringify(list))).toEqual([]);
  expect(leakedIn(asked.join())).toEqual([]);
  await expectNoPixel(tourId);
}

/** Of what is in storage for the tour's photos. */
async function expectNoPixel(tourId: string): Promise<void> {
  const { rows } = await server.services.database.pool.query(
    'select media_key from images where tour_id = $1 and media_key is not null',
    [tourId],
  );
  let pictures = 0;
  for (const { media_key: key } of rows) {
    expect(secrets).not.toContain(key);
    for await (const file of server.services.storage.list(`media/${key}/`)) {
      if (!/\.(jpg|png|webp|avif)$/.test(file.key)) continue;
      const found = await server.services.storage.get(file.key);
      if (found === null) continue;
      const { channels } = await sharp(await buffer(found.stream)).stats();
      pictures++;
      // What is ours is grey; theirs has no green.
      expect(Math.abs((channels[0]?.mean ?? 0) - (channels[1]?.mean ?? 0)), file.key).toBeLessThan(3);
      expect(channels[1]?.min, file.key).toBeGreaterThan(60);
    }
  }
  expect(pictures).toBeGreaterThan(0);
}

/** Tests that neither a document nor edits get anything of what these files are. */
export function testForeignSlugs(whose: readonly Foreign[]): void {
  beforeAll(async () => {
    const storage = recording(openMemoryStorage());
    // What is changed again at once is not cut in between, as in life.
    const log = pino({ level: 'silent' });
    const database = await openTestDatabase(log);
    server = await openTestServer({ storage, database, queue: await openQueue(database.url, log) });
    await server.work();
    const victim = await server.signUp('ann@example.com');
    const ann = imageClient(server, victim);
    thief = await server.signUp('eve@example.com');
    eve = imageClient(server, thief);
    anyone = imageClient(server, null);
    const face = `users/${victim.userId}/face.png`;
    await ann.post(face, await picture('#ff00ff'));
    foreign = {
      private: await tourWithPhoto(ann, '#ff00ff'),
      published: await tourWithPhoto(ann, '#fe01fe', { privacy: [{ yaw: 0, pitch: 0, radius: 20 }] }),
      face,
      'own other tour': await tourWithPhoto(eve, '#fd00fd'),
    };
    await ann.call('POST', `/api/tours/${foreign.published.split('/')[0]}/publish`);
    await allIsCut();
    secrets = await allMedia();
    expect(secrets.length).toBeGreaterThanOrEqual(4);
  }, 300_000);
  afterAll(() => server.close());

  test.each(whose)(
    'a document that names files of others everywhere gets none of them (%s)',
    async (one) => {
      const places: Places = new Set();
      const id = await newTour(documentWith(foreign[one], places));
      const known = ['thumbnail', 'centerLogo', 'scenes.slug', 'scenes.adjustment.nadir.slug'];
      expect([...places]).toEqual(expect.arrayContaining(known));
      asked.length = 0;
      await expectNothingForeign(id);
      const copy = (await eve.call('POST', `/api/tours/${id}/duplicate`, {})).json();
      await expectNothingForeign(copy.id);
    },
    300_000,
  );

  test.each(whose)(
    'edits that name files of others everywhere get none of them (%s)',
    async (one) => {
      const slug = foreign[one];
      const named = documentWith(slug);
      // A photo is in a tour once: here it comes with an edit.
      const scenes = (named.scenes as Fields[]).map((each) => ({ ...each, slug: '' }));
      const id = await newTour({ ...named, scenes });
      asked.length = 0;
      const changes = editsWith(slug);
      const statuses = await send(eve, id, ...changes);
      const kindsOf = (some: Fields[]) => new Set(some.map(({ kind }) => kind));
      const applied = kindsOf(changes.filter((_, index) => statuses[index] === 'applied'));
      // Publishing is not for an edit to do.
      expect([...kindsOf(changes)].filter((kind) => !applied.has(kind))).toEqual([
        'tour.publish',
        'tour.unpublish',
      ]);
      await ownPhotos(id, (await eve.get(`/api/tours/${id}`)).json().scenes);
      const adjusting = changes.filter(({ field }) => field === 'adjustment');
      expect(await send(eve, id, ...adjusting)).toEqual(adjusting.map(() => 'applied'));
      await expectNothingForeign(id);
    },
    300_000,
  );
}

/** With every kind of scene that the schema allows, each with everything. */
function documentWith(slug: string, places?: Places): Fields {
  const [made = {}] = valuesWith(tour, slug, places) as Fields[];
  const scenes = (made.scenes as Fields[]).map((each, index) => ({ ...each, id: index }));
  return { ...made, scenes, activity: 'unpublished' };
}

/** The tour that the document becomes, with photos of its own where the logo of others is wanted. */
async function newTour(body: Fields): Promise<string> {
  const made = await eve.call('POST', '/api/tours', body);
  expect(made.statusCode, made.body).toBe(201);
  await ownPhotos(made.json().id, made.json().scenes);
  return made.json().id;
}

async function ownPhotos(tourId: string, scenes: Fields[]): Promise<void> {
  const withLogo = scenes.filter(({ adjustment }) => JSON.stringify(adjustment)?.includes('"logo"'));
  expect(withLogo.length).toBeGreaterThan(0);
  for (const { id } of withLogo) {
    const own = `${tourId}/own-${randomUUID()}.png`;
    await send(eve, tourId, { kind: 'scene.replace-photo', sceneId: id, slug: own });
    await eve.post(own, await picture(`#8080${(128 + Number(id)).toString(16)}`));
    await eve.until(tourId, own, 'ready');
  }
}

/** Which fields an edit that sets any of them can set. */
const settable: Record<string, Shaped> = {
  'tour.set': tour,
  'scene.set': scene,
  'hotspot.set': hotspot,
  'video.set': sceneVideo,
  'file.set': media,
};

/** The lists that the edits of items are about, by the ids that the document has: every text of it is the slug. */
const listsOfItems = (slug: string): [path: unknown[], schema: Shaped][] => [
  [['scenes', 0, 'hotspots', slug, 'pictures'], document.picture],
  [['scenes', 0, 'hotspots', slug, 'captions'], document.captions],
  [['scenes', 0, 'hotspots', slug, 'variants'], document.productVariant],
  [['scenes', 0, 'hotspots', slug, 'variants', slug, 'pictures'], document.picture],
  [['scenes', 0, 'videos', slug, 'captions'], document.captions],
  [['scenes', 0, 'film', 'captions'], document.captions],
  [['scenes', 0, 'sounds'], document.sceneSound],
  [['scenes', 0, 'variants'], document.sceneVariant],
];

/** Every kind of edit with everything; of those that set any field one for each. What is removed comes back after. */
function editsWith(slug: string): Fields[] {
  const all = valuesWith(edit, slug) as Fields[];
  const each = all.flatMap((change) => {
    const kind = String(change.kind);
    if (kind.startsWith('item.')) {
      return listsOfItems(slug).flatMap(([path, schema]) => {
        const [item] = valuesWith(schema, slug);
        const about = kind === 'item.add' ? { ...change, path, item } : { ...change, path };
        return kind === 'item.set' ? settingEach(about, schema, slug) : [about];
      });
    }
    const schema = settable[kind];
    return schema === undefined ? [change] : settingEach(change, schema, slug);
  });
  return each.map(possible).toSorted((a, b) => turnOf(a) - turnOf(b));
}

function settingEach(change: Fields, { shape }: Shaped, slug: string): Fields[] {
  return [...Object.entries(shape), ['ofTomorrow', null]].flatMap(([field, schema]) => {
    const values = schema === null ? [slug] : valuesWith(schema, slug);
    return values.map((value) => ({ ...change, field, value }));
  });
}

function turnOf({ kind }: Fields): number {
  const [what, how = ''] = String(kind).split('.');
  const turn = ['remove', 'add'].indexOf(how);
  return (what === 'item' ? 10 : 0) + (turn < 0 ? 2 : turn);
}

/** The scene that goes and comes back is the last one; and a batch, done as a whole or not at all, has what can be done. */
function possible(change: Fields): Fields {
  if (change.kind === 'scene.remove' || change.kind === 'scene.replace-photo') {
    return { ...change, sceneId: lastScene };
  }
  if (change.kind === 'scene.add')
    return { ...change, scene: { ...(change.scene as Fields), id: lastScene } };
  if (change.kind !== 'batch') return change;
  const edits = (change.edits as Fields[]).filter(({ kind }) =>
    ['logo.replace', 'scene.rename'].includes(String(kind)),
  );
  return { ...change, edits };
}
