/** A tour that is exported as a whole is the same tour after an import. */
import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TourExport } from '@tourwright/api';
import { paintPanorama } from '@tourwright/demo/paint';
import type { Tour } from '@tourwright/tour/document';
import { moveSlugs } from '@tourwright/tour/rules';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { type ImageClient, imageClient, sha256Of } from '../images/testing/image-client.ts';
import { openTestServer, type TestServer, type TestUser } from '../testing/test-server.ts';
import { inspectSource } from './imports/source/inspect-source.ts';
import { openZip } from './zip/open-zip.ts';

/** Panoramas are cut, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let owner: TestUser;
let ann: ImageClient;
let folder: string;
let tourId: string;

beforeAll(async () => {
  server = await openTestServer();
  owner = await server.signUp('ann@example.com');
  ann = imageClient(server, owner);
  await server.signUp('ben@example.com');
  await server.work();
  folder = mkdtempSync(join(tmpdir(), 'tourwright-archive-'));
  tourId = await newTour();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A tour with a straightened photo, a plan, a sound's worth of odd names, and a logo in its owner's own folder. */
async function newTour(): Promise<string> {
  const id = await ann.createTour();
  const hall = await paintPanorama({ width: 1024, format: 'jpeg' });
  const kitchen = await sharp(hall).modulate({ hue: 90 }).jpeg().toBuffer();
  const plan = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const files: [string, Buffer][] = [
    [`${id}/Hall.jpg`, hall],
    [`${id}/hall.jpg`, kitchen],
    [`${id}/floor-plans/Erdgeschoß: "1".png`, plan],
    [`users/${owner.userId}/logo.png`, await sharp(plan).negate().png().toBuffer()],
  ];
  for (const [slug, bytes] of files) expect((await ann.post(slug, bytes)).statusCode).toBe(201);
  const scene = (sceneId: number, name: string, slug: string, target: number) => ({
    id: sceneId,
    name,
    slug,
    adjustment: { roll: 0.02 },
    'x-unknown': { kept: [1, null, 'two'] },
    hotspots: [
      {
        id: `link-${sceneId}`,
        kind: 'link',
        position: [0.6, 0, -0.8],
        sceneId: target,
        text: 'To “there”',
      },
    ],
  });
  const content = {
    scenes: [scene(11, 'Hall', `${id}/Hall.jpg`, 22), scene(22, 'Kitchen', `${id}/hall.jpg`, 11)],
    initialSceneId: 22,
    floorPlans: [{ id: 'plan', name: 'Ground', slug: `${id}/floor-plans/Erdgeschoß: "1".png`, pins: [] }],
    centerLogo: `users/${owner.userId}/logo.png`,
  };
  const changed = await ann.call('PATCH', `/api/tours/${id}`, content);
  expect(changed.statusCode, changed.body).toBe(428);
  const tour = (await ann.get(`/api/tours/${id}`)).json();
  const headers = { 'if-match': `"${tour.version}"` };
  const patched = await server.app.inject({
    method: 'PATCH',
    url: `/api/tours/${id}`,
    headers: { cookie: owner.cookie, origin: 'http://localhost:3000', ...headers },
    payload: content,
  });
  expect(patched.statusCode, patched.body).toBe(200);
  return id;
}

async function exported(asked: object): Promise<TourExport> {
  const started = await ann.call('POST', `/api/tours/${tourId}/exports`, asked);
  expect(started.statusCode, started.body).toBe(202);
  const { id } = started.json();
  const find = async () => (await ann.get(`/api/tours/${tourId}/exports/${id}`)).json();
  await expect.poll(async () => (await find()).state, { timeout: 60_000 }).toBe('done');
  return find();
}

async function originalsOf(id: string): Promise<Map<string, string>> {
  const { rows } = await server.services.database.pool.query<{ slug: string; key: string; sha256: string }>(
    'select slug, key, sha256 from images join media on media.key = images.media_key where tour_id = $1',
    [id],
  );
  const found = new Map<string, string>();
  for (const { slug, key, sha256 } of rows) {
    const stored = await server.services.storage.read(`originals/${key}`);
    expect(sha256Of(stored?.bytes ?? Buffer.of())).toBe(sha256);
    found.set(slug.slice(id.length + 1), sha256);
  }
  return found;
}

