import { directionOf, project, radians, unproject } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { followPointer } from './follow-pointer.ts';

const size = { width: 1280, height: 720 };

test.each([
  ['level', 0, { x: 640, y: 360 }, { x: 200, y: 500 }],
  ['off the middle', 0, { x: 100, y: 80 }, { x: 900, y: 300 }],
  ['looking up', 50, { x: 400, y: 200 }, { x: 700, y: 350 }],
  ['looking down', -60, { x: 900, y: 600 }, { x: 700, y: 420 }],
])('what was under the pointer stays under it: %s', (_, pitch, from, to) => {
  const angles = { yaw: 0.4, pitch: radians(pitch), hfov: radians(80) };
  const held = unproject({ ...angles, ...size }, from);
  const moved = followPointer(angles, size, held, to);
  const place = project({ ...moved, ...size }, held);
  expect(place?.x).toBeCloseTo(to.x, 6);
  expect(place?.y).toBeCloseTo(to.y, 6);
});

test('beyond the poles the view stops there', () => {
  const angles = { yaw: 0, pitch: radians(80), hfov: radians(60) };
  const moved = followPointer(angles, size, directionOf(0, radians(20)), { x: 640, y: 5000 });
  expect(Math.abs(moved.pitch)).toBeLessThanOrEqual(Math.PI / 2);
  expect(Number.isFinite(moved.yaw)).toBe(true);
});
