import type { Direction } from '@tourwright/tour/sphere';

/** A place or a way in the room, in metres: x right, y up, -z ahead. */
export type Vector = Direction;

/** The cross product of two vectors. */
export function cross(a: Readonly<Vector>, b: Readonly<Vector>): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The sum of two vectors. */
export function plus(a: Readonly<Vector>, b: Readonly<Vector>): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** The difference of two vectors. */
export function minus(a: Readonly<Vector>, b: Readonly<Vector>): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** A vector times a number. */
export function scaled([x, y, z]: Readonly<Vector>, by: number): Vector {
  return [x * by, y * by, z * by];
}

/** Turned to the right around the upright axis, by radians. */
export function turnedBy([x, y, z]: Readonly<Vector>, angle: number): Vector {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x * cos - z * sin, y, x * sin + z * cos];
}
