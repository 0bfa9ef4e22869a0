import { directionOf, radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { heightOver } from './corners.ts';

const at = (yaw: number, pitch: number) => directionOf(radians(yaw), radians(pitch));

test('a small rectangle of the sphere keeps its proportions', () => {
  expect(heightOver([at(-4, 2), at(4, 2), at(4, -2), at(-4, -2)], 800)).toBeCloseTo(400, -1);
});
