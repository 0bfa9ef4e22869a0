import { radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { depthAt, planetAt } from './planet-view.ts';

const view = { yaw: radians(40), pitch: radians(-5), hfov: radians(80) };

test('it begins as a planet seen from above and ends as the view', () => {
  expect(planetAt(0, view, 1.6)).toMatchObject({ pitch: -Math.PI / 2, distance: 1 });
  const end = planetAt(1, view, 1.6);
  expect(end.distance).toBeCloseTo(0, 12);
  expect(end.yaw).toBeCloseTo(view.yaw, 12);
  expect(end.pitch).toBeCloseTo(view.pitch, 12);
  expect(end.reach).toBeCloseTo(Math.tan(view.hfov / 2), 12);
});

test('the whole planet fits, on tall and on wide screens', () => {
  // The horizon of a stereographic picture is at radius 1.
  for (const aspect of [0.46, 1, 1.78]) {
    const { reach } = planetAt(0, view, aspect);
    expect(Math.min(reach, reach / aspect)).toBeGreaterThan(2);
  }
});

test.each([10, 60, 100])(
  'seen from the far side of the sphere, %i degrees are where Snyder has them',
  (angle) => {
    const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
    expect(depthAt(sin / (1 + cos), 1)).toBeCloseTo(cos, 9);
    expect(depthAt(sin / (0.5 + cos), 0.5)).toBeCloseTo(cos, 9);
  },
);

test('without distance it is the picture of an ordinary lens', () => {
  expect(depthAt(Math.tan(radians(50)), 0)).toBeCloseTo(Math.cos(radians(50)), 9);
});
