import { radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { crossingAt } from './crossing.ts';

const from = { yaw: 1, pitch: 0, hfov: radians(80) };
const to = { yaw: 2, pitch: 0.1, hfov: radians(80) };

test('walking begins in the old scene and ends in the new one', () => {
  expect(crossingAt(0, from, to, 'walk').opacity).toBe(1);
  expect(crossingAt(0, from, to, 'walk').departing.hfov).toBeCloseTo(from.hfov, 9);
  expect(crossingAt(1, from, to, 'walk').opacity).toBe(0);
  expect(crossingAt(1, from, to, 'walk').arriving.hfov).toBeCloseTo(to.hfov, 9);
});

test('both scenes come closer during a transition', () => {
  const early = crossingAt(0.3, from, to, 'walk');
  const late = crossingAt(0.6, from, to, 'walk');
  expect(late.departing.hfov).toBeLessThan(early.departing.hfov);
  expect(late.arriving.hfov).toBeLessThan(early.arriving.hfov);
});

test('a fade moves nothing', () => {
  expect(crossingAt(0.5, from, to, 'fade')).toEqual({ departing: from, arriving: to, opacity: 0.5 });
});
