/** Six faces of a cube, and a view for each eye. */
import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import type { RgbPicture } from '@tourwright/tour/sphere';
import { type Face, faces } from '@tourwright/tour/sphere';
import sharp, { type OverlayOptions } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayCutFailure } from '../failure-words.en.ts';
import { openTestCutter } from '../testing/cut-to-memory.ts';
import { paintFaces, paintRoom } from '../testing/paint-faces.ts';
import { TileThreads } from './threads/tile-threads.ts';

const { folder, cut, close } = openTestCutter(new TileThreads(1));
let room: RgbPicture;
const edge = 256;
let pictures: Map<Face, Buffer>;

beforeAll(async () => {
  room = await paintRoom();
  pictures = await paintFaces(edge, room);
});
afterAll(close);

/** How far the faces are from what the scene shows there, apart from fine detail: 0 is equal. */
async function mismatch(tiles: Map<string, Buffer>): Promise<number> {
  const errors = [];
  for (const face of faces) {
    const size = 16;
    const small = (file: Buffer) => sharp(file).resize(size, size).removeAlpha().raw().toBuffer();
    const [a, b] = [await small(tiles.get(`${face}/0/0/0.jpg`)!), await small(pictures.get(face)!)];
    errors.push(a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length);
  }
  return Math.max(...errors);
}

async function arrange(name: string, across: number, letters: string): Promise<string> {
  const down = letters.length / across;
  const placed: OverlayOptions[] = [];
  for (const [cell, letter] of [...letters].entries()) {
    const picture = pictures.get(letter.toLowerCase() as Face);
    if (!picture) continue;
    const input = letter === letter.toLowerCase() ? picture : await sharp(picture).rotate(180).toBuffer();
    placed.push({ input, left: (cell % across) * edge, top: Math.floor(cell / across) * edge });
  }
  const path = join(folder, `${name}.png`);
  const background = { width: across * edge, height: down * edge, channels: 3, background: '#000' } as const;
  await sharp({ create: background }).composite(placed).toFile(path);
  return path;
}

type Layout = [name: string, across: number, letters: string];
const layouts: Layout[] = [
  ['3x2, as ffmpeg and game engines write', 3, 'rludfb'],
  ['a row', 6, 'frblud'],
  ['a column', 1, 'frblud'],
  ['a lying cross', 4, '.u..lfrb.d..'],
  ['a standing cross, its back upside down', 3, '.u.lfr.d..B.'],
];
const rarerLayouts: Layout[] = [
  ['3x2, front first', 3, 'frblud'],
  ['a row as game engines write', 6, 'rludfb'],
  ['a standing cross, its back on top', 3, '.B..u.lfr.d.'],
  ['a lying cross, ahead at its end', 4, '...urblf...d'],
  ['2x3', 2, 'rludfb'],
  ['3x2, sides in a row', 3, 'lfrbud'],
  ['4x2, above and below under the sides', 4, 'lfrbud..'],
  ['4x2, under them, apart', 4, 'frbl.ud.'],
  ['4x2, above and below first', 4, '..udlfrb'],
];
test.each(layouts)('six faces in one picture: %s', expectRecognized);
test.each(rarerLayouts)('six faces in one picture: %s', { tags: 'long' }, expectRecognized);

async function expectRecognized(...[name, across, letters]: Layout): Promise<void> {
  const { result, tiles } = await cut(await arrange(name.replaceAll(/\W/g, '-'), across, letters));
  expect(result).toMatchObject({ ok: true, manifest: { source: { width: 4 * edge, height: 2 * edge } } });
  expect(await mismatch(tiles)).toBeLessThan(6);
}

test.each([
  ['3x2 in an order of its own', 3, 'ulfdrb'],
  ['3x2, all upside down', 3, 'LFRBUD'],
  ['a column in an order of its own', 1, 'flrbud'],
])('six faces as no program lays them are refused with advice: %s', async (name, across, letters) => {
  const { result } = await cut(await arrange(name.replaceAll(/\W/g, '-'), across, letters));
  expect(result).toMatchObject({ ok: false, failure: { code: 'faces_do_not_meet' } });
});

test('six faces in a picture whose sides do not divide evenly', async () => {
  const even = await arrange('even', 3, 'rludfb');
  const path = join(folder, 'uneven.png');
  await sharp(even)
    .resize(3 * edge - 1, 2 * edge, { fit: 'fill' })
    .toFile(path);
  const { result, tiles } = await cut(path);
  expect(result.ok).toBe(true);
  expect(await mismatch(tiles)).toBeLessThan(8);
});

