/** A HEIC, which npm's sharp cannot decode, from its upload to its served copy. */
import { readFileSync } from 'node:fs';
import { paintedHeic } from '@tourwright/cutter/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { type ImageClient, imageClient, storedOriginal } from '../testing/image-client.ts';

let server: TestServer;
let ann: ImageClient;
const heic = readFileSync(paintedHeic);

beforeAll(async () => {
  server = await openTestServer();
  ann = imageClient(server, await server.signUp('ann@example.com'));
  await server.work();
});
afterAll(() => server.close());

test('becomes a scene whose copy every browser shows, and its original is kept', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/hall.heic`;
  await ann.post(slug, heic);
  const info = await ann.until(tourId, slug, 'ready');
  expect(info.panorama?.manifest).toMatchObject({ source: { width: 512, height: 256 } });
  expect(info.url).toMatch(/image\.jpg$/);
  const copy = await ann.get(info.url ?? '');
  expect(await sharp(copy.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 256 });
  expect((await storedOriginal(server, info.url))?.equals(heic)).toBe(true);
});

test('is refused as what it is when it is not a panorama: as JPEG it would be none either', async () => {
  const tourId = await ann.createTour();
  const narrow = Buffer.from(heic);
  for (let at = narrow.indexOf('ispe'); at >= 0; at = narrow.indexOf('ispe', at + 1)) {
    narrow.writeUInt32BE(384, at + 8);
  }
  const answer = await ann.post(`${tourId}/lunch.heic`, narrow);
  expect([answer.statusCode, answer.json().detail]).toEqual([
    415,
    expect.stringMatching(/^This is an ordinary photo \(512 × 384\), not a panorama\./),
  ]);
});

test('is refused where it would have to be shown as it is', async () => {
  const tourId = await ann.createTour();
  const answer = await ann.post(`${tourId}/floor-plans/plan.heic`, heic);
  expect([answer.statusCode, answer.json().detail]).toEqual([415, expect.stringMatching(/HEIC.*JPEG/)]);
});
