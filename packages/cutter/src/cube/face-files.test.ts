/** The faces of a cube in six files, by themselves and packed into one. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaceName } from '@tourwright/tour/faces';
import { type Face, faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayCutFailure } from '../failure-words.en.ts';
import { inspectSource } from '../process/inspect-source.ts';
import { TileThreads } from '../process/threads/tile-threads.ts';
import { fingerprint, openTestCutter } from '../testing/cut-to-memory.ts';
import { packFaces } from '../testing/pack-faces.ts';
import { paintFaces } from '../testing/paint-faces.ts';

const { folder, cut, close } = openTestCutter(new TileThreads(1));
let painted: Map<Face, Buffer>;

beforeAll(async () => {
  painted = await paintFaces(256);
});
afterAll(close);

function pack(
  order: readonly Face[],
  faceOf: (face: Face, index: number) => FaceName,
  other = painted,
): string {
  const path = join(folder, `${randomUUID()}.tar`);
  const files = order.map((face, index) => ({
    face: faceOf(face, index),
    fileName: `hall_${index}.png`,
    bytes: other.get(face) ?? Buffer.alloc(0),
  }));
  writeFileSync(path, packFaces(files));
  return path;
}
const named = (face: Face) => face;
const numbered = (_: Face, index: number) => `${index}` as FaceName;

/** The faces with another in the place of one. */
async function withFace(face: Face, width: number, height: number): Promise<Map<Face, Buffer>> {
  const other = sharp(painted.get(face)).resize(width, height, { fit: 'fill' });
  return new Map([...painted, [face, await other.png().toBuffer()]]);
}

test('six packed into one are cut as six by themselves, in whatever order they come', {
  tags: 'long',
}, async () => {
  const paths = faces.map((face) => {
    const path = join(folder, `${face}.png`);
    writeFileSync(path, painted.get(face) ?? '');
    return path;
  });
  const apart = await cut(paths);
  expect(apart.result).toMatchObject({ ok: true, manifest: { source: { width: 1024, height: 512 } } });
  for (const order of [faces, faces.toReversed()]) {
    expect(fingerprint(await cut(pack(order, named)))).toBe(fingerprint(apart));
  }
});

test.each([
  ['the usual order', 'frblud'],
  ['sides as GPUs name them', 'rludfb'],
  ['up first', 'ufrbld'],
])('of numbered ones it is seen which face is which: %s', async (_, order) => {
  const found = await inspectSource(pack([...order] as Face[], numbered));
  const cube = found.ok && found.panorama.layout?.kind === 'cube' ? found.panorama.layout.cube : null;
  expect(cube?.faces.map(({ face }) => face).join('')).toBe(order);
});

/** Turned clockwise by quarters, or mirrored. */
async function turnedFaces(turns: Partial<Record<Face, number | 'mirrored'>>): Promise<Map<Face, Buffer>> {
  const turned = new Map(painted);
  for (const [face, turn] of Object.entries(turns) as [Face, number | 'mirrored'][]) {
    const picture = sharp(painted.get(face));
    turned.set(
      face,
      await (turn === 'mirrored' ? picture.flop() : picture.rotate(90 * turn)).png().toBuffer(),
    );
  }
  return turned;
}

test.each([
  ['a ceiling and a floor, as game engines have them', { u: 1, d: 3 }],
  ['one of them, mirrored', { d: 'mirrored' }],
] as const)('faces that their program turned are turned back: %s', async (_, turns) => {
  const upright = await cut(pack(faces, named));
  const turned = await turnedFaces(turns);
  expect(fingerprint(await cut(pack(faces, named, turned)))).toBe(fingerprint(upright));
});

test('numbered ones too', async () => {
  const turned = await turnedFaces({ u: 2, d: 1 });
  const upright = await cut(pack(faces, named));
  expect(fingerprint(await cut(pack(faces, numbered, turned)))).toBe(fingerprint(upright));
});

test('names are believed, though the faces do not continue in one another', async () => {
  const swapped = new Map(painted);
  swapped.set('f', painted.get('b') ?? Buffer.alloc(0)).set('b', painted.get('f') ?? Buffer.alloc(0));
  const found = await inspectSource(pack(faces, named, swapped));
  const cube = found.ok && found.panorama.layout?.kind === 'cube' ? found.panorama.layout.cube : null;
  expect(cube?.faces.map(({ face }) => face).join('')).toBe('frblud');
});

test('what the seams do not show is taken from the name', async () => {
  const white = { width: 256, height: 256, channels: 3, background: '#eee' } as const;
  const empty = await sharp({ create: white }).png().toBuffer();
  const found = await inspectSource(pack(faces, named, new Map([...painted, ['u', empty], ['d', empty]])));
  const cube = found.ok && found.panorama.layout?.kind === 'cube' ? found.panorama.layout.cube : null;
  expect(cube?.faces.map(({ face, turn }) => `${face}${turn}`).join(' ')).toBe('f0 r0 b0 l0 u0 d0');
});

test('numbered pictures that are no cube are refused with advice', async () => {
  const colours = ['#a00', '#0a0', '#00a', '#aa0', '#0aa', '#a0a'];
  const strange = new Map<Face, Buffer>();
  for (const [index, face] of faces.entries()) {
    const create = { width: 64, height: 64, channels: 3, background: colours[index] ?? '' } as const;
    strange.set(face, await sharp({ create }).png().toBuffer());
  }
  const found = await inspectSource(pack(faces, numbered, strange));
  expect(found).toMatchObject({ ok: false, failure: { code: 'numbered_do_not_meet' } });
  expect(!found.ok && sayCutFailure(found.failure)).toMatch(
    /hall_0.png … hall_5.png.*_f, _r, _b, _l, _u, _d/,
  );
});

test('what is wrong with a face is said with its name', async () => {
  const reasonOf = async (other: Map<Face, Buffer>, order: readonly Face[] = faces) => {
    const found = await inspectSource(pack(order, named, other));
    return found.ok ? 'none' : sayCutFailure(found.failure);
  };
  expect(await reasonOf(await withFace('l', 200, 200))).toMatch(
    /^The left face \(hall_3.png\) is 200×200.*256×256/,
  );
  expect(await reasonOf(await withFace('f', 300, 300))).toMatch(/^The front face .* is 300×300.*256×256/);
  expect(await reasonOf(await withFace('u', 256, 200))).toMatch(/^The up face .* is 256×200 pixels.*square/);
  expect(await reasonOf(new Map([...painted, ['b', Buffer.from('no picture')]]))).toMatch(
    /^The back face \(hall_2.png\) is damaged/,
  );
  expect(await reasonOf(painted, faces.slice(1))).toMatch(/six square pictures/);
});

test('five files are refused', async () => {
  expect(await inspectSource(['a.jpg', 'b.jpg'])).toMatchObject({
    ok: false,
    failure: { code: 'not_six_faces' },
  });
});

test('a face that is damaged in its middle is found when it is cut', async () => {
  const whole = await sharp(painted.get('r')).jpeg().toBuffer();
  const path = pack(faces, named, new Map([...painted, ['r', whole.subarray(0, whole.length / 2)]]));
  expect((await cut(path)).result).toMatchObject({ ok: false, failure: { code: 'damaged_pixels' } });
});
