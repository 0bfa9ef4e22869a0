/** Imports through the browser: uploaded, inspected, made; failed ones leave nothing behind. */
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TourImport } from '@tourwright/api';
import { paintPanorama } from '@tourwright/demo/paint';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { type ImageClient, imageClient } from '../../images/testing/image-client.ts';
import { openTestServer, type TestServer, type TestUser, testOrigin } from '../../testing/test-server.ts';

/** Panoramas are cut, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let user: TestUser;
let ann: ImageClient;
let folder: string;
let panorama: Buffer;
beforeAll(async () => {
  const quotas = { tours: 100, storageBytes: 20_000_000, uploads: 100, documentBytes: 2 ** 30 };
  server = await openTestServer({ config: { quotas } });
  user = await server.signUp('ann@example.com');
  ann = imageClient(server, user);
  await server.work();
  folder = mkdtempSync(join(tmpdir(), 'tourwright-imports-'));
  panorama = await paintPanorama({ width: 1024, format: 'jpeg' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const base = () => `/api/users/${user.userId}/imports`;

type Files = Record<string, string | Buffer>;

async function begin(files: Files): Promise<TourImport> {
  const announced = Object.entries(files).map(([path, bytes]) => ({
    path,
    sizeBytes: Buffer.from(bytes).length,
  }));
  const answer = await ann.call('POST', base(), { name: 'House', files: announced });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

function sendPart(id: string, number: number, offset: number, payload: Buffer) {
  const tus = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
  const headers = { cookie: user.cookie, origin: testOrigin, ...tus, 'upload-offset': String(offset) };
  return server.app.inject({ method: 'PATCH', url: `${base()}/${id}/files/${number}`, headers, payload });
}

async function send(files: Files): Promise<TourImport> {
  const made = await begin(files);
  for (const [number, bytes] of Object.values(files).entries()) {
    const sent = await sendPart(made.id, number, 0, Buffer.from(bytes));
    expect(sent.statusCode, sent.body).toBe(204);
  }
  const read = await ann.call('POST', `${base()}/${made.id}/read`);
  expect(read.statusCode, read.body).toBe(202);
  return until(made.id, 'reading');
}

/** The import once it is in that state no more. */
async function until(id: string, state: TourImport['state']): Promise<TourImport> {
  const find = async () => (await ann.get(`${base()}/${id}`)).json() as TourImport;
  await expect.poll(async () => (await find()).state, { timeout: 60_000 }).not.toBe(state);
  return find();
}

async function store(id: string): Promise<TourImport> {
  expect((await ann.call('POST', `${base()}/${id}/store`)).statusCode).toBe(202);
  return until(id, 'storing');
}

async function rest(): Promise<{ tours: number; files: string[] }> {
  const { rows } = await server.services.database.pool.query('select id from tours');
  const files: string[] = [];
  for await (const { key } of server.services.storage.list('imports/')) files.push(key);
  return { tours: rows.length, files };
}

const pannellum = JSON.stringify(
  {
    default: { firstScene: 'hall', title: 'House' },
    scenes: {
      hall: {
        panorama: 'images/hall.jpg',
        odd: 1,
        hotSpots: [{ type: 'scene', sceneId: 'cellar', yaw: 30, pitch: 0 }],
      },
      cellar: { panorama: 'images/gone.jpg' },
    },
  },
  null,
  2,
);

