/** Flat surfaces in VR: their position, projection and intersection with rays. */
import { dot } from '@tourwright/tour/sphere';
import type { Plane } from '../../view/plane.ts';
import type { Eye } from '../scenes/eyes.ts';
import { cross, minus, plus, scaled, type Vector } from './vector.ts';

/**
 * A rectangle of `width` times `height` pixels on a plane. What is far is in a direction of the scene, endlessly far
 * away like the picture itself; what is near is in the room, its plane in metres.
 */
export interface Surface {
  plane: Plane;
  width: number;
  height: number;
  isFar: boolean;
}

/** A place of a surface, in its pixels from the upper left corner. */
export interface SurfacePoint {
  x: number;
  y: number;
}

/** A ray in the scene: a point, and a direction of length 1. */
export interface Ray {
  origin: Vector;
  direction: Vector;
}

/** From a place of the surface (-1..1 right and down, 1) to what the eye sees: right, up, depth, column by column. */
export function surfaceMatrix({ plane, width, height, isFar }: Surface, eye: Eye): Float32Array {
  const right = scaled(plane.right, width / 2);
  const down = scaled(plane.down, height / 2);
  const middle = plus(plane.corner, plus(right, down));
  const { frustum, position } = eye;
  const columns = [right, down, isFar ? middle : minus(middle, position)];
  return new Float32Array(
    columns.flatMap((column) => [frustum.right, frustum.up, frustum.ahead].map((row) => dot(row, column))),
  );
}

/** Where a ray meets a surface, and how far away; null when it does not. */
export function hitSurface(
  { origin, direction }: Ray,
  { plane, width, height }: Surface,
): (SurfacePoint & { distance: number }) | null {
  const normal = cross(plane.right, plane.down);
  const slope = dot(normal, direction);
  if (Math.abs(slope) < 1e-12) return null;
  const away = minus(plane.corner, origin);
  const distance = dot(normal, away) / slope;
  if (distance <= 0) return null;
  const within = minus(scaled(direction, distance), away);
  // x right + y down = within, solved in the plane.
  const x = dot(cross(within, plane.down), normal) / dot(normal, normal);
  const y = dot(cross(plane.right, within), normal) / dot(normal, normal);
  return x < 0 || y < 0 || x > width || y > height ? null : { x, y, distance };
}
