import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, type TestUser, testOrigin } from '../../testing/test-server.ts';
import { openPictureProcesses } from '../picture-processes.ts';
import {
  type ImageClient,
  imageClient,
  photo,
  sha256Of,
  storedOriginal,
  uploadFile,
} from '../testing/image-client.ts';

let server: TestServer;
let user: TestUser;
let ann: ImageClient;
let bob: ImageClient;

beforeAll(async () => {
  server = await openTestServer();
  user = await server.signUp('ann@example.com');
  ann = imageClient(server, user);
  bob = imageClient(server, await server.signUp('bob@example.com'));
});
afterAll(() => server.close());

/** How much is there of the small version of a panorama that is coming. */
function drawnWhileComing(dataDir: string): number {
  const paths = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  const drawn = paths.find((path) => basename(path).startsWith('uploading-'));
  return drawn === undefined ? 0 : statSync(join(dataDir, drawn)).size;
}

test('takes a file in pieces and stores exactly its bytes', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/hall.jpg`;
  const file = await photo();
  const begun = await ann.begin(slug, file);
  expect(begun.statusCode).toBe(201);
  const url = String(begun.headers.location);
  const third = Math.floor(file.length / 3);
  expect((await ann.send(url, 0, file.subarray(0, third))).headers['upload-offset']).toBe(String(third));
  expect((await ann.mediaOf(tourId))[slug]).toMatchObject({
    state: 'uploading',
    progress: third / file.length,
    uploadUrl: url,
    sha256: sha256Of(file),
    url: null,
  });
  const head = await ann.head(url);
  expect(head.headers).toMatchObject({
    'upload-offset': String(third),
    'upload-length': String(file.length),
    'cache-control': 'no-store',
  });
  const last = await ann.send(url, third, file.subarray(third));
  expect([last.statusCode, last.headers['upload-offset']]).toEqual([204, String(file.length)]);

  const info = (await ann.mediaOf(tourId))[slug];
  expect(info).toMatchObject({ state: 'processing', sha256: sha256Of(file), uploadUrl: null });
  expect((await storedOriginal(server, info?.url))?.equals(file)).toBe(true);
  expect(existsSync(uploadFile(server, url))).toBe(false);
  // A client that missed the answer asks, and learns that everything is stored.
  expect((await ann.head(url)).headers['upload-offset']).toBe(String(file.length));
});

test('a panorama that waits for its turn shows what was drawn of it while it came', {
  tags: 'long',
}, async () => {
  const pictures = openPictureProcesses(null);
  // As while another one is cut. Nobody cuts here: its turn never comes.
  pictures.cutter.prefetch = () => {};
  const busy = await openTestServer({ openPictures: () => pictures });
  const cara = await busy.signUp('cara@example.com');
  const client = imageClient(busy, cara);
  const tourId = await client.createTour();
  const slug = `${tourId}/hall.jpg`;
  const [width, height] = [4608, 2304];
  const file = await sharp(await photo())
    .resize(width, height)
    .jpeg()
    .toBuffer();
  const url = String((await client.begin(slug, file)).headers.location);
  const most = file.length - 1000;
  await client.send(url, 0, file.subarray(0, most));
  // Half as wide, it is drawn except for its last rows.
  const drawnBytes = () => drawnWhileComing(busy.services.config.dataDir);
  await expect.poll(drawnBytes).toBeGreaterThan(0.9 * (width / 2) * (height / 2) * 3);
  await client.send(url, most, file.subarray(most));
  const info = (await client.mediaOf(tourId))[slug];
  expect(info).toMatchObject({ state: 'processing', progress: 0, panorama: null });
  const thumbnail = await busy.app.inject({ url: info?.thumbnail ?? '', headers: { cookie: cara.cookie } });
  expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 640, height: 360 });
  await busy.close();
});

test('a file that arrives otherwise than it was sent is removed, with a clear message', async () => {
  const tourId = await ann.createTour();
  const file = await photo();
  const url = String((await ann.begin(`${tourId}/a.jpg`, file)).headers.location);
  const damaged = Buffer.from(file);
  damaged.writeUInt8(damaged.readUInt8(9000) ^ 1, 9000);
  const answer = await ann.send(url, 0, damaged);
  expect([answer.statusCode, answer.json().code]).toEqual([460, 'checksum_mismatch']);
  expect(answer.json().detail).toMatch(/upload it once more/);
  expect(await ann.mediaOf(tourId)).toEqual({});
  expect((await ann.head(url)).statusCode).toBe(404);
  expect(existsSync(uploadFile(server, url))).toBe(false);
});

test('uploads of others are not there, and nobody uploads without logging in', async () => {
  const tourId = await ann.createTour();
  const file = await photo(64);
  expect((await bob.begin(`${tourId}/a.jpg`, file)).statusCode).toBe(404);
  const url = String((await ann.begin(`${tourId}/a.jpg`, file)).headers.location);
  expect((await bob.head(url)).statusCode).toBe(404);
  expect((await bob.send(url, 0, file)).statusCode).toBe(404);
  const anyone = imageClient(server, null);
  expect((await anyone.begin(`${tourId}/a.jpg`, file)).statusCode).toBe(401);
  expect((await anyone.send(url, 0, file)).statusCode).toBe(401);
});

test('says before any byte travels what it will not take', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/a.jpg`;
  const file = await photo(64);
  const huge = { length: 600 * 1024 * 1024 } as Buffer;
  const tooLarge = await ann.begin(slug, huge, { sha256: 'a'.repeat(64) });
  expect([tooLarge.statusCode, tooLarge.json().detail]).toEqual([
    413,
    'This file has 629.1 MB; a file may have at most 524.3 MB.',
  ]);
  const plan = `${tourId}/floor-plans/a.heic`;
  expect((await ann.begin(plan, file, { filetype: 'image/heic' })).json().detail).toMatch(
    /Export it as JPEG/,
  );
  expect((await ann.begin(slug, file, { filename: 'plan.svg', filetype: '' })).statusCode).toBe(415);
  expect((await ann.begin(slug, Buffer.alloc(0))).statusCode).toBe(422);
  expect((await ann.begin('../a', file)).json().code).toBe('bad_slug');
  expect((await ann.begin(slug, file, { sha256: 'no' })).statusCode).toBe(400);
  expect(await ann.mediaOf(tourId)).toEqual({});
});

