// @vitest-environment node
import { directionOf, radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { drawnRegion, radiusRange, regionAt } from './privacy-regions.ts';

const at = (yaw: number, pitch: number) => directionOf(radians(yaw), radians(pitch));

test('a blurred place is as large as it was drawn, from its middle to its rim', () => {
  const region = drawnRegion(at(30, 0), at(42, 0), undefined);
  expect(region.yaw).toBeCloseTo(30);
  expect(region.pitch).toBeCloseTo(0);
  expect(region.radius).toBeCloseTo(12);
});

test('in a photo that is levelled it is where it was drawn in the photo as it came', () => {
  const level = { yaw: 20, pitch: 0, roll: 0 };
  const region = drawnRegion(at(30, 0), at(35, 0), level);
  expect(region.yaw).toBeCloseTo(regionAt(at(30, 0), level).yaw);
  expect(region.radius).toBeCloseTo(5);
});

test('a tap of a finger that trembles blurs as much as a face, and nobody draws more than may be blurred', () => {
  const face = regionAt(at(0, 0), undefined).radius;
  expect(drawnRegion(at(0, 0), at(0.5, 0), undefined).radius).toBe(face);
  expect(drawnRegion(at(0, 0), at(150, 0), undefined).radius).toBe(radiusRange.max);
});
