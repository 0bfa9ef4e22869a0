// @vitest-environment node
import { expect, test } from 'vitest';
import { isBand } from './is-band.ts';

/** A photo that was put onto the sphere at `top`, in pixels of the whole. */
function photo(width: number, height: number, top: number, more: object = {}) {
  const full = Math.round(width / 2);
  const coverage = { left: 0, top: top / full, width: 1, height: height / full };
  const source = { width, height: full };
  const kept = { version: 1, source, tileSize: 512, levels: [{ faceSize: 512 }], formats: ['jpg'] };
  return { width, height, panorama: { baseUrl: '', preview: '', manifest: { ...kept, coverage, ...more } } };
}

test('a wide photo whose file says nothing is put along the horizon, and asked for its angle', () => {
  expect(isBand(photo(4096, 1480, (2048 - 1480) / 2))).toBe(true);
  expect(isBand(photo(4097, 1481, 284))).toBe(true);
});

test('a photo that is cut off at the top and says so is not asked', () => {
  expect(isBand(photo(4542, 1545, 347))).toBe(false);
});

test('a photo whose camera recorded where it looked has said how wide it is', () => {
  expect(isBand(photo(4096, 1480, 284, { heading: 285 }))).toBe(false);
});
