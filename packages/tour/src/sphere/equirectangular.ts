import { type Direction, directionOf, yawPitchOf } from './direction.ts';

/** A place in an equirectangular picture, 0..1 from its left and from its top. */
export interface PicturePoint {
  u: number;
  v: number;
}

/** Where a direction of any length is in the equirectangular picture; its middle looks ahead. */
export function equirectangularOf(direction: Readonly<Direction>): PicturePoint {
  const { yaw, pitch } = yawPitchOf(direction);
  return { u: 0.5 + yaw / (2 * Math.PI), v: 0.5 - pitch / Math.PI };
}

/** The unit direction of a place in the equirectangular picture; `u` may run past the picture's sides. */
export function directionOfEquirectangular(u: number, v: number): Direction {
  return directionOf((u - 0.5) * 2 * Math.PI, (0.5 - v) * Math.PI);
}
