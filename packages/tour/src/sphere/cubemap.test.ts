import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directionOfFace, type Face, faceOf, faces } from './cubemap.ts';
import { angleBetween, directionOf } from './direction.ts';

const unit = fc.double({ min: 0, max: 1, noNaN: true });

test('each face looks where its letter says', () => {
  const middles = faces.map((face) => directionOfFace(face, 0.5, 0.5).map((n) => n + 0));
  expect(middles).toEqual([
    [0, 0, -1],
    [1, 0, 0],
    [0, 0, 1],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
  ]);
});

const edges: [string, [Face, number, number], [Face, number, number]][] = [
  ['the right of f is the left of r', ['f', 1, 0.3], ['r', 0, 0.3]],
  ['the right of r is the left of b', ['r', 1, 0.3], ['b', 0, 0.3]],
  ['the right of b is the left of l', ['b', 1, 0.3], ['l', 0, 0.3]],
  ['the right of l is the left of f', ['l', 1, 0.3], ['f', 0, 0.3]],
  ['the bottom of u is the top of f', ['u', 0.3, 1], ['f', 0.3, 0]],
  ['the top of d is the bottom of f', ['d', 0.3, 0], ['f', 0.3, 1]],
  ['the right of u is the top of r', ['u', 1, 0.3], ['r', 0.7, 0]],
  ['the bottom of d is the bottom of b, turned', ['d', 0.3, 1], ['b', 0.7, 1]],
];
test.each(edges)('%s', (_, a, b) => {
  expect(angleBetween(directionOfFace(...a), directionOfFace(...b))).toBeLessThan(1e-12);
});

test('every direction is on one face, at the place that leads back to it', () => {
  fc.assert(
    fc.property(unit, unit, (a, b) => {
      const direction = directionOf((a - 0.5) * 2 * Math.PI, (b - 0.5) * Math.PI);
      const { face, s, t } = faceOf(direction);
      expect(Math.min(s, t)).toBeGreaterThanOrEqual(0);
      expect(Math.max(s, t)).toBeLessThanOrEqual(1);
      expect(angleBetween(directionOfFace(face, s, t), direction)).toBeLessThan(1e-9);
    }),
  );
});