test('a folder is shown before anything is stored, and becomes a tour with a report', async () => {
  const shows = { tourtype: 'real-estate' };
  expect((await ann.call('PATCH', `/api/users/${user.userId}`, shows)).statusCode).toBe(200);
  const found = await send({ 'house/tour.json': pannellum, 'house/images/HALL.jpg': panorama });
  expect(found).toMatchObject({
    state: 'found',
    tourId: null,
    found: {
      tool: 'pannellum',
      name: 'House',
      scenes: ['hall', 'cellar'],
      counts: { scenes: 2, links: 1, hotspots: 0 },
      lacking: [{ place: 'scenes.cellar.panorama', address: 'images/gone.jpg', line: 20 }],
    },
  });
  const kept = { code: 'kept_field', place: 'scenes.hall.odd', file: 'house/tour.json', line: 9 };
  expect(found.found?.report).toContainEqual(expect.objectContaining(kept));
  expect((await rest()).tours).toBe(0);
  const done = await store(found.id);
  expect(done).toMatchObject({ state: 'done', report: { scenes: 2, stored: 1, lacking: [{ line: 20 }] } });
  expect(done.report?.report).toContainEqual(expect.objectContaining(kept));
  expect(done.report?.comparison).toEqual({
    counts: [
      { part: 'scenes', there: 2, here: 2 },
      { part: 'links', there: 1, here: 1 },
    ],
    ...{ differences: [], directions: { compared: 1, largestDegrees: expect.closeTo(0, 5) } },
    files: { there: 2, here: 1 },
  });
  const made = (await ann.get(`/api/tours/${done.tourId}`)).json();
  expect(made.scenes).toHaveLength(2);
  // Pannellum knows no kinds of tours: it is what its owner shows.
  expect(made.tourtype).toBe('real-estate');
  expect((await rest()).files).toEqual([]);
});

test('an upload continues in the middle of a file, and what was not announced is refused', async () => {
  const made = await begin({ 'hall.jpg': panorama });
  expect((await sendPart(made.id, 0, 0, panorama.subarray(0, 1000))).headers['upload-offset']).toBe('1000');
  expect((await ann.call('POST', `${base()}/${made.id}/read`)).json().code).toBe('import_incomplete');
  expect((await sendPart(made.id, 0, 0, panorama)).json()).toMatchObject({
    code: 'upload_goes_on',
    params: { offset: 1000 },
  });
  const tooMuch = Buffer.concat([panorama, panorama]);
  expect((await sendPart(made.id, 0, 1000, tooMuch)).json().code).toBe('more_than_announced');
  const { headers } = await server.app.inject({
    method: 'HEAD',
    url: `${base()}/${made.id}/files/0`,
    headers: { cookie: user.cookie },
  });
  const here = Number(headers['upload-offset']);
  expect((await sendPart(made.id, 0, here, panorama.subarray(here))).statusCode).toBe(204);
  expect((await ann.call('POST', `${base()}/${made.id}/read`)).statusCode).toBe(202);
  const found = await until(made.id, 'reading');
  expect(found.found).toMatchObject({ tool: 'folder', scenes: ['Hall'] });
  expect((await ann.call('DELETE', `${base()}/${made.id}`)).statusCode).toBe(200);
  expect((await rest()).files).toEqual([]);
});

async function zipOf(files: Files, change: (bytes: Buffer) => Buffer = (bytes) => bytes): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const path = join(folder, 'one.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  return change(readFileSync(path));
}

/** Sets a byte of the first entry of the central directory. */
function encrypted(bytes: Buffer): Buffer {
  bytes.writeUInt16LE(1, bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8);
  return bytes;
}

