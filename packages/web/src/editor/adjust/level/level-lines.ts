/** Levels a photo by its upright lines: door frames, corners of rooms, edges of buildings. */
import type { Vector } from '@tourwright/tour/document';
import {
  angleBetween,
  axesOf,
  type Direction,
  degrees,
  dot,
  radians,
  turned,
  unitDirection,
} from '@tourwright/tour/sphere';
import { carried, type Level, turnOfLevel } from './picture-turn.ts';

/** Two directions of the photo as it came, along something upright. */
export type UprightLine = readonly [Vector, Vector];

/** Shorter lines say little and are drawn by accident; radians. */
const shortest = radians(4);
/** A line that still leans by more was none of something upright; the sine of 12 degrees. */
const furthestOff = Math.sin(radians(12));
/** How far a photo can be turned; degrees. */
const limit = 45;
const up: Vector = [0, 1, 0];

/** A line that was drawn in a scene with a level; null if it is too short. */
export function uprightLine(from: Direction, to: Direction, level: Level): UprightLine | null {
  if (angleBetween(from, to) < shortest) return null;
  return [[...carried(from, level, undefined)], [...carried(to, level, undefined)]];
}

/**
 * The level with which the lines stand upright, and the photo's heading is what it was. One line leaves the lean across it as
 * it is; from two on all is known, and each counts by its length. Null: they cannot all be upright, or the photo
 * would have to be turned further than it can be.
 *
 * Each line and the eye span a plane that holds the zenith z: with n its normal, n z = 0. From the zenith as it is now, a few
 * steps of Gauss and Newton lead to the one for which these products have the least squares.
 */
export function levelOf(lines: readonly UprightLine[], level: Level): Level | null {
  const normals = lines.map(([a, b]) => cross(a, b));
  let zenith = turned(up, turnOfLevel(level));
  for (let step = 0; step < 4; step += 1) zenith = nearer(zenith, normals);
  const isMet = normals.every((normal) => Math.abs(dot(unitDirection(normal), zenith)) < furthestOff);
  return isMet ? levelWithZenith(zenith, level.yaw) : null;
}

/** Keeps the step as short as possible where the lines do not fully determine it. */
const damping = 1e-6;

function nearer(zenith: Direction, normals: readonly Direction[]): Direction {
  const right = unitDirection(cross(zenith, Math.abs(zenith[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
  const ahead = cross(zenith, right);
  let [aa, ab, bb, a, b] = [damping, 0, damping, 0, 0];
  for (const normal of normals) {
    const [alongRight, alongAhead, off] = [dot(normal, right), dot(normal, ahead), dot(normal, zenith)];
    aa += alongRight * alongRight;
    ab += alongRight * alongAhead;
    bb += alongAhead * alongAhead;
    a -= alongRight * off;
    b -= alongAhead * off;
  }
  const determinant = aa * bb - ab * ab;
  const [x, y] = [(a * bb - b * ab) / determinant, (aa * b - ab * a) / determinant];
  return unitDirection([
    zenith[0] + right[0] * x + ahead[0] * y,
    zenith[1] + right[1] * x + ahead[1] * y,
    zenith[2] + right[2] * x + ahead[2] * y,
  ]);
}

/** What is ahead at `yaw` is to be level: a right angle from the zenith. The photo is then turned about it. */
function levelWithZenith(zenith: Direction, yaw: number): Level | null {
  const [sin, cos] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const pitch = -Math.atan((zenith[0] * sin - zenith[2] * cos) / zenith[1]);
  const axes = axesOf({ yaw: radians(yaw), pitch });
  const roll = Math.atan2(-dot(zenith, axes.right), dot(zenith, axes.up));
  const found = { yaw, pitch: tenths(degrees(pitch)), roll: tenths(degrees(roll)) };
  return zenith[1] > 0 && Math.abs(found.pitch) <= limit && Math.abs(found.roll) <= limit ? found : null;
}

function tenths(value: number): number {
  // Without the zero that has a sign.
  return Math.round(value * 10) / 10 + 0;
}

function cross(a: Direction, b: Direction): Direction {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
