import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { dayMs } from '../../durations.ts';
import { openTestServer, type TestServer, type TestUser, testOrigin } from '../../testing/test-server.ts';
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
let port: number;
let now: () => Date = () => new Date();

beforeAll(async () => {
  server = await openTestServer({ clock: () => now() });
  user = await server.signUp('ann@example.com');
  ann = imageClient(server, user);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** The server as after a kill: another one on the same database, storage and folder. */
async function restarted(): Promise<ImageClient> {
  const { http } = await createApp(server.services);
  await http.ready();
  return imageClient({ ...server, app: http }, user);
}

test('continues where it was after the server was killed', async () => {
  const tourId = await ann.createTour();
  const file = await photo();
  const url = String((await ann.begin(`${tourId}/a.jpg`, file)).headers.location);
  await ann.send(url, 0, file.subarray(0, 50_000));
  const later = await restarted();
  expect((await later.head(url)).headers['upload-offset']).toBe('50000');
  expect((await later.send(url, 50_000, file.subarray(50_000))).statusCode).toBe(204);
  expect((await storedOriginal(server, await later.fetchUrl(`${tourId}/a.jpg`)))?.equals(file)).toBe(true);
});

test('bytes that a kill wrote but never acknowledged do no harm', async () => {
  const tourId = await ann.createTour();
  const file = await photo();
  const url = String((await ann.begin(`${tourId}/a.jpg`, file)).headers.location);
  expect((await ann.send(url, 0, file.subarray(0, 50_000))).statusCode).toBe(204);
  writeFileSync(uploadFile(server, url), randomBytes(70_000), { flag: 'a' });
  const later = await restarted();
  const answer = await later.send(url, 50_000, file.subarray(50_000));
  expect(answer.statusCode, answer.body).toBe(204);
});

test('a file whose last byte came just before a kill is stored by the next start', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/a.jpg`;
  const file = await photo();
  const url = String((await ann.begin(slug, file)).headers.location);
  writeFileSync(uploadFile(server, url), file);
  await server.services.database.pool.query('update uploads set offset_bytes = size_bytes where slug = $1', [
    slug,
  ]);
  const later = await restarted();
  await expect
    .poll(async () => (await later.mediaOf(tourId))[slug]?.state, { timeout: 60_000 })
    .toBe('processing');
  await expect.poll(() => existsSync(uploadFile(server, url))).toBe(false);
});

test('of two senders at one offset one continues and the other gets the offset', async () => {
  const tourId = await ann.createTour();
  const file = await photo();
  const url = String((await ann.begin(`${tourId}/a.jpg`, file)).headers.location);
  const answers = await Promise.all([1, 2, 3, 4].map(() => ann.send(url, 0, file.subarray(0, 60_000))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(
    'The upload continues at byte 60000',
  );
  expect((await ann.send(url, 60_000, file.subarray(60_000))).statusCode).toBe(204);
});

test('keeps what came before the connection broke', async () => {
  const tourId = await ann.createTour();
  const file = await photo();
  const url = String((await ann.begin(`${tourId}/a.jpg`, file)).headers.location);
  const headers = {
    cookie: user.cookie,
    origin: testOrigin,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': String(file.length),
  };
  const sending = request({ port, path: url, method: 'PATCH', headers });
  sending.on('error', () => {});
  // Ends the line behind these bytes, as one that breaks, so that all of them come.
  sending.write(file.subarray(0, 80_000), () => sending.socket?.end());
  await expect.poll(async () => Number((await ann.head(url)).headers['upload-offset'])).toBe(80_000);
  expect((await ann.send(url, 80_000, file.subarray(80_000))).statusCode).toBe(204);
});

test('speaks tus with a client that is not ours, through breaks of the line', async () => {
  const tourId = await ann.createTour();
  const file = await photo(2048);
  const origin = `http://127.0.0.1:${port}`;
  let sent = 0;
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${origin}/api/uploads`,
      chunkSize: 300_000,
      retryDelays: [0, 50, 100],
      headers: { cookie: user.cookie, origin: testOrigin },
      metadata: {
        slug: `${tourId}/ü.jpg`,
        filename: 'ü.jpg',
        filetype: 'image/jpeg',
        sha256: sha256Of(file),
      },
      onChunkComplete: () => {
        sent += 1;
        if (sent === 2) server.app.server.closeAllConnections();
      },
      onSuccess: () => resolve(),
      onError: reject,
    });
    upload.start();
  });
  expect((await storedOriginal(server, await ann.fetchUrl(`${tourId}/ü.jpg`)))?.equals(file)).toBe(true);
});

test('an upload is abandoned seven days after its last byte, and finished ones are never taken back', async () => {
  const tourId = await ann.createTour();
  const [slow, forgotten, finished] = [await photo(256), await photo(256), await photo(256)];
  const slowUrl = String((await ann.begin(`${tourId}/slow.jpg`, slow)).headers.location);
  const forgottenUrl = String((await ann.begin(`${tourId}/forgotten.jpg`, forgotten)).headers.location);
  const finishedUrl = String((await ann.begin(`${tourId}/finished.jpg`, finished)).headers.location);
  await ann.send(finishedUrl, 0, finished);
  await ann.send(forgottenUrl, 0, forgotten.subarray(0, 1000));

  now = () => new Date(Date.now() + 6 * dayMs);
  await ann.send(slowUrl, 0, slow.subarray(0, 1000));
  now = () => new Date(Date.now() + 8 * dayMs);
  await server.work();
  const later = await restarted();
  await expect.poll(async () => (await later.head(forgottenUrl)).statusCode, { timeout: 60_000 }).toBe(404);
  await expect.poll(() => existsSync(uploadFile(server, forgottenUrl))).toBe(false);
  expect((await later.head(slowUrl)).headers['upload-offset']).toBe('1000');
  const media = await later.mediaOf(tourId);
  expect(Object.keys(media).sort()).toEqual([`${tourId}/finished.jpg`, `${tourId}/slow.jpg`]);
  expect((await storedOriginal(server, media[`${tourId}/finished.jpg`]?.url))?.equals(finished)).toBe(true);
  now = () => new Date();
});

test('where the bytes were lost the sender has to start over', async () => {
  const tourId = await ann.createTour();
  const file = await photo(256);
  const url = String((await ann.begin(`${tourId}/a.jpg`, file)).headers.location);
  rmSync(uploadFile(server, url));
  expect((await ann.send(url, 0, file)).statusCode).toBe(404);
});