async function tourOf(id: string): Promise<Tour> {
  const { rows } = await server.services.database.pool.query('select document from tours where id = $1', [
    id,
  ]);
  return rows[0].document;
}

test('a whole tour is imported under another account as the same tour', async () => {
  await ann.call('POST', `/api/tours/${tourId}/versions`, { name: 'Before the viewing' });
  const made = await exported({ format: 'tourwright', withVersions: true });
  expect(made).toMatchObject({ progress: 1, report: { lacking: [] } });
  const answer = await ann.get(made.url ?? '');
  expect(answer.headers['content-disposition']).toContain(`filename="maple-street-`);
  expect(sha256Of(answer.rawPayload)).toBe(made.sha256);
  expect(answer.rawPayload.length).toBe(made.sizeBytes);
  const path = join(folder, 'whole.zip');
  writeFileSync(path, answer.rawPayload);

  const came = await server.transfer.import(path, 'ben@example.com', 'whole');
  expect(came).toMatchObject({ name: 'Maple Street', scenes: 2, stored: 4, lacking: [] });
  const [before, after] = [await tourOf(tourId), await tourOf(came.tourId)];
  const moved = moveSlugs(
    moveSlugs(before, `${tourId}/`, `${came.tourId}/`),
    `users/${owner.userId}/`,
    `${came.tourId}/pictures/own-`,
  );
  const fresh = {
    id: after.id,
    user_id: after.user_id,
    version: after.version,
    updated_at: after.updated_at,
  };
  expect(after).toEqual({ ...moved, ...fresh });
  const own = sha256Of(
    (await server.services.storage.read(`originals/${await keyOf(`users/${owner.userId}/logo.png`)}`))
      ?.bytes ?? Buffer.of(),
  );
  expect(await originalsOf(came.tourId)).toEqual(
    new Map([...(await originalsOf(tourId)), ['pictures/own-logo.png', own]]),
  );
  const { rows } = await server.services.database.pool.query(
    'select version, name, kind from tour_snapshots where tour_id = $1 order by version',
    [came.tourId],
  );
  expect(rows).toEqual([
    // Kept by itself before the whole content was put in.
    { version: 1, name: null, kind: 'before-bulk' },
    { version: before.version, name: 'Before the viewing', kind: 'named' },
  ]);
  expect(after.version).toBeGreaterThan(before.version);
});

async function keyOf(slug: string): Promise<string> {
  const { rows } = await server.services.database.pool.query('select media_key from images where slug = $1', [
    slug,
  ]);
  return rows[0].media_key;
}

test('a download continues in the middle', async () => {
  const made = await exported({ format: 'pannellum' });
  const whole = await ann.get(made.url ?? '');
  const rest = await ann.get(made.url ?? '', {
    range: 'bytes=1000-',
    'if-range': String(whole.headers.etag),
  });
  expect(rest.statusCode).toBe(206);
  expect(rest.headers['content-range']).toBe(`bytes 1000-${made.sizeBytes - 1}/${made.sizeBytes}`);
  expect(rest.rawPayload.equals(whole.rawPayload.subarray(1000))).toBe(true);
  const path = join(folder, 'pannellum.zip');
  writeFileSync(path, whole.rawPayload);
  const zip = await openZip(path);
  expect(zip.names).toContain('index.html');
  zip.close();
});

test('what is cancelled, deleted or over leaves no file', async () => {
  const files = async () => {
    const keys: string[] = [];
    for await (const { key } of server.services.storage.list('exports/')) keys.push(key);
    return keys;
  };
  for (const { id } of (await ann.get(`/api/tours/${tourId}/exports`)).json().items)
    expect((await ann.call('DELETE', `/api/tours/${tourId}/exports/${id}`)).statusCode).toBe(200);
  expect(await files()).toEqual([]);
  const started = await ann.call('POST', `/api/tours/${tourId}/exports`, { format: 'tourwright' });
  const { id } = started.json();
  expect((await ann.call('DELETE', `/api/tours/${tourId}/exports/${id}`)).statusCode).toBe(200);
  const after = await exported({ format: 'tourwright' });
  // Jobs are done one after the other: the cancelled one is over.
  expect(await files()).toEqual([`exports/${after.id}.zip`]);
  expect((await ann.get(`/api/tours/${tourId}/exports/${id}/file`)).statusCode).toBe(404);
});

