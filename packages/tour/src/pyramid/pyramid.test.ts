import fc from 'fast-check';
import { expect, test } from 'vitest';
import { radians } from '../sphere/index.ts';
import { levelFor } from './level-for.ts';
import type { Manifest } from './manifest.ts';
import { planPyramid } from './plan-pyramid.ts';
import { readManifest } from './read-manifest.ts';
import { tileSizeAt, tilesPerSide, tileUrl } from './tile.ts';

const hall: Manifest = {
  version: 1,
  source: { width: 16384, height: 8192 },
  tileSize: 640,
  levels: [640, 1280, 2560, 5120].map((faceSize) => ({ faceSize })),
  formats: ['webp', 'jpg'],
};

test.each([
  [2048, 640, 640],
  [4096, 640, 1280],
  [8192, 640, 2560],
  [16384, 640, 5120],
  [32768, 640, 10240],
  [6000, 480, 1920],
  [400, 128, 128],
])('a panorama %i pixels wide is cut into tiles of %i with faces of %i', (width, tileSize, faceSize) => {
  expect(planPyramid(width)).toMatchObject({ tileSize, faceSize });
});

test('every level is twice the one before, from one tile per face up, near the density of the picture', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 32768 }), (width) => {
      const { faceSize, tileSize, levels } = planPyramid(width);
      expect(levels.map((level) => level.faceSize)).toEqual(levels.map((_, index) => tileSize * 2 ** index));
      expect(levels.at(-1)?.faceSize).toBe(faceSize);
      expect(tilesPerSide({ levels, tileSize }, levels.length - 1)).toBe(2 ** (levels.length - 1));
      expect(tileSize).toBeLessThanOrEqual(736);
      // Rounding to whole blocks moves the density by half a block per tile at most.
      expect(Math.abs(faceSize - width / Math.PI)).toBeLessThanOrEqual(16 * 2 ** (levels.length - 1) + 1e-6);
    }),
  );
});

test('a tile is named face, level, row, column', () => {
  const tile = { face: 'u', level: 2, row: 1, column: 3 } as const;
  expect(tileUrl('/media/k/1/', tile, 'webp')).toBe('/media/k/1/u/2/1/3.webp');
});

test('tiles at the right and lower rim may be smaller', () => {
  const odd = { tileSize: 512, levels: [{ faceSize: 1300 }] };
  expect(tilesPerSide(odd, 0)).toBe(3);
  expect(tileSizeAt(odd, { level: 0, row: 0, column: 2 })).toEqual({ width: 276, height: 512 });
});

test('the level gives every pixel in the middle one of its own, no finer', () => {
  expect(levelFor({ hfov: radians(90), width: 1280 }, hall)).toBe(1);
  expect(levelFor({ hfov: radians(90), width: 1290 }, hall)).toBe(2);
  expect(levelFor({ hfov: radians(90), width: 300 }, hall)).toBe(0);
  expect(levelFor({ hfov: radians(10), width: 2560 }, hall)).toBe(3);
});

test('a manifest is read back as it was written', () => {
  expect(readManifest(JSON.parse(JSON.stringify(hall)))).toEqual({ ok: true, manifest: hall });
});

test('a stereo manifest names the right eye’s folder, or is one of before with the left eye only', () => {
  for (const stereo of ['top-bottom', 'side-by-side'] as const) {
    for (const manifest of [
      { ...hall, stereo },
      { ...hall, stereo, right: 'right/' },
    ]) {
      expect(readManifest(JSON.parse(JSON.stringify(manifest)))).toEqual({ ok: true, manifest });
    }
  }
});

test.each([
  ['another version', { ...hall, version: 2 }, /version 2; this viewer knows version 1/],
  ['no version', { ...hall, version: undefined }, /no version/],
  ['no object', null, /not an object/],
  ['no source', { ...hall, source: undefined }, /source is missing/],
  ['no tiles', { ...hall, tileSize: 0.5 }, /tileSize/],
  ['a heading in words', { ...hall, heading: 'north' }, /heading/],
  ['no levels', { ...hall, levels: [] }, /levels/],
  ['levels that shrink', { ...hall, levels: [{ faceSize: 2 }, { faceSize: 1 }] }, /levels/],
  ['an unknown format', { ...hall, formats: ['bmp'] }, /formats/],
  ['an unknown stereo', { ...hall, stereo: 'crossed' }, /stereo/],
  ['a right eye elsewhere', { ...hall, right: 'https://other.example/' }, /right/],
  ['a right eye above', { ...hall, right: '../' }, /right/],
  ['a right eye that is no folder', { ...hall, right: 'right' }, /right/],
  ['a hollow coverage', { ...hall, coverage: { left: 0, top: 0, width: 0, height: 1 } }, /coverage/],
])('a manifest with %s is refused with a reason', (_, input, reason) => {
  expect(readManifest(input)).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
});
