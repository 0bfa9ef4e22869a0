import type { Direction } from './direction.ts';

/** A rotation of the sphere, three rows of a matrix. */
export type Turn = readonly [Direction, Direction, Direction];

/**
 * The rotation that brings the middle of the picture to `yaw` and `pitch` after a roll around it, radians. Applied to
 * a direction of a levelled scene it gives the direction in the photo as it came; `turnBack` goes the other way.
 */
export function turnOf({ yaw, pitch, roll }: { yaw: number; pitch: number; roll: number }): Turn {
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  const [sr, cr] = [Math.sin(roll), Math.cos(roll)];
  return [
    [cy * cr - sy * sp * sr, -cy * sr - sy * sp * cr, -sy * cp],
    [cp * sr, cp * cr, -sp],
    [sy * cr + cy * sp * sr, -sy * sr + cy * sp * cr, cy * cp],
  ];
}

/** Turns a direction. */
export function turned([x, y, z]: Readonly<Direction>, [a, b, c]: Turn): Direction {
  return [a[0] * x + a[1] * y + a[2] * z, b[0] * x + b[1] * y + b[2] * z, c[0] * x + c[1] * y + c[2] * z];
}

/** The opposite rotation. */
export function turnBack([a, b, c]: Turn): Turn {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

/** One rotation after the other, as one. */
export function turnBoth(first: Turn, then: Turn): Turn {
  const columns = turnBack(first).map((column) => turned(column, then)) as [Direction, Direction, Direction];
  return turnBack(columns);
}