test('six faces can be looked at before they are drawn whole, and the progress includes the drawing', {
  tags: 'long',
}, async () => {
  const path = join(folder, 'large.png');
  // Three levels, the first of them made early.
  await sharp(await arrange('small', 3, 'rludfb'))
    .resize(3 * 1200, 2 * 1200)
    .toFile(path);
  const stored: string[] = [];
  const shown: { tiles: string[]; progress: number }[] = [];
  const progress: number[] = [];
  const beforeTiles: number[] = [];
  const early = await cut(path, {
    async onTile({ path: name }) {
      stored.push(name);
    },
    async onPreview() {
      shown.push({ tiles: [...stored], progress: progress.at(-1) ?? 0 });
    },
    onProgress(fraction) {
      progress.push(fraction);
      if (stored.length === 6) beforeTiles.push(fraction);
    },
  });
  expect(early.result.ok).toBe(true);
  const coarsest = faces.map((face) => `${face}/0/0/0.jpg`);
  expect(shown).toEqual([{ tiles: expect.arrayContaining(coarsest), progress: 0 }]);
  expect(shown[0]?.tiles).toHaveLength(6);
  expect(new Set(stored).size).toBe(stored.length);
  expect(stored).toHaveLength(6 * (1 + 4 + 16));
  expect(beforeTiles.length, 'reported while it is drawn').toBeGreaterThan(10);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(1);
});

test('what is shown of six faces first looks as what is made of the finer tiles', {
  tags: 'long',
}, async () => {
  const path = join(folder, 'large.png');
  const [late, early] = [await cut(path), await cut(path, { async onPreview() {} })];
  for (const face of ['f', 'u']) {
    const [a, b] = [late, early].map(({ tiles }) =>
      sharp(tiles.get(`${face}/0/0/0.jpg`)!)
        .raw()
        .toBuffer(),
    );
    const [here, there] = [await a!, await b!];
    const error = here.reduce((sum, value, index) => sum + (value - there[index]!) ** 2, 0) / here.length;
    expect(10 * Math.log10(255 ** 2 / error), face).toBeGreaterThan(36);
  }
});

test('six faces as files', async () => {
  const paths = await Promise.all(
    faces.map(async (face) => {
      const path = join(folder, `${face}.png`);
      await sharp(pictures.get(face)).toFile(path);
      return path;
    }),
  );
  const { result, tiles } = await cut(paths);
  expect(result.ok).toBe(true);
  expect(await mismatch(tiles)).toBeLessThan(6);
  expect((await cut(paths.slice(1))).result).toMatchObject({
    ok: false,
    failure: { code: 'not_six_faces' },
  });
});

test('of two views one above the other the left eye sees, and the manifest says that there are two', async () => {
  const { width, height, pixels } = room;
  const raw = { raw: { width, height, channels: 3 as const } };
  const left = await sharp(pixels, raw).png().toBuffer();
  const right = await sharp(pixels, raw).modulate({ brightness: 0.8 }).png().toBuffer();
  const path = join(folder, 'stereo.png');
  await sharp({ create: { width, height: 2 * height, channels: 3, background: '#000' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 0, top: height },
    ])
    .toFile(path);
  const { result, tiles } = await cut(path);
  expect(result).toMatchObject({ ok: true, manifest: { source: { width, height }, stereo: 'top-bottom' } });
  expect(await mismatch(tiles)).toBeLessThan(6);
});

test('six pictures side by side that are no cube are refused with advice', { tags: 'long' }, async () => {
  const input = await Promise.all(
    [300, 40, 180, 90, 240, 0].map(async (hue, index) => ({
      input: await sharp(await paintPanorama({ width: 1024, hue }))
        .extract({ left: 130 * index, top: 40 * index, width: edge, height: edge })
        .rotate(90 * index)
        .negate(index % 2 === 1)
        .toBuffer(),
      left: (index % 3) * edge,
      top: Math.floor(index / 3) * edge,
    })),
  );
  const path = join(folder, 'collage.png');
  await sharp({ create: { width: 3 * edge, height: 2 * edge, channels: 3, background: '#000' } })
    .composite(input)
    .toFile(path);
  const { result } = await cut(path);
  expect(result).toMatchObject({ ok: false, failure: { code: 'faces_do_not_meet' } });
  expect(!result.ok && sayCutFailure(result.failure)).toMatch(
    /six files, all at once, named after what they show/,
  );
});

test.each([
  [900, 600],
  [1200, 200],
  [800, 800],
  [800, 600],
])('an ordinary photo of %i x %i is none of these', async (width, height) => {
  const noise = Uint8Array.from({ length: 12 * 8 * 3 }, (_, k) => (k * 73) % 251);
  const path = join(folder, `photo-${width}x${height}.png`);
  await sharp(noise, { raw: { width: 12, height: 8, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .toFile(path);
  const { result } = await cut(path);
  if (width / height >= 2) expect(result).toMatchObject({ ok: true, manifest: { coverage: {} } });
  else expect(result).toMatchObject({ ok: false, failure: { code: 'not_twice_as_wide' } });
});
