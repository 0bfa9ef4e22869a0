/**
 * The six faces of a cubemap as seen from inside, standing upright. Each is what a camera with a square picture and
 * an angle of view of 90 degrees sees: `f` looks along -z, `r` +x, `b` +z, `l` -x; `u` looks up with its lower edge
 * at the front face, `d` down with its upper edge there.
 */
import { type Direction, unitDirection } from './direction.ts';

/** Faces in strip order: front, right, back, left, up, down. */
export const faces = ['f', 'r', 'b', 'l', 'u', 'd'] as const;

/** A face of a cubemap: front, right, back, left, up or down. */
export type Face = (typeof faces)[number];

/** A place on a face: `s` 0..1 from its left, `t` 0..1 from its top. */
export interface FacePoint {
  face: Face;
  s: number;
  t: number;
}

/** Which face a direction of any length meets, and where. On an edge either face would do; the choice is stable. */
export function faceOf([x, y, z]: Readonly<Direction>): FacePoint {
  const [width, height, depth] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  if (depth >= width && depth >= height) {
    return z <= 0 ? pointOf('f', x, -y, depth) : pointOf('b', -x, -y, depth);
  }
  if (width >= height) return x > 0 ? pointOf('r', z, -y, width) : pointOf('l', -z, -y, width);
  return y > 0 ? pointOf('u', x, -z, height) : pointOf('d', x, z, height);
}

/** The unit direction of a place on a face. Places outside 0..1 are on the face's plane, beyond its edge. */
export function directionOfFace(face: Face, s: number, t: number): Direction {
  const right = 2 * s - 1;
  const down = 2 * t - 1;
  return unitDirection(onCube(face, right, down));
}

function onCube(face: Face, right: number, down: number): Direction {
  switch (face) {
    case 'f':
      return [right, -down, -1];
    case 'r':
      return [1, -down, right];
    case 'b':
      return [-right, -down, 1];
    case 'l':
      return [-1, -down, -right];
    case 'u':
      return [right, 1, -down];
    case 'd':
      return [right, -1, down];
  }
}

function pointOf(face: Face, right: number, down: number, ahead: number): FacePoint {
  // The zero vector points nowhere; it is shown in the middle rather than as NaN.
  const scale = ahead === 0 ? 0 : 0.5 / ahead;
  return { face, s: 0.5 + right * scale, t: 0.5 + down * scale };
}