test('a sixth file of a tour is refused until one is deleted', async () => {
  const start = () => ann.call('POST', `/api/tours/${tourId}/exports`, { format: 'tourwright' });
  const answers = await Promise.all(Array.from({ length: 8 }, start));
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused.length).toBe(4);
  expect(refused[0]?.json()).toMatchObject({ code: 'too_many_exports', params: { most: 5 } });
});

async function zipOf(files: Record<string, string | Buffer>): Promise<string> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const path = join(folder, `${createHash('sha1').update(JSON.stringify(files)).digest('hex')}.zip`);
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

const manifest = {
  format: 'tourwright-tour',
  formatVersion: 1,
  exportedAt: '2026-11-25T12:00:00Z',
  name: 'Loft',
  tourId: 'a-tour-of-elsewhere',
  userId: 'somebody',
  document: 'tour.json',
  versions: [],
  files: [],
};
const document = {
  schema: 1,
  activity: 'published',
  scenes: [],
  audio: [],
  brochures: [],
  floorPlans: [],
  name: 'Loft',
  id: 'a-tour-of-elsewhere',
  user_id: 'somebody',
  updated_at: '2026-11-25T12:00:00Z',
};
const stranger = { slug: 'another-tour/hall.jpg', path: 'tour.json', sha256: '0'.repeat(64), sizeBytes: 2 };
const lost = { slug: 'a-tour-of-elsewhere/hall.jpg', path: 'hall.jpg', sha256: '0'.repeat(64), sizeBytes: 2 };

test.each([
  ['of a newer release', { ...manifest, formatVersion: 2 }, document, {}, 'archive_newer'],
  ['that is not as we write it', { ...manifest, files: 'none' }, document, {}, 'archive_malformed'],
  ['without its document', manifest, null, {}, 'archive_lacks'],
  ['whose document is none', manifest, [], {}, 'archive_malformed'],
  ['whose scenes are none', manifest, { ...document, scenes: [null] }, {}, 'archive_malformed'],
  ['whose scene has no hotspots', manifest, { ...document, scenes: [{ id: 1 }] }, {}, 'archive_malformed'],
  ['that lacks a file', { ...manifest, files: [lost] }, document, {}, 'archive_lacks'],
  ['with another file', { ...manifest, files: [lost] }, document, { 'hall.jpg': 'xx' }, 'archive_lacks'],
  ["that names another tour's", { ...manifest, files: [stranger] }, {}, {}, /archive_/],
])('an archive %s is refused and leaves nothing', async (_, index, tour, files, code) => {
  const path = await zipOf({
    'tourwright.json': JSON.stringify(index),
    ...(tour === null ? {} : { 'tour.json': JSON.stringify(tour) }),
    ...files,
  });
  const count = async () => (await server.services.database.pool.query('select id from tours')).rowCount;
  const before = await count();
  const refused = { code: typeof code === 'string' ? code : expect.stringMatching(code) };
  await expect(server.transfer.import(path, 'ben@example.com', 'x')).rejects.toMatchObject(refused);
  // What is shown before anything is stored says so too; only the bytes of files are not read for it.
  if (!('hall.jpg' in files)) await expect(inspectSource(path, folder)).rejects.toMatchObject(refused);
  expect(await count()).toBe(before);
});

test('an archive that says it is published comes in unpublished, and its folder can be packed too', async () => {
  const path = await zipOf({
    'my tour/tourwright.json': JSON.stringify(manifest),
    'my tour/tour.json': JSON.stringify(document),
  });
  const came = await server.transfer.import(path, 'ben@example.com', 'x');
  expect(await tourOf(came.tourId)).toMatchObject({ name: 'Loft', activity: 'unpublished' });
  expect(readFileSync(path).length).toBeGreaterThan(0);
});
