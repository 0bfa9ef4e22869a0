/** Four corners on the sphere, from top left, clockwise, as a rectangle in the room is seen. Pure. */
import type { SceneVideo, Vector } from '@tourwright/tour/document';
import { axesOf, type Direction, degrees, dot, unitDirection, yawPitchOf } from '@tourwright/tour/sphere';
import { nudged } from '../../rules/new-hotspot.ts';

/** The four corners of a surface as directions, from top left, clockwise. */
export type Corners = SceneVideo['corners'];

/** Half the width and height of a new one, as shares of its distance: 16 to 9, some 30 degrees wide. */
const [halfWidth, halfHeight] = [0.27, 0.152];

/** An upright rectangle that is looked at straight, with this middle. */
export function quadAround(middle: Vector): Corners {
  const { right, up } = axesOf(yawPitchOf(middle));
  const corner = (x: number, y: number): Vector => {
    const at = (axis: 0 | 1 | 2) => middle[axis] + right[axis] * x * halfWidth + up[axis] * y * halfHeight;
    return [...unitDirection([at(0), at(1), at(2)])];
  };
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
}

/** Whether something can be there: no corner is crossed, and all of it is seen from its front. */
export function isFlat(corners: Corners): boolean {
  return corners.every((corner, index) => {
    const [next, after] = [corners[(index + 1) % 4] ?? corner, corners[(index + 2) % 4] ?? corner];
    // Clockwise, as the user sees it.
    return triple(corner, next, after) > 1e-7;
  });
}

/** Whether a direction is within them. */
export function isWithin(corners: Corners, direction: Vector): boolean {
  return (
    isFlat(corners) &&
    corners.every((corner, index) => {
      return triple(corner, corners[(index + 1) % 4] ?? corner, direction) > 0;
    })
  );
}

/** Where their diagonals' ends average. */
export function middleOf(corners: Corners): Vector {
  const sum = corners.reduce<Vector>(([x, y, z], [a, b, c]) => [x + a, y + b, z + c], [0, 0, 0]);
  const isRound = Math.hypot(...sum) < 1e-6;
  return isRound ? corners[0] : [...unitDirection(sum)];
}

/** All four, as far as their middle went. */
export function movedTo(corners: Corners, to: Vector): Corners {
  return movedBetween(corners, middleOf(corners), to);
}

/** All four, as far as from one direction to another. */
export function movedBetween(corners: Corners, start: Vector, to: Vector): Corners {
  const [from, next] = [yawPitchOf(start), yawPitchOf(to)];
  const [right, up] = [degrees(next.yaw - from.yaw), degrees(next.pitch - from.pitch)];
  return corners.map((corner) => nudged(corner, right, up)) as Corners;
}

/** The determinant of three directions: its sign says on which side of the first two the third is. */
function triple(a: Vector, [bx, by, bz]: Vector, [cx, cy, cz]: Vector): number {
  const cross: Direction = [by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx];
  return dot(a, cross);
}
