/** Files of images by their addresses: who gets them, in what parts, and what nobody gets. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { type ImageClient, imageClient } from '../testing/image-client.ts';
import { panorama } from '../testing/panorama.ts';

let server: TestServer;
let ann: ImageClient;
let bob: ImageClient;
let anyone: ImageClient;

beforeAll(async () => {
  server = await openTestServer();
  await server.work();
  ann = imageClient(server, await server.signUp('ann@example.com'));
  bob = imageClient(server, await server.signUp('bob@example.com'));
  anyone = imageClient(server, null);
});
afterAll(() => server.close());

test('private media are there for their owner only, public ones for every site', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/a.jpg`;
  const { url } = (await ann.post(slug, await panorama())).json();
  for (const other of [bob, anyone]) {
    expect((await other.get(url)).statusCode).toBe(404);
    expect(await other.fetchUrl(slug)).toBeNull();
  }
  const own = await ann.get(url);
  expect(own.headers['cache-control']).toMatch(/^private/);
  expect(own.headers['access-control-allow-origin']).toBeUndefined();
  expect(own.headers['x-content-type-options']).toBe('nosniff');

  await ann.until(tourId, slug, 'ready');
  const edits = [{ id: 'names-it', v: 1, kind: 'tour.set', field: 'thumbnail', value: slug }];
  await ann.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits });
  expect((await ann.call('POST', `/api/tours/${tourId}/publish`)).statusCode).toBe(200);
  const seen = await anyone.get(url);
  expect(seen.statusCode).toBe(200);
  expect(seen.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(seen.headers['access-control-allow-origin']).toBe('*');
  expect(await anyone.fetchUrl(slug)).toBe(url);

  await ann.call('POST', `/api/tours/${tourId}/unpublish`);
  expect((await anyone.get(url)).statusCode).toBe(404);
  expect((await ann.get(url)).statusCode).toBe(200);
});

test('a signed address needs no cookie, and nobody can make or stretch one', async () => {
  const tourId = await ann.createTour();
  await ann.post(`${tourId}/a.jpg`, await panorama());
  const answer = await ann.get(`/api/tours/${tourId}/media?signed=true`);
  const { url } = answer.json().images[`${tourId}/a.jpg`];
  expect((await anyone.get(url)).statusCode).toBe(200);
  const [, , key, revision] = url.split('/');
  const [plain, hour, mac] = revision.split('~');
  for (const forged of [
    `${plain}~${Number(hour) + 1}~${mac}`,
    `${plain}~${hour}~${'A'.repeat(22)}`,
    `${plain}~${hour}`,
  ]) {
    expect((await anyone.get(`/media/${key}/${forged}/image.jpg`)).statusCode).toBe(404);
  }
});

test('serves parts of a file', async () => {
  const tourId = await ann.createTour();
  const { url } = (await ann.post(`${tourId}/a.jpg`, await panorama())).json();
  const whole = (await ann.get(url)).rawPayload;
  const part = await ann.get(url, { range: 'bytes=10-19' });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
  expect(part.rawPayload.equals(whole.subarray(10, 20))).toBe(true);
  const tail = await ann.get(url, { range: 'bytes=-5' });
  expect(tail.rawPayload.equals(whole.subarray(-5))).toBe(true);
  expect((await ann.get(url, { range: `bytes=${whole.length}-` })).statusCode).toBe(416);
  expect((await ann.get(url, { range: 'bytes=0-1,4-5' })).statusCode).toBe(200);
});

test('never serves the original, nor anything else that is in storage', async () => {
  const tourId = await ann.createTour();
  const { url } = (await ann.post(`${tourId}/a.jpg`, await panorama())).json();
  const [, , key, revision] = url.split('/');
  for (const path of [
    `/media/${key}/${revision}/..%2f..%2foriginals%2f${key}`,
    `/media/${key}/${revision}/`,
    `/media/${key}/${revision}/.tmp`,
    `/media/${key}/0000000000000000/image.jpg`,
    `/media/originals/${key}`,
    `/media/${key}/${revision}/f/0/0/0.exe`,
  ]) {
    expect([path, (await ann.get(path)).statusCode]).toEqual([path, 404]);
  }
});
