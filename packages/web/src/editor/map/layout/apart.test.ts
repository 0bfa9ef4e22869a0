// @vitest-environment node
import { expect, test } from 'vitest';
import { apart } from './apart.ts';
import { box, type Place } from './place.ts';

const doCover = (a: Place, b: Place) => Math.abs(a.x - b.x) < box.width && Math.abs(a.y - b.y) < box.height;

test('a box that covers no other stays where it is', () => {
  const places = new Map([
    [1, { x: 0, y: 0 }],
    [2, { x: box.width, y: 10 }],
  ]);
  expect(apart(places)).toEqual(places);
});

test('boxes on one and the same place come beside each other, the first stays', () => {
  const places = [...apart(new Map(Array.from({ length: 40 }, (_, id) => [id, { x: 50, y: 50 }]))).values()];
  expect(places[0]).toEqual({ x: 50, y: 50 });
  expect(places.some((a, index) => places.slice(index + 1).some((b) => doCover(a, b)))).toBe(false);
});
