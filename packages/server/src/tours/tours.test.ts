import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { signUpOwner, type TestOwner } from './test-owner.ts';

let server: TestServer;
let ann: TestOwner;
let eve: TestOwner;
let now = new Date('2026-11-20T10:00:00.000Z');
beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
  [ann, eve] = [await signUpOwner(server, 'ann@example.com'), await signUpOwner(server, 'eve@example.com')];
});
afterAll(() => server.close());

const visit = (url: string, headers = {}) => server.app.inject({ url, headers });

const lists = { audio: [], brochures: [], floorPlans: [] };
const hall = { id: 1, name: 'Hall', slug: 'x/hall.jpg' };
let count = 0;
const edit = (change: object) => ({ id: `edit-${String(count++).padStart(6, '0')}`, v: 1, ...change });
const rename = (name: string) => edit({ kind: 'tour.set', field: 'name', value: name });

const notFound = { status: 404, code: 'tour_not_found', detail: 'No tour found with the given ID.' };

describe('creating', () => {
  test('from a name and a type gives a draft of today', async () => {
    const { status, headers, body } = await ann.ask<'createTour'>('POST', '/api/tours', {
      name: 'Shop',
      tourtype: 'retail',
    });
    expect(status).toBe(201);
    expect(headers).toMatchObject({ etag: '"1"', location: `/api/tours/${body.id}` });
    expect(body).toMatchObject({
      schema: 1,
      version: 1,
      user_id: ann.userId,
      name: 'Shop',
      tourtype: 'retail',
      created_at: '2026-11-20T10:00:00.000Z',
      activity: 'unpublished',
      published_version: null,
      scenes: [],
    });
    expect(body.id).toMatch(/^[0-9a-f]{32}$/);
  });

  test('from the stored form gives it back byte for byte', async () => {
    const stored = {
      name: 'Old \u0000 house',
      created_at: { seconds: 1_700_000_000, nanoseconds: 5 },
      user_id: 'somebody',
      scenes: [{ id: 1, slug: 'Old/hall.jpg', hotspots: '[ {"id": 7, "position":[1,0,0]} ]', videos: '' }],
      audio: { name: 'rain.mp3', slug: 'Old/rain.mp3' },
      activity: 'inactive',
      zebra: [{ b: 1, a: 2 }],
    };
    const tour = await ann.create(stored);
    expect(tour).toMatchObject({
      user_id: ann.userId,
      activity: 'unpublished',
      scenes: [{ hotspots: [{ id: '7' }] }],
    });
    const back = await ann.ask('GET', `/api/tours/${tour.id}?form=stored`);
    expect(back.text).toBe(JSON.stringify(stored));
    await ann.ask('POST', `/api/tours/${tour.id}/edits`, { base: 1, edits: [rename('New house')] });
    const changed = await ann.ask('GET', `/api/tours/${tour.id}?form=stored`);
    expect(changed.text).toBe(JSON.stringify({ ...stored, name: 'New house' }));
  });

  test('from a stored form that is published publishes it', async () => {
    const tour = await ann.create({ name: 'Open', activity: true, scenes: [hall] });
    expect((await visit(`/api/tours/${tour.id}`)).json()).toMatchObject({
      name: 'Open',
      activity: 'published',
    });
  });

  test('names every fault at once, and stores nothing', async () => {
    const before = (await ann.ask<'listTours'>('GET', '/api/tours?limit=200')).body.items.length;
    const { status, body } = await ann.ask<'problem'>('POST', '/api/tours', {
      name: 5,
      scenes: [{ id: 'x' }, 7],
      audio: 3,
    });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.errors?.map(({ path }) => path).sort()).toEqual([
      'audio[0]',
      'name',
      'scenes[0].id',
      'scenes[1]',
    ]);
    expect((await ann.ask<'listTours'>('GET', '/api/tours?limit=200')).body.items).toHaveLength(before);
  });

  test('refuses more than 8 MB', async () => {
    const { status, body } = await ann.ask<'problem'>('POST', '/api/tours', {
      name: 'a',
      big: 'x'.repeat(8 * 1024 * 1024),
    });
    expect([status, body.code]).toEqual([413, 'body_too_large']);
  });
});

