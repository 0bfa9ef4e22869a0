/**
 * What the eyes of a headset see. WebXR gives for each eye a pose (where it is and how it is turned) and a
 * projection, both as 4x4 matrices, column by column (https://www.w3.org/TR/webxr/#xrview-interface).
 */
import { axesOf, type Direction, dot, type View, yawPitchOf } from '@tourwright/tour/sphere';
import type { Frustum } from '../../tiles/tile-quad.ts';
import { cross, plus, scaled, turnedBy, type Vector } from '../widgets/vector.ts';

/** One eye: what it sees, in the directions of the room in which the headset moves, and where it is. */
export interface Eye {
  frustum: Frustum;
  position: Vector;
}

/** Where a head is and where it looks, radians. */
export interface Head {
  position: Vector;
  yaw: number;
  pitch: number;
}

/** Reads an eye from its projection and its pose. Eyes need not look straight ahead, nor see as far to both sides. */
export function eyeOf(projection: ArrayLike<number>, pose: ArrayLike<number>): Eye {
  const [right, up, back] = [axis(pose, 0), axis(pose, 1), axis(pose, 2)];
  // Clip coordinates of a place (x, y, z) of the eye: P0 x + P8 z and P5 y + P9 z, both over -z.
  const number = (index: number) => projection[index] ?? 0;
  return {
    frustum: {
      right: plus(scaled(right, number(0)), scaled(back, number(8))),
      up: plus(scaled(up, number(5)), scaled(back, number(9))),
      ahead: scaled(back, -1),
    },
    position: axis(pose, 3),
  };
}

/** Reads a head from its pose. One that looks straight up or down is turned as its ears are. */
export function headOf(pose: ArrayLike<number>): Head {
  const [right, ahead] = [axis(pose, 0), scaled(axis(pose, 2), -1)];
  const { yaw, pitch } = yawPitchOf(ahead);
  const isUpright = Math.abs(ahead[1]) < 0.98;
  return { position: axis(pose, 3), yaw: isUpright ? yaw : Math.atan2(right[2], right[0]), pitch };
}

/** The same sight in a scene that is turned against the room. */
export function turnFrustum({ right, up, ahead }: Frustum, turn: number): Frustum {
  return { right: turnedBy(right, turn), up: turnedBy(up, turn), ahead: turnedBy(ahead, turn) };
}

/**
 * A level view that sees at least what all of these see, looking where the head does, for the choice of tiles.
 * `pixels` is how many of them an eye has for a unit of tangent.
 */
export function coveringView(frustums: readonly Frustum[], { yaw, pitch }: Head, pixels: number): View {
  const { right, up, ahead } = axesOf({ yaw, pitch });
  let [across, above] = [0.1, 0.1];
  for (const corner of frustums.flatMap(cornersOf)) {
    // A head that leans all the way over would see corners beside it.
    const depth = Math.max(0.2, dot(corner, ahead));
    across = Math.max(across, Math.abs(dot(corner, right)) / depth);
    above = Math.max(above, Math.abs(dot(corner, up)) / depth);
  }
  return { yaw, pitch, hfov: 2 * Math.atan(across), width: 2 * across * pixels, height: 2 * above * pixels };
}

/** The directions of a sight's four corners. */
function cornersOf({ right, up, ahead }: Frustum): Direction[] {
  const volume = dot(right, cross(up, ahead));
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => {
    const sum = plus(plus(scaled(cross(up, ahead), x), scaled(cross(ahead, right), y)), cross(right, up));
    return scaled(sum, 1 / volume);
  });
}

/** From a place of an eye's picture (-1..1 right and up, 1) to its direction, column by column; lengths do not count. */
export function sphereAxesOf({ right, up, ahead }: Frustum): Float32Array {
  return new Float32Array([...cross(ahead, up), ...cross(right, ahead), ...cross(up, right)]);
}

function axis(matrix: ArrayLike<number>, column: number): Vector {
  return [matrix[column * 4] ?? 0, matrix[column * 4 + 1] ?? 0, matrix[column * 4 + 2] ?? 0];
}
