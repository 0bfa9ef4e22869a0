import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Asset, DemoSource } from '@tourwright/demo';
import { paintPanorama } from '@tourwright/demo/paint';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer, testOrigin } from '../testing/test-server.ts';
import { demoOwnerId } from './demo-gallery.ts';

const folder = mkdtempSync(join(tmpdir(), 'tourwright-demos-'));
const open: TestServer[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function openServer(overrides: Parameters<typeof openTestServer>[0]): Promise<TestServer> {
  const server = await openTestServer(overrides);
  open.push(server);
  return server;
}

/** A painted panorama as a file of this machine; another hue is another picture. */
async function painted(hue: number): Promise<Asset> {
  const bytes = await paintPanorama({ width: 256, hue });
  const path = join(folder, `${hue}.jpg`);
  writeFileSync(path, bytes);
  return { path, sha256: createHash('sha256').update(bytes).digest('hex'), sizeBytes: bytes.length };
}

/** A tour of two scenes, in these hues. */
function demo(slug: string, hues: [number, number]): DemoSource {
  const id = `demo-${slug}`;
  const card = { slug, name: `The ${slug}`, description: 'Two rooms.', category: 'real-estate' as const };
  return {
    ...card,
    build: async () => {
      const files = await Promise.all(
        hues.map(async (hue) => ({ slug: `${id}/${hue}.jpg`, asset: await painted(hue) })),
      );
      const scenes = files.map(({ slug: name }, index) => ({
        id: index + 1,
        name: `Room ${index + 1}`,
        slug: name,
        cameraPosition: [0, 0, 0.01] as [number, number, number],
        cameraDirection: [0, 0, 0] as [number, number, number],
        hotspots: [],
        videos: [],
      }));
      const content = {
        name: card.name,
        description: card.description,
        tourtype: card.category,
        scenes,
        initialSceneId: 1,
        audio: [],
        brochures: [],
        floorPlans: [],
      };
      return { id, content, files };
    },
  };
}

const cabin = demo('cabin', [10, 20]);
const loft = demo('loft', [30, 40]);

async function gallery({ app }: TestServer): Promise<{ id: string; thumbnail: string | null }[]> {
  return (await app.inject({ url: '/api/demos' })).json().items;
}

async function visit({ app }: TestServer, id: string) {
  const answer = await app.inject({ url: `/api/tours/${id}` });
  return answer.statusCode === 200 ? answer.json() : null;
}

/** How often each tour was published, by id. */
async function publications({ services }: TestServer): Promise<Record<string, number>> {
  const { rows } = await services.database.pool.query(
    'select tour_id, count(*)::int as count from tour_snapshots group by 1 order by 1',
  );
  return Object.fromEntries(rows.map((row) => [row.tour_id, row.count]));
}

async function slugs({ services }: TestServer, tourId: string): Promise<string[]> {
  const { rows } = await services.database.pool.query(
    "select i.slug from images i join media m on m.key = i.media_key where i.tour_id = $1 and m.state = 'ready' order by 1",
    [tourId],
  );
  return rows.map(({ slug }) => slug);
}

/** Another process with other tours at the same database and storage. */
function beside({ services: { database, storage } }: TestServer, demos: DemoSource[]): Promise<TestServer> {
  const held = { close: async () => {} };
  return openServer({ demos, database: { ...database, ...held }, storage: { ...storage, ...held } });
}

describe('a server that has filled its gallery', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer({ demos: [cabin, loft] });
    await server.work();
    await server.seeding.seed();
  });
  afterAll(() => server.close());

  test('shows it, and visitors can walk into every tour', async () => {
    const cards = await gallery(server);
    expect(cards.map(({ id }) => id)).toEqual(['demo-cabin', 'demo-loft']);
    for (const { id, thumbnail } of cards) {
      const picture = await server.app.inject({ url: String(thumbnail) });
      expect(picture.headers['content-type']).toBe('image/jpeg');
      expect((await visit(server, id)).scenes).toHaveLength(2);
      expect(await slugs(server, id)).toHaveLength(2);
    }
  });

  test('nobody can log in as the owner of the demo tours', async () => {
    const { rows } = await server.services.database.pool.query('select user_id from tours');
    expect(rows).toEqual([{ user_id: demoOwnerId }, { user_id: demoOwnerId }]);
    const { pool } = server.services.database;
    const owner = await pool.query('select email from users where id = $1', [demoOwnerId]);
    expect((await pool.query('select id from accounts where user_id = $1', [demoOwnerId])).rows).toEqual([]);
    const { email } = owner.rows[0];
    for (const address of [email, email.toLowerCase()]) {
      const ask = (url: string, payload: object) =>
        server.app.inject({ method: 'POST', url, headers: { origin: testOrigin }, payload });
      const password = 'correct horse battery';
      const made = await ask('/api/auth/sign-up/email', { email: address, password, name: 'Eve' });
      expect(made.statusCode).toBe(400);
      const sign = await ask('/api/auth/sign-in/email', { email: address, password });
      expect(sign.statusCode).toBe(400);
    }
  });

  test('the second start changes nothing', async () => {
    const before = await visit(server, 'demo-cabin');
    await server.seeding.seed();
    expect(await visit(server, 'demo-cabin')).toEqual(before);
    expect(await publications(server)).toEqual({ 'demo-cabin': 1, 'demo-loft': 1 });
  });

  test('a tour that was removed by hand stays away until somebody asks for it', {
    tags: 'long',
  }, async () => {
    await server.gallery.remove('demo-cabin');
    await server.seeding.seed();
    expect((await gallery(server)).map(({ id }) => id)).toEqual(['demo-loft']);
    expect(await visit(server, 'demo-cabin')).toBeNull();
    await server.gallery.forget('demo-cabin');
    await server.seeding.seed();
    expect((await gallery(server)).map(({ id }) => id)).toEqual(['demo-cabin', 'demo-loft']);
  });

  test('a newer release replaces what changed, under the same address, and leaves users alone', {
    tags: 'long',
  }, async () => {
    const ann = await server.signUp('ann@example.com');
    const created = await server.app.inject({
      method: 'POST',
      url: '/api/tours',
      headers: { origin: testOrigin, cookie: ann.cookie },
      payload: { name: 'Mine' },
    });
    const mine = await server.app.inject({
      url: `/api/tours/${created.json().id}`,
      headers: { cookie: ann.cookie },
    });
    const newer = await beside(server, [demo('cabin', [10, 25])]);
    await newer.seeding.seed();
    expect((await gallery(newer)).map(({ id }) => id)).toEqual(['demo-cabin']);
    expect(await slugs(newer, 'demo-cabin')).toEqual(['demo-cabin/10.jpg', 'demo-cabin/25.jpg']);
    // Nobody goes back to what an earlier release showed.
    expect(await publications(newer)).toEqual({ 'demo-cabin': 1 });
    const still = await newer.app.inject({
      url: `/api/tours/${created.json().id}`,
      headers: { cookie: ann.cookie },
    });
    expect(still.json()).toEqual(mine.json());
    await newer.close();
    open.splice(open.indexOf(newer), 1);
  });
});

