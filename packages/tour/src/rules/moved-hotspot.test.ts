import { expect, test } from 'vitest';
import type { Vector } from '../document/index.ts';
import { angleBetween, directionOf, radians, yawPitchOf } from '../sphere/index.ts';
import { movedHotspot } from './moved-hotspot.ts';

const at = (yaw: number, pitch: number) => [...directionOf(radians(yaw), radians(pitch))] as Vector;
const degreesOf = (direction: Vector) => {
  const { yaw, pitch } = yawPitchOf(direction);
  return [Math.round((yaw * 180) / Math.PI), Math.round((pitch * 180) / Math.PI)];
};
const door = { position: at(0, 0), polygon: [at(-10, 10), at(10, 10), at(10, -10), at(-10, -10)] };

test('an area goes along when its hotspot is moved sideways', () => {
  const { polygon } = movedHotspot(door, at(40, 0));
  expect(polygon.map(degreesOf)).toEqual([
    [30, 10],
    [50, 10],
    [50, -10],
    [30, -10],
  ]);
});

test('moved up and aside it keeps its size and stays upright, and comes back exactly', () => {
  const moved = movedHotspot(door, at(120, 35));
  const sides = ({ polygon }: typeof door) =>
    polygon.map((corner, index) => angleBetween(corner, polygon.at(index - 1) ?? corner).toFixed(9));
  expect(sides(moved)).toEqual(sides(door));
  const [left, right] = moved.polygon;
  expect(yawPitchOf(left ?? at(0, 0)).pitch).toBeCloseTo(yawPitchOf(right ?? at(0, 0)).pitch, 9);
  movedHotspot(moved, door.position).polygon.forEach((corner, index) => {
    expect(angleBetween(corner, door.polygon[index] ?? at(0, 0))).toBeCloseTo(0, 7);
  });
});

test('a mark without an area has none afterwards', () => {
  expect(movedHotspot({ position: at(0, 0) }, at(90, 0))).toEqual({ position: at(90, 0) });
});
