import { expect, test } from 'vitest';
import { inDocument } from './crowd.ts';

const scene = (count: number, seen: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => ({ isOutside: !seen.includes(index), isKept: false }));
const there = (pins: ReturnType<typeof scene>, focused = -1) =>
  inDocument(pins, pins[focused] ?? null).flatMap((isThere, index) => (isThere ? [index] : []));

test('all hotspots of a usual scene are there, also those out of sight', () => {
  expect(there(scene(48))).toHaveLength(48);
});

test('of a crowd there is what is in sight, and both ends of the list', () => {
  expect(there(scene(200, [40, 41, 90]))).toEqual([0, 40, 41, 90, 199]);
});

test('both neighbours of the one with the focus are there, so that Tab continues in reading order', () => {
  const pins = scene(200, [40]);
  expect(there(pins, 40)).toEqual([0, 39, 40, 41, 199]);
  expect(there(pins, 0)).toEqual([0, 1, 40, 199]);
  expect(there(pins, 199)).toEqual([0, 40, 198, 199]);
});

test('what is kept stays out of sight', () => {
  const pins = scene(200).map((pin, index) => ({ ...pin, isKept: index === 7 }));
  expect(there(pins)).toEqual([0, 7, 199]);
});