describe('reading', () => {
  test('a visitor sees the snapshot, the owner the draft', async () => {
    const { id } = await ann.create({ name: 'First', scenes: [hall] });
    expect((await visit(`/api/tours/${id}`)).json()).toMatchObject(notFound);
    const published = await ann.ask('POST', `/api/tours/${id}/publish`);
    expect(published.body).toMatchObject({ version: 2, published_version: 2, activity: 'published' });
    await ann.ask('POST', `/api/tours/${id}/edits`, { base: 2, edits: [rename('Second')] });
    expect((await visit(`/api/tours/${id}`)).json()).toMatchObject({ name: 'First', version: 2 });
    expect((await eve.ask<'tour'>('GET', `/api/tours/${id}`)).body.name).toBe('First');
    expect((await ann.ask('GET', `/api/tours/${id}`)).body).toMatchObject({ name: 'Second', version: 3 });
    await ann.ask('POST', `/api/tours/${id}/publish`);
    expect((await visit(`/api/tours/${id}`)).json()).toMatchObject({ name: 'Second', version: 4 });
    await ann.ask('POST', `/api/tours/${id}/unpublish`);
    expect((await visit(`/api/tours/${id}`)).json()).toMatchObject(notFound);
  });

  test('publishing what is live already changes nothing', async () => {
    const { id } = await ann.create();
    const first = await ann.ask('POST', `/api/tours/${id}/publish`);
    expect((await ann.ask('POST', `/api/tours/${id}/publish`)).body).toEqual(first.body);
  });

  test('the version is the ETag, and what is known is not sent again', async () => {
    const { id } = await ann.create();
    const { headers } = await ann.ask('GET', `/api/tours/${id}`);
    expect(headers.etag).toBe('"1"');
    const known = await ann.ask('GET', `/api/tours/${id}`, undefined, { 'if-none-match': 'W/"1"' });
    expect([known.status, known.text]).toEqual([304, '']);
  });
});

describe('the list', () => {
  test('is newest first, page by page, and the owner’s alone', async () => {
    const bob = await signUpOwner(server, 'bob@example.com');
    const days = ['2024-03-01', '2026-01-05', '2025-07-09'];
    for (const day of days) await bob.create({ name: day, created_at: `${day}T12:00:00Z`, scenes: [] });
    await bob.create({ scenes: [] });
    const first = (await bob.ask<'listTours'>('GET', '/api/tours?limit=3')).body;
    const rows = (page: { items: { title: string; date: string }[] }) =>
      page.items.map(({ title, date }) => [title, date]);
    expect(rows(first)).toEqual([
      ['Untitled', '2026-11-20'],
      ['2026-01-05', '2026-01-05'],
      ['2025-07-09', '2025-07-09'],
    ]);
    const second = (await bob.ask<'listTours'>('GET', `/api/tours?limit=3&cursor=${first.next}`)).body;
    expect(rows(second)).toEqual([['2024-03-01', '2024-03-01']]);
    expect(second.next).toBeNull();
    expect((await bob.ask<'problem'>('GET', '/api/tours?cursor=nonsense')).body.errors?.[0]?.path).toBe(
      'cursor',
    );
  });

  test('has a summary of each tour, not the contents of its scenes, and ends a page at a megabyte', {
    tags: 'long',
  }, async () => {
    const dan = await signUpOwner(server, 'dan@example.com');
    const hotspots = Array.from({ length: 900 }, (_, index) => ({
      ...{ id: `h${index}`, kind: 'info', position: [0, 0, -1] },
      text: 'x'.repeat(100),
    }));
    const scenes = Array.from({ length: 500 }, (_, index) => ({
      ...{ id: index + 1, name: 'n'.repeat(300), slug: `x/${index}.jpg` },
      ...(index < 10 ? { hotspots } : {}),
    }));
    for (let count = 0; count < 8; count++)
      await dan.create({ schema: 1, activity: 'unpublished', scenes, ...lists });
    const first = await dan.ask<'listTours'>('GET', '/api/tours?limit=200');
    expect(first.body.items[0]?.tourData.scenes).toHaveLength(500);
    expect(first.text).not.toContain('hotspots');
    expect(first.text.length).toBeLessThan(2_000_000);
    const ids = new Set<string>();
    let next: string | null = '';
    while (next !== null) {
      const more: string = next && `&cursor=${next}`;
      const { body } = await dan.ask<'listTours'>('GET', `/api/tours?limit=200${more}`);
      for (const { id } of body.items) ids.add(id);
      next = body.next;
    }
    expect(ids.size).toBe(8);
  });

  test('says the state of each tour and how often it was opened', async () => {
    const cat = await signUpOwner(server, 'cat@example.com');
    const { id } = await cat.create();
    const row = async () => (await cat.ask<'listTours'>('GET', '/api/tours')).body.items[0];
    expect(await row())?.toMatchObject({ id, status: 'draft', views: 0, tourData: { id } });
    await cat.ask('POST', `/api/tours/${id}/publish`);
    expect((await row())?.status).toBe('live');
    await cat.ask('POST', `/api/tours/${id}/edits`, { base: 2, edits: [rename('Other')] });
    expect((await row())?.status).toBe('changed');
    await cat.ask('POST', `/api/tours/${id}/unpublish`);
    expect((await row())?.status).toBe('unpublished');
    await cat.ask('POST', '/api/events', { name: 'tour_welcome_page_view', tour_id: id });
    expect((await row())?.views).toBe(1);
  });
});

