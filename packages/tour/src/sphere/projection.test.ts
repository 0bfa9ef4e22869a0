import fc from 'fast-check';
import { expect, test } from 'vitest';
import { degrees, radians } from './angle.ts';
import { angleBetween, directionOf } from './direction.ts';
import { limitHfov, vfovOf } from './field-of-view.ts';
import { project, unproject, type View } from './projection.ts';

const view: View = { yaw: 0.7, pitch: -0.4, hfov: radians(80), width: 1280, height: 720 };

test('what the visitor looks at is in the middle of the picture', () => {
  const middle = project(view, directionOf(view.yaw, view.pitch));
  expect(middle?.x).toBeCloseTo(640, 9);
  expect(middle?.y).toBeCloseTo(360, 9);
});

test('half the angle of view is at the rim, right of the middle for a larger yaw', () => {
  const level = { ...view, yaw: 0, pitch: 0 };
  expect(project(level, directionOf(radians(40), 0))?.x).toBeCloseTo(1280, 9);
  const top = project(level, directionOf(0, vfovOf(level.hfov, 1280 / 720) / 2));
  expect(top?.y).toBeCloseTo(0, 9);
});

test('what is behind is nowhere in the picture', () => {
  expect(project(view, directionOf(view.yaw + Math.PI, -view.pitch))).toBeNull();
});

test('a place of the picture comes back from its direction, for every view', () => {
  const arbitrary = fc.record({
    yaw: fc.double({ min: -4, max: 4, noNaN: true }),
    pitch: fc.double({ min: -1.57, max: 1.57, noNaN: true }),
    hfov: fc.double({ min: 0.1, max: 2.2, noNaN: true }),
    x: fc.double({ min: 0, max: 1280, noNaN: true }),
    y: fc.double({ min: 0, max: 720, noNaN: true }),
  });
  fc.assert(
    fc.property(arbitrary, ({ x, y, ...angles }) => {
      const some = { ...view, ...angles };
      const back = project(some, unproject(some, { x, y }));
      expect(back?.x).toBeCloseTo(x, 6);
      expect(back?.y).toBeCloseTo(y, 6);
    }),
  );
});

test('the middle of the picture is unprojected to where the visitor looks', () => {
  const direction = unproject(view, { x: 640, y: 360 });
  expect(angleBetween(direction, directionOf(view.yaw, view.pitch))).toBeLessThan(1e-12);
});

test('tall screens get a narrower view, so that its height stays within 100 degrees', () => {
  const aspect = 390 / 844;
  expect(degrees(vfovOf(limitHfov(radians(90), aspect), aspect))).toBeCloseTo(100, 9);
  expect(degrees(limitHfov(radians(90), 16 / 9))).toBeCloseTo(90, 9);
});
