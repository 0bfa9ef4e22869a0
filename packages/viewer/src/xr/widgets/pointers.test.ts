import { directionOf } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import type { Head } from '../scenes/eyes.ts';
import { surfaceBefore } from './placing.ts';
import { surfaceOfRing } from './pointers.ts';
import { type Surface, surfaceMatrix } from './surface.ts';

const head: Head = { position: [0, 0, 0], yaw: 0.4, pitch: -0.1 };

/** How far right of the left eye's the right eye sees the middle of it, as a tangent. */
function disparity(surface: Surface): number {
  const [right, up, ahead] = [directionOf(0.4 + Math.PI / 2, 0), [0, 1, 0], directionOf(0.4, 0)] as const;
  const [left, other] = [-1, 1].map((side) => {
    const position = [right[0] * 0.032 * side, 0, right[2] * 0.032 * side] as const;
    const seen = surfaceMatrix(surface, { frustum: { right, up: [...up], ahead }, position: [...position] });
    return seen[6]! / seen[8]!;
  });
  return other! - left!;
}

test('the ring on a board is as near as the board, so that the eyes see one ring, not two', () => {
  const board = surfaceBefore(head, 1.6, 1.35, { width: 1024, height: 600 });
  const ring = surfaceOfRing(head, 0, 1.6 / Math.cos(0.1), 0.045);
  expect(disparity(ring)).toBeCloseTo(disparity(board), 3);
  expect(Math.abs(disparity(ring))).toBeGreaterThan(0.03);
});

test('the ring on the picture is as far as the picture', () => {
  expect(disparity(surfaceOfRing(head, 0.3, null, 0.045))).toBeCloseTo(0, 9);
});
