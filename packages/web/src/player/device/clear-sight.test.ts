// @vitest-environment node
import { directionOf, project, radians, type View } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { placeInSight, turnedTo } from './clear-sight.ts';

const desk: View = { yaw: 0, pitch: radians(-5), hfov: radians(100), width: 1440, height: 900 };
const card = { left: 1072, top: 76, right: 1420, bottom: 740 };
const phone: View = { yaw: 0, pitch: 0, hfov: radians(60), width: 390, height: 844 };
const sheet = { left: 0, top: 420, right: 390, bottom: 844 };

test('what is seen already stays where it is', () => {
  expect(placeInSight({ x: 300, y: 400 }, desk, card)).toEqual({ x: 300, y: 400 });
  expect(placeInSight({ x: 200, y: 200 }, phone, sheet)).toEqual({ x: 200, y: 200 });
});

test('what is under a card comes out beside it, on the nearer side', () => {
  expect(placeInSight({ x: 1100, y: 300 }, desk, card)).toEqual({ x: 1032, y: 300 });
  expect(placeInSight({ x: 1300, y: 180 }, desk, { ...card, bottom: 200 })).toEqual({ x: 1300, y: 264 });
});

test('on a phone on its side a note comes out beside its card rather than turning to the ceiling', () => {
  const lying = { ...desk, width: 844, height: 390 };
  const short = { left: 484, top: 12, right: 832, bottom: 264 };
  expect(placeInSight({ x: 716, y: 103 }, lying, short)).toEqual({ x: 444, y: 103 });
});

test('what is under a sheet comes out above it, and what is at the rim comes in', () => {
  expect(placeInSight({ x: 200, y: 700 }, phone, sheet)).toEqual({ x: 200, y: 380 });
  expect(placeInSight({ x: 385, y: 100 }, phone, sheet)).toEqual({ x: 350, y: 100 });
});

test('what is behind comes to the middle of what can be seen', () => {
  expect(placeInSight(null, phone, sheet)).toEqual({ x: 195, y: 210 });
});

test('a view turns so that a direction appears where it is wanted', () => {
  for (const [view, yaw, pitch] of [
    [desk, 30, 12],
    [desk, 48, -20],
    [phone, -40, 12],
    [phone, 20, -40],
  ] as const) {
    const direction = directionOf(radians(yaw), radians(pitch));
    const place = { x: view.width * 0.6, y: view.height * 0.4 };
    const at = project({ ...view, ...turnedTo(view, direction, place) }, direction);
    expect(at?.x).toBeCloseTo(place.x, 0);
    expect(at?.y).toBeCloseTo(place.y, 0);
  }
});

test('opening a note at the rim turns the view by no more than the way out of the card', () => {
  const direction = directionOf(radians(30), radians(12));
  const at = project(desk, direction);
  const to = placeInSight(at, desk, card);
  const { yaw, pitch } = turnedTo(desk, direction, to);
  expect(Math.hypot(yaw - desk.yaw, pitch - desk.pitch)).toBeLessThan(radians(8));
});