function renamed(from: string, to: string) {
  return (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

test.each([
  ['a ZIP that ends early', { 'a.jpg': 'x' }, (bytes: Buffer) => bytes.subarray(0, 40), 'zip_damaged'],
  ['a ZIP that leads out of its folder', { 'aa/b.jpg': 'x' }, renamed('aa/b.jpg', '../b.jpg'), 'zip_slip'],
  ['a bomb', { 'zeros.jpg': Buffer.alloc(8 << 20) }, undefined, 'zip_bomb'],
  ['an encrypted ZIP', { 'a.jpg': 'x' }, encrypted, 'zip_encrypted'],
  ['a ZIP in a ZIP', { 'inner.zip': 'PK' }, undefined, 'zip_nested'],
  ['a ZIP without a tour', { 'readme.txt': 'hello' }, undefined, 'no_scenes'],
] as const)('%s is refused with its reason, and nothing is stored', async (_, files, change, code) => {
  const before = await rest();
  const failed = await send({ 'tour.zip': await zipOf(files as Files, change) });
  expect(failed).toMatchObject({ state: 'failed', fault: { code }, found: null });
  expect(await rest()).toEqual(before);
});

test('what an account has no room for is refused before it is sent, and one of somebody else is not there', async () => {
  const files = [{ path: 'a.zip', sizeBytes: 12_000_000 }];
  const first = await ann.call('POST', base(), { name: 'Large', files });
  expect(first.statusCode).toBe(201);
  const second = await ann.call('POST', base(), { name: 'Large', files });
  expect(second.json()).toMatchObject({ code: 'quota_reached', quota: 'storage' });
  await ann.call('DELETE', `${base()}/${first.json().id}`);
  const ben = imageClient(server, await server.signUp('ben@example.com'));
  expect((await ben.get(`${base()}/${first.json().id}`)).statusCode).toBe(404);
  const slip = await ann.call('POST', base(), { name: 'x', files: [{ path: '../../x', sizeBytes: 1 }] });
  expect(slip.statusCode).toBe(400);
});

test('the half that a killed job had made is taken back, and it starts over', async () => {
  const found = await send({ 'hall.jpg': panorama });
  const half = (await ann.call('POST', '/api/tours', { name: 'Half' })).json().id;
  const { pool } = server.services.database;
  // As a process leaves it that was killed while it made the tour.
  await pool.query("update tour_imports set state = 'storing', tour_id = $2 where id = $1", [found.id, half]);
  await server.services.queue.send('make-import', { importId: found.id });
  const done = await until(found.id, 'storing');
  expect(done).toMatchObject({ state: 'done', report: { stored: 1 } });
  expect(done.tourId).not.toBe(half);
  expect((await ann.get(`/api/tours/${half}`)).statusCode).toBe(404);
});

test('one that is cancelled while its tour is made leaves none', async () => {
  const found = await send({ 'hall.jpg': panorama });
  const { pool } = server.services.database;
  const half = (await ann.call('POST', '/api/tours', { name: 'Half' })).json().id;
  await pool.query("update tour_imports set state = 'storing', tour_id = $2 where id = $1", [found.id, half]);
  expect((await ann.call('DELETE', `${base()}/${found.id}`)).statusCode).toBe(200);
  await server.services.queue.send('make-import', { importId: found.id });
  await expect.poll(async () => (await ann.get(`/api/tours/${half}`)).statusCode).toBe(404);
  expect((await ann.get(`${base()}/${found.id}`)).json()).toMatchObject({
    state: 'failed',
    fault: { code: 'cancelled' },
  });
});

test('one that has come in is taken back whole until something of its tour was changed', async () => {
  const [first, second] = [await send({ 'hall.jpg': panorama }), await send({ 'hall.jpg': panorama })];
  const before = await rest();
  const done = await store(first.id);
  expect(done.report).toMatchObject({ tourVersion: expect.any(Number), isChecked: false });
  const at = `${base()}/${first.id}`;
  expect((await ann.call('PATCH', at, { isChecked: true })).json().report.isChecked).toBe(true);
  expect((await ann.get(at)).json().report).toMatchObject({ isChecked: true, scenes: 1 });
  // Its photo is cut meanwhile, which is not a change of the tour.
  await ann.until(done.tourId ?? '', `${done.tourId}/hall.jpg`, 'ready');
  expect((await ann.call('POST', `${at}/undo`)).statusCode).toBe(200);
  expect((await ann.get(`/api/tours/${done.tourId}`)).statusCode).toBe(404);
  expect((await ann.get(at)).statusCode).toBe(404);
  expect((await rest()).tours).toBe(before.tours);
  const { rows } = await server.services.database.pool.query('select from images where tour_id = $1', [
    done.tourId,
  ]);
  expect(rows).toEqual([]);

  const kept = await store(second.id);
  const edits = [{ id: randomUUID(), v: 1, kind: 'tour.set', field: 'name', value: 'Mine' }];
  const changed = await ann.call('POST', `/api/tours/${kept.tourId}/edits`, { base: 1, edits });
  expect(changed.json().answers?.[0]).toMatchObject({ status: 'applied' });
  const refused = await ann.call('POST', `${base()}/${second.id}/undo`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'import_was_changed']);
  expect((await ann.get(`/api/tours/${kept.tourId}`)).json().name).toBe('Mine');
});