test('first bytes that are no photo are refused, the scene says why, and the upload waits for the right ones', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/sphere.jpg`;
  const pointer = Buffer.from(
    `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9000000\n`,
  );
  const file = await photo();
  const wrong = Buffer.concat([pointer, file.subarray(pointer.length)]);
  const url = String((await ann.begin(slug, file)).headers.location);
  const answer = await ann.send(url, 0, wrong.subarray(0, 10_000));
  expect([answer.statusCode, answer.json().detail]).toEqual([415, expect.stringMatching(/git lfs pull/)]);
  expect((await ann.mediaOf(tourId))[slug]).toMatchObject({
    state: 'failed',
    reason: { code: 'lfs_pointer' },
    uploadUrl: url,
  });
  const head = await ann.head(url);
  expect([head.statusCode, head.headers['upload-offset']]).toEqual([200, '0']);
  expect((await ann.send(url, 0, file)).statusCode).toBe(204);
  expect((await ann.mediaOf(tourId))[slug]).toMatchObject({ state: 'processing', reason: null });
});

test('an upload that is refused leaves the picture that is at its slug', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/hall.jpg`;
  const { url } = (await ann.post(slug, await photo(256))).json();
  const text = Buffer.from('no photo '.repeat(200));
  const upload = String((await ann.begin(slug, text)).headers.location);
  expect((await ann.send(upload, 0, text)).statusCode).toBe(415);
  expect(await ann.fetchUrl(slug)).toBe(url);
});

