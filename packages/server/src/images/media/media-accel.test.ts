import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { type ImageClient, imageClient, photo } from '../testing/image-client.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tourwright-accel-'));
let server: TestServer;
let ann: ImageClient;
let url: string;
beforeAll(async () => {
  const read = readConfig({
    MEDIA_ACCEL: '/stored/',
    SEED_DEMOS: 'false',
    BETTER_TILES: 'false',
    DATA_DIR: dataDir,
  });
  if (!read.ok) throw new Error(read.message);
  server = await openTestServer({ config: read.config });
  ann = imageClient(server, await server.signUp('ann@example.com'));
  url = (await ann.post(`${await ann.createTour()}/a.jpg`, await photo())).json().url;
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

test('nginx gets the location of a file that may be seen, and sends it', async () => {
  const answer = await ann.get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
  const place = String(answer.headers['x-accel-redirect']);
  expect(place).toBe(`/stored${url}`);
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(answer.headers['cache-control']).toMatch(/^private/);
  expect(await server.services.storage.head(place.replace('/stored/', ''))).not.toBeNull();
});

test('to others it is not there, and nginx learns of no place', async () => {
  const answer = await imageClient(server, null).get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['x-accel-redirect']).toBeUndefined();
});

test('what nginx does not find comes from here', async () => {
  const answer = await ann.get(url, { 'x-media-missing': '1' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-accel-redirect']).toBeUndefined();
  expect(answer.rawPayload.length).toBeGreaterThan(100);
});

test('nginx gets the files that a link opens, and none once the link has ended', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/a.png`;
  await ann.post(slug, await photo(128));
  const edits = [{ id: 'edit-0001', v: 1, kind: 'tour.set', field: 'thumbnail', value: slug }];
  await ann.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits });
  const link = (await ann.call('POST', `/api/tours/${tourId}/links`, { name: 'MLS', shows: 'draft' })).json();
  const visitor = imageClient(server, null);
  const { images } = (await visitor.get(`/api/tours/${tourId}/media?link=${link.key}`)).json();
  const first = await visitor.get(images[slug].url);
  const [, key = ''] = /^\/media\/(\w+)/.exec(images[slug].url) ?? [];
  expect(String(first.headers['x-accel-redirect'])).toMatch(
    new RegExp(`^/stored/media/${key}/[0-9a-f]{16}/`),
  );
  expect(first.headers['cache-control']).toBe('private, no-cache');
  await ann.call('POST', `/api/tours/${tourId}/links/${link.id}/revoke`);
  const second = await visitor.get(images[slug].url);
  expect([second.statusCode, second.headers['x-accel-redirect']]).toEqual([404, undefined]);
});
