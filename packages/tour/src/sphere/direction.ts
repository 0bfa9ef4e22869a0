/** A direction in a scene: x right, y up, -z ahead; a unit vector unless a function says that its length is free. */
export type Direction = [number, number, number];

/** A direction as turn to the right and tilt up, in radians; yaw 0, pitch 0 is the middle of the panorama. */
export interface YawPitch {
  yaw: number;
  pitch: number;
}

/** The unit direction at a yaw and a pitch. */
export function directionOf(yaw: number, pitch: number): Direction {
  const level = Math.cos(pitch);
  return [Math.sin(yaw) * level, Math.sin(pitch), -Math.cos(yaw) * level];
}

/**
 * Yaw (-π..π) and pitch (-π/2..π/2) of a direction of any length. Straight up and straight down have yaw 0, and so
 * has the zero vector, which points nowhere.
 */
export function yawPitchOf([x, y, z]: Readonly<Direction>): YawPitch {
  // atan2 of both legs stays exact near the poles, where asin loses half of its digits.
  return { yaw: x === 0 && z === 0 ? 0 : Math.atan2(x, -z), pitch: Math.atan2(y, Math.hypot(x, z)) };
}

/** The direction with length 1; the zero vector is given back as it is. */
export function unitDirection([x, y, z]: Readonly<Direction>): Direction {
  const length = Math.hypot(x, y, z);
  return length === 0 ? [0, 0, 0] : [x / length, y / length, z / length];
}

/** The angle between two directions of any length, in radians. */
export function angleBetween(a: Readonly<Direction>, b: Readonly<Direction>): number {
  const [ax, ay, az] = a;
  const [bx, by, bz] = b;
  const cross = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return Math.atan2(cross, ax * bx + ay * by + az * bz);
}

/** The product of two directions of any length: how far one goes along the other. */
export function dot(a: Readonly<Direction>, b: Readonly<Direction>): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