describe('changing fields', () => {
  test('needs the version that is meant, and raises it', async () => {
    const { id } = await ann.create();
    const patch = (body: unknown, match?: string) =>
      ann.ask('PATCH', `/api/tours/${id}`, body, match === undefined ? {} : { 'if-match': match });
    expect(await patch({ name: 'x' })).toMatchObject({
      status: 428,
      body: { code: 'precondition_required' },
    });
    const done = await patch({ name: 'Villa', description: 'Nice', theme: { dark: true } }, '"1"');
    expect(done).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { name: 'Villa', version: 2 },
    });
    const stale = await patch({ name: 'y' }, '"1"');
    expect(stale).toMatchObject({
      status: 412,
      body: { code: 'stale_version', current: { name: 'Villa', version: 2 } },
    });
    expect(await patch({ name: null }, '"2"')).toMatchObject({ status: 200, body: { version: 3 } });
    expect((await ann.ask('GET', `/api/tours/${id}`)).body).not.toHaveProperty('name');
  });

  test('names every field that cannot be so, and changes none', async () => {
    const tour = await ann.create();
    const body = { name: 7, version: 9, user_id: 'eve', scenes: 'none', description: 'fine' };
    const { status, body: problem } = await ann.ask<'problem'>('PATCH', `/api/tours/${tour.id}`, body, {
      'if-match': '"1"',
    });
    expect(status).toBe(400);
    expect(problem.errors?.map(({ path }) => path).sort()).toEqual(['name', 'scenes', 'user_id', 'version']);
    expect((await ann.ask('GET', `/api/tours/${tour.id}`)).body).toEqual(tour);
  });

  test('of the whole document, as it was read, changes what is different', async () => {
    const tour = await ann.create();
    const sent = { ...tour, description: 'New' };
    const { body } = await ann.ask('PATCH', `/api/tours/${tour.id}`, sent, { 'if-match': '"1"' });
    expect(body).toMatchObject({ description: 'New', version: 2 });
    const again = await ann.ask<'patchTour'>('PATCH', `/api/tours/${tour.id}`, body, { 'if-match': '"2"' });
    expect(again.body.version).toBe(2);
  });

  test('is in the log that editors read', async () => {
    const { id } = await ann.create();
    await ann.ask('PATCH', `/api/tours/${id}`, { name: 'Villa' }, { 'if-match': '*' });
    const { body } = await ann.ask('POST', `/api/tours/${id}/edits`, { base: 1, edits: [] });
    expect(body).toMatchObject({ version: 2, missed: [{ version: 2, edit: { kind: 'batch' } }] });
  });
});

describe('deleting', () => {
  test('takes a tour away for 30 days, in which it can be restored', async () => {
    const { id } = await ann.create({ name: 'Gone', activity: true, scenes: [] });
    expect((await ann.ask('DELETE', `/api/tours/${id}`)).body).toEqual({ id, deleted: true });
    expect((await ann.ask('GET', `/api/tours/${id}`)).body).toMatchObject(notFound);
    expect((await visit(`/api/tours/${id}`)).statusCode).toBe(404);
    expect((await ann.ask('DELETE', `/api/tours/${id}`)).status).toBe(404);
    now = new Date('2026-12-20T09:00:00.000Z');
    expect((await ann.ask('POST', `/api/tours/${id}/restore`)).body).toMatchObject({ name: 'Gone' });
    expect((await visit(`/api/tours/${id}`)).statusCode).toBe(200);
    await ann.ask('DELETE', `/api/tours/${id}`);
    now = new Date('2027-01-19T09:00:01.000Z');
    expect((await ann.ask('POST', `/api/tours/${id}/restore`)).status).toBe(404);
    now = new Date('2026-11-20T10:00:00.000Z');
  });
});

test('a duplicate is a draft of its own, in its own folder', async () => {
  const tour = await ann.create({ name: 'House', scenes: [] });
  const slug = `${tour.id}/hall.jpg`;
  const videos = [
    {
      id: 'v',
      slug: `${tour.id}/videos/a.mp4`,
      corners: Array(4).fill([0, 0, -1]),
      poster: `${tour.id}/a.jpg`,
    },
  ];
  const add = edit({ kind: 'scene.add', scene: { ...hall, slug, videos } });
  await ann.ask('POST', `/api/tours/${tour.id}/edits`, { base: 1, edits: [add] });
  await ann.ask('POST', `/api/tours/${tour.id}/publish`);
  const { status, body: copy } = await ann.ask<'duplicateTour'>('POST', `/api/tours/${tour.id}/duplicate`);
  expect(status).toBe(201);
  expect(copy).toMatchObject({
    name: 'House (copy)',
    version: 1,
    activity: 'unpublished',
    published_version: null,
  });
  expect(copy.scenes[0]).toMatchObject({
    slug: `${copy.id}/hall.jpg`,
    videos: [{ poster: `${copy.id}/a.jpg` }],
  });
  expect(JSON.stringify(copy)).not.toContain(tour.id);
  const stored = await ann.ask('GET', `/api/tours/${copy.id}?form=stored`);
  expect(stored.text).not.toContain(tour.id);
});
