import { expect, test } from 'vitest';
import { loupePlace } from './loupe-place.ts';

const picture = { width: 390, height: 600 };

test('a loupe is above what it shows, clear of the finger', () => {
  expect(loupePlace({ x: 200, y: 300 }, picture, 132)).toEqual({ x: 134, y: 124 });
});

test('near the upper rim it is below, and at the sides it stays on the picture', () => {
  expect(loupePlace({ x: 3, y: 60 }, picture, 132)).toEqual({ x: 8, y: 104 });
  expect(loupePlace({ x: 389, y: 300 }, picture, 132).x).toBe(250);
});