test('a piece with a wrong header is refused, and the upload continues as if it had not come', async () => {
  const tourId = await ann.createTour();
  const file = await photo();
  const url = String((await ann.begin(`${tourId}/hall.jpg`, file)).headers.location);
  expect((await ann.send(url, 0, file.subarray(0, 5000))).statusCode).toBe(204);
  const right: Record<string, string> = {
    origin: testOrigin,
    cookie: user.cookie,
    'tus-resumable': '1.0.0',
    'upload-offset': '5000',
    'content-type': 'application/offset+octet-stream',
  };
  const wrong: Record<string, string | undefined>[] = [
    { 'upload-offset': '4999' },
    { 'upload-offset': '5001' },
    { 'upload-offset': '-1' },
    { 'upload-offset': '0x1388' },
    { 'upload-offset': undefined },
    { 'content-type': 'image/jpeg' },
    { 'content-type': 'application/json' },
    { 'content-type': undefined },
    { 'tus-resumable': '0.2.2' },
    { 'tus-resumable': undefined },
    { origin: 'https://elsewhere.example' },
    { cookie: undefined },
  ];
  for (const change of wrong) {
    const headers = Object.fromEntries(
      Object.entries({ ...right, ...change }).filter(([, value]) => value !== undefined),
    );
    const payload = file.subarray(5000, 6000);
    const answer = await server.app.inject({ method: 'PATCH', url, headers, payload });
    expect([400, 401, 403, 409, 412, 415], JSON.stringify(change)).toContain(answer.statusCode);
    const head = await ann.head(url);
    expect([head.statusCode, head.headers['upload-offset']], JSON.stringify(change)).toEqual([200, '5000']);
  }
  expect((await ann.send(url, 5000, file.subarray(5000))).statusCode).toBe(204);
});

test('names the scene that has the same picture', async () => {
  const tourId = await ann.createTour();
  const file = await photo(256);
  const url = String((await ann.begin(`${tourId}/a.jpg`, file)).headers.location);
  await ann.send(url, 0, file);
  const answer = await ann.begin(`${tourId}/b.jpg`, file);
  expect([answer.statusCode, answer.json().code, answer.json().slug]).toEqual([
    409,
    'duplicate_image',
    `${tourId}/a.jpg`,
  ]);
});

test('a new upload to a slug takes the place of one that was not finished', async () => {
  const tourId = await ann.createTour();
  const [first, second] = [await photo(256), await photo(256)];
  const old = String((await ann.begin(`${tourId}/a.jpg`, first)).headers.location);
  await ann.send(old, 0, first.subarray(0, 1000));
  const url = String((await ann.begin(`${tourId}/a.jpg`, second)).headers.location);
  expect((await ann.head(old)).statusCode).toBe(404);
  expect(existsSync(uploadFile(server, old))).toBe(false);
  expect((await ann.send(url, 0, second)).statusCode).toBe(204);
});

test('more bytes than announced, a wrong version and a missing offset are refused', async () => {
  const tourId = await ann.createTour();
  const file = await photo(256);
  const url = String((await ann.begin(`${tourId}/a.jpg`, file)).headers.location);
  expect((await ann.send(url, 0, Buffer.concat([file, file]))).statusCode).toBe(413);
  expect((await ann.send(url, Number.NaN, file)).statusCode).toBe(400);
  const old = await server.app.inject({
    method: 'HEAD',
    url,
    headers: { cookie: user.cookie, 'tus-resumable': '0.2.2' },
  });
  expect([old.statusCode, old.headers['tus-version']]).toEqual([412, '1.0.0']);
});

test('can be given up', async () => {
  const tourId = await ann.createTour();
  const file = await photo(256);
  const url = String((await ann.begin(`${tourId}/a.jpg`, file)).headers.location);
  const remove = (client: TestUser | null) =>
    server.app.inject({
      method: 'DELETE',
      url,
      headers: {
        origin: testOrigin,
        'tus-resumable': '1.0.0',
        ...(client ? { cookie: client.cookie } : {}),
      },
    });
  expect((await remove(null)).statusCode).toBe(401);
  expect((await remove(user)).statusCode).toBe(204);
  expect(await ann.mediaOf(tourId)).toEqual({});
  expect(existsSync(uploadFile(server, url))).toBe(false);
});

test('can be given up while its image is removed', async () => {
  const tourId = await ann.createTour();
  const file = await photo();
  for (let round = 0; round < 8; round++) {
    const slug = `${tourId}/hall-${round}.jpg`;
    const url = String((await ann.begin(slug, file)).headers.location);
    await ann.send(url, 0, file.subarray(0, 1000));
    const headers = { origin: testOrigin, 'tus-resumable': '1.0.0', cookie: user.cookie };
    const giveUp = server.app.inject({ method: 'DELETE', url, headers });
    const [given, removed] = await Promise.all([giveUp, ann.remove(slug)]);
    expect([204, 404]).toContain(given.statusCode);
    expect(removed.statusCode).toBe(200);
    expect((await ann.mediaOf(tourId))[slug]).toBeUndefined();
  }
});
