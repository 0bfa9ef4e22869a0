/** Six faces of a cube, packed into one file as the editor does, from their upload to their tiles. */
import { createHash, randomUUID } from 'node:crypto';
import type { ImageInfo } from '@tourwright/api';
import { packFaces, paintFaces } from '@tourwright/cutter/testing';
import type { FaceName } from '@tourwright/tour/faces';
import { type Face, faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { type ImageClient, imageClient, storedOriginal } from '../testing/image-client.ts';

let server: TestServer;
let ann: ImageClient;
let painted: Map<Face, Buffer>;

beforeAll(async () => {
  server = await openTestServer();
  ann = imageClient(server, await server.signUp('ann@example.com'));
  await server.work();
  painted = await paintFaces(128);
});
afterAll(() => server.close());

function packed(files = painted, faceOf: (face: Face, index: number) => FaceName = (face) => face): Buffer {
  return packFaces(
    faces.map((face, index) => {
      const bytes = files.get(face) ?? Buffer.alloc(0);
      return { face: faceOf(face, index), fileName: `hall_${face}.png`, bytes };
    }),
  );
}

/** How far a tile is from the face of the same name, apart from fine detail: 0 is equal. */
async function mismatch(baseUrl: string, face: Face): Promise<number> {
  const small = (file: Buffer | undefined) => sharp(file).resize(16, 16).removeAlpha().raw().toBuffer();
  const tile = await ann.get(`${baseUrl}${face}/0/0/0.jpg`);
  const [a, b] = [await small(tile.rawPayload), await small(painted.get(face))];
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

test('they become one scene that is the right way round; the faces are kept as they came and a copy is drawn', async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/hall.tar`;
  const bytes = packed();
  expect((await ann.post(slug, bytes)).statusCode).toBe(201);
  const info = await ann.until(tourId, slug, 'ready');
  expect(info).toMatchObject({
    width: 512,
    height: 256,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    panorama: { manifest: { source: { width: 512, height: 256 } } },
  });
  for (const face of faces) {
    expect(await mismatch(info.panorama?.baseUrl ?? '', face), face).toBeLessThan(6);
  }
  expect(info.url).toMatch(/image\.jpg$/);
  const copy = await ann.get(info.url ?? '');
  expect(await sharp(copy.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 256 });
  expect((await storedOriginal(server, info.url))?.equals(bytes)).toBe(true);
});

test('numbered ones are the same scene', { tags: 'long' }, async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/numbers.tar`;
  await ann.post(
    slug,
    packed(painted, (_, index) => `${index}` as FaceName),
  );
  const info = await ann.until(tourId, slug, 'ready');
  for (const face of faces) {
    expect(await mismatch(info.panorama?.baseUrl ?? '', face), face).toBeLessThan(6);
  }
});

test('they can be adjusted, and undone they are the same tiles as before', { tags: 'long' }, async () => {
  const tourId = await ann.createTour();
  const slug = `${tourId}/hall.tar`;
  await ann.post(slug, packed());
  const send = (edit: object) =>
    ann.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits: [{ id: randomUUID(), v: 1, ...edit }] });
  await send({ kind: 'scene.add', scene: { id: 1, name: 'Hall', slug } });
  const before = await ann.until(tourId, slug, 'ready');
  const adjust = async (value: object | null) => {
    await send({ kind: 'scene.set', sceneId: 1, field: 'adjustment', value });
    const isDone = async () => {
      const { adjusting, adjustment } = (await ann.mediaOf(tourId))[slug] ?? {};
      return adjusting === null && (adjustment !== null) === (value !== null);
    };
    await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
    return ann.until(tourId, slug, 'ready');
  };
  const tileOf = async ({ panorama }: ImageInfo) =>
    (await ann.get(`${panorama?.baseUrl}r/0/0/0.jpg`)).rawPayload;
  const plain = await tileOf(before);
  const brighter = await adjust({ light: { exposure: 1, contrast: 0, saturation: 0, warmth: 0 } });
  expect((await tileOf(brighter)).equals(plain)).toBe(false);
  expect((await ann.get(before.url ?? '')).statusCode, 'what was is gone').toBe(404);
  const back = await adjust(null);
  expect((await tileOf(back)).equals(plain)).toBe(true);
  expect((await storedOriginal(server, back.url))?.equals(packed())).toBe(true);
});

test('faces that do not belong together are refused with the name of the one that is wrong', async () => {
  const tourId = await ann.createTour();
  const left = await sharp(painted.get('l')).resize(200, 200).png().toBuffer();
  const answer = await ann.post(`${tourId}/odd.tar`, packed(new Map([...painted, ['l', left]])));
  expect(answer.json()).toMatchObject({
    detail: expect.stringMatching(/left face \(hall_l.png\) is 200×200/),
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
});

test('other archives are refused as such, and faces where no scene is', async () => {
  const tourId = await ann.createTour();
  const other = packed();
  other.write('notes/', 0);
  expect((await ann.post(`${tourId}/notes.tar`, other)).json().detail).toMatch(/archive.*Unpack/);
  const plan = await ann.post(`${tourId}/floor-plans/plan.tar`, packed());
  expect([plan.statusCode, plan.json().detail]).toEqual([415, expect.stringMatching(/six faces of a cube/)]);
});
