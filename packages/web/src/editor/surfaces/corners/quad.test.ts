// @vitest-environment node
import type { Vector } from '@tourwright/tour/document';
import { angleBetween, degrees, directionOf, radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { type Corners, isFlat, isWithin, middleOf, movedTo, quadAround } from './quad.ts';

const at = (yaw: number, pitch: number): Vector => [...directionOf(radians(yaw), radians(pitch))];

test.each([
  [0, 0],
  [170, 20],
  [-90, -60],
])('a new one at yaw %i and pitch %i has its middle there and can hold a picture', (yaw, pitch) => {
  const corners = quadAround(at(yaw, pitch));
  expect(isFlat(corners)).toBe(true);
  expect(degrees(angleBetween(middleOf(corners), at(yaw, pitch)))).toBeLessThan(0.01);
  expect(isWithin(corners, at(yaw, pitch))).toBe(true);
  expect(isWithin(corners, at(yaw + 60, pitch))).toBe(false);
});

test('corners that cross, that bend inwards, or that are seen from behind hold nothing', () => {
  const [a, b, c, d] = quadAround(at(0, 0));
  expect(isFlat([b, a, c, d])).toBe(false);
  expect(isFlat([a, d, c, b])).toBe(false);
  expect(isFlat([a, b, at(-5, 2), d])).toBe(false);
  const turned: Corners = [b, c, d, a];
  expect(isFlat(turned)).toBe(true);
});

test('moved as a whole it keeps its shape', () => {
  const corners = quadAround(at(10, 0));
  const moved = movedTo(corners, at(100, 0));
  const side = ([from, to]: readonly Vector[]) => degrees(angleBetween(from!, to!));
  expect(degrees(angleBetween(middleOf(moved), at(100, 0)))).toBeLessThan(0.1);
  expect(side(moved)).toBeCloseTo(side(corners), 5);
});
