import { expect, test } from 'vitest';
import { middle, moveCrop, squareOf } from './crop.ts';

const wide = { width: 400, height: 200 };

test('begins with the largest square in the middle', () => {
  expect(squareOf(wide, middle)).toEqual({ left: 100, top: 0, size: 200 });
});

test('keeps the middle while it zooms, and never leaves the picture', () => {
  expect(squareOf(wide, { x: 0.5, y: 0.5, zoom: 2 })).toEqual({ left: 150, top: 50, size: 100 });
  expect(squareOf(wide, { x: 0, y: 1, zoom: 2 })).toEqual({ left: 0, top: 100, size: 100 });
});

test('moves by a share of the square, and no further than the edge', () => {
  const moved = moveCrop(wide, middle, { x: 0.25, y: 0.25 });
  expect(squareOf(wide, moved)).toEqual({ left: 150, top: 0, size: 200 });
  const far = moveCrop(wide, moved, { x: 5, y: 0 });
  expect(squareOf(wide, far)).toEqual({ left: 200, top: 0, size: 200 });
  // From the edge the way back is as long as it looks.
  expect(squareOf(wide, moveCrop(wide, far, { x: -0.1, y: 0 })).left).toBeCloseTo(180);
});