test('while tours are made the gallery says how many are still to come', { tags: 'long' }, async () => {
  const server = await openServer({ demos: [cabin] });
  server.seeding.start();
  await expect.poll(async () => (await server.app.inject({ url: '/api/demos' })).json().preparing).toBe(1);
  expect(await gallery(server)).toEqual([]);
  await server.work();
  await expect.poll(async () => (await gallery(server)).length, { timeout: 60_000 }).toBe(1);
  await expect.poll(async () => (await server.app.inject({ url: '/api/demos' })).json().preparing).toBe(0);
});

test('a server that was stopped in the middle shows no half tour, and the next start continues', {
  tags: 'long',
}, async () => {
  const first = await openServer({ demos: [cabin, loft] });
  // Nobody cuts tiles here, so nothing can become ready.
  first.seeding.start();
  await expect.poll(() => first.seeding.preparing()).toBe(2);
  const next = await beside(first, [cabin, loft]);
  await first.seeding.close();
  expect(await gallery(next)).toEqual([]);
  expect(await visit(next, 'demo-cabin')).toBeNull();
  await next.work();
  await next.seeding.seed();
  expect(await gallery(next)).toHaveLength(2);
  expect(await slugs(next, 'demo-cabin')).toEqual(['demo-cabin/10.jpg', 'demo-cabin/20.jpg']);
  await next.close();
  open.splice(open.indexOf(next), 1);
});

test('two processes that start at once seed each tour once', { tags: 'long' }, async () => {
  const one = await openServer({ demos: [cabin] });
  const other = await beside(one, [cabin]);
  await one.work();
  await Promise.all([one.seeding.seed(), other.seeding.seed()]);
  expect(await publications(one)).toEqual({ 'demo-cabin': 1 });
  await other.close();
  open.splice(open.indexOf(other), 1);
});

test('a tour that cannot be made does not keep the others away', { tags: 'long' }, async () => {
  const broken: DemoSource = { ...demo('barn', [50, 60]) };
  const { build } = broken;
  broken.build = async () => {
    const tour = await build();
    for (const { asset } of tour.files.slice(1)) writeFileSync(asset.path, 'no picture');
    return tour;
  };
  const server = await openServer({ demos: [broken, cabin] });
  await server.work();
  await expect(server.seeding.seed()).rejects.toThrow('1 demo tours could not be seeded');
  expect((await gallery(server)).map(({ id }) => id)).toEqual(['demo-cabin']);
});
