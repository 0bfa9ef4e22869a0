import { directionOf, dot, project, radians, unproject } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import type { Vector } from '../widgets/vector.ts';
import { coveringView, eyeOf, headOf, sphereAxesOf, turnFrustum } from './eyes.ts';

/** The pose of a head as WebXR gives it, column by column. */
function pose(yaw: number, pitch: number, roll = 0, position: Vector = [0, 0, 0]): number[] {
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  const right: Vector = [cy, 0, sy];
  const up: Vector = [-sy * sp, cp, cy * sp];
  const back: Vector = [-sy * cp, -sp, cy * cp];
  const [sr, cr] = [Math.sin(roll), Math.cos(roll)];
  const mixed = (a: Vector, b: Vector, x: number, y: number) => a.map((part, i) => part * x + b[i]! * y);
  return [...mixed(right, up, cr, -sr), 0, ...mixed(right, up, sr, cr), 0, ...back, 0, ...position, 1];
}

/** A projection whose picture reaches from `left` to `right` and from `bottom` to `top`, as tangents. */
function projection(left: number, right: number, bottom: number, top: number): number[] {
  const [width, height] = [right - left, top - bottom];
  return [
    2 / width,
    0,
    0,
    0,
    0,
    2 / height,
    0,
    0,
    (right + left) / width,
    (top + bottom) / height,
    -1,
    -1,
    0,
    0,
    -0.2,
    0,
  ];
}

test('an eye sees a direction where a picture of the same view shows it', () => {
  const view = { yaw: 0.7, pitch: -0.3, hfov: radians(90), width: 2, height: 2 };
  const { frustum } = eyeOf(projection(-1, 1, -1, 1), pose(0.7, -0.3));
  for (const place of [
    { x: 0.3, y: 0.2 },
    { x: 1.9, y: 1.2 },
  ]) {
    const direction = unproject(view, place);
    const depth = dot(direction, frustum.ahead);
    expect(dot(direction, frustum.right) / depth).toBeCloseTo(place.x - 1, 9);
    expect(dot(direction, frustum.up) / depth).toBeCloseTo(1 - place.y, 9);
  }
});

test('an eye that sees further outwards has its rims there', () => {
  const { frustum } = eyeOf(projection(-1.3, 0.9, -1.1, 1), pose(0, 0));
  const outer: Vector = [-1.3, 1, -1];
  expect(dot(outer, frustum.right) / dot(outer, frustum.ahead)).toBeCloseTo(-1, 9);
  expect(dot(outer, frustum.up) / dot(outer, frustum.ahead)).toBeCloseTo(1, 9);
});

test.each([
  [0.4, 0.2],
  [-2.8, -0.9],
  [1, 1.55],
])('a head that looks to %f, %f is read so, also where it looks straight up', (yaw, pitch) => {
  const head = headOf(pose(yaw, pitch, 0, [1, 2, 3]));
  expect(head.yaw).toBeCloseTo(yaw, 9);
  expect(head.pitch).toBeCloseTo(pitch, 9);
  expect(head.position).toEqual([1, 2, 3]);
});

test('turned against the scene, a head sees what is further to the right', () => {
  const { frustum } = eyeOf(projection(-1, 1, -1, 1), pose(0.2, 0.1));
  const turned = turnFrustum(frustum, 0.5);
  expect(dot(directionOf(0.7, 0.1), turned.ahead)).toBeCloseTo(1, 9);
});

test.each([0, 0.5, -1.4])('the covering view sees every corner of both eyes, head leaning by %f', (roll) => {
  const [left, right] = [projection(-1.3, 0.9, -1.1, 1), projection(-0.9, 1.3, -1.1, 1)];
  const head = { yaw: 0.3, pitch: 0.2, position: [0, 0, 0] as Vector };
  const eyes = [left, right].map((matrix) => eyeOf(matrix, pose(0.3, 0.2, roll)).frustum);
  const view = coveringView(eyes, head, 1000);
  // Corners of the left eye, in the head's own axes.
  for (const [x, y] of [
    [-1.3, -1.1],
    [0.9, 1],
    [-1.3, 1],
  ] as const) {
    const [sin, cos] = [Math.sin(roll), Math.cos(roll)];
    const [across, above] = [x * cos + y * sin, y * cos - x * sin];
    const focal = view.width / 2 / Math.tan(view.hfov / 2);
    const seen = project(
      view,
      unproject(view, { x: view.width / 2 + across * focal, y: view.height / 2 - above * focal }),
    );
    expect(seen!.x).toBeGreaterThanOrEqual(-1e-6);
    expect(seen!.x).toBeLessThanOrEqual(view.width + 1e-6);
    expect(seen!.y).toBeGreaterThanOrEqual(-1e-6);
    expect(seen!.y).toBeLessThanOrEqual(view.height + 1e-6);
  }
  expect(view.width / 2 / Math.tan(view.hfov / 2)).toBeCloseTo(1000, 6);
});

test('a place of an eye’s picture leads back to the direction that is seen there', () => {
  const { frustum } = eyeOf(projection(-0.8, 1.2, -1.1, 0.9), pose(0.7, -0.3));
  const axes = sphereAxesOf(frustum);
  const at = (x: number, y: number) =>
    [0, 1, 2].map((row) => axes[row]! * x + axes[3 + row]! * y + axes[6 + row]!) as Vector;
  const direction = at(0.3, -0.6);
  const depth = dot(direction, frustum.ahead);
  expect(depth).toBeGreaterThan(0);
  expect(dot(direction, frustum.right) / depth).toBeCloseTo(0.3, 5);
  expect(dot(direction, frustum.up) / depth).toBeCloseTo(-0.6, 5);
});
