import { type Direction, directionOfFace, dot, type Face } from '@tourwright/tour/sphere';
import type { Frustum } from '../tiles/tile-quad.ts';

/** From a place on a face (right, down, 1) to the picture (right, up, depth), column by column. */
export function faceMatrix(face: Face, { right, up, ahead }: Frustum): Float32Array {
  const middle = directionOfFace(face, 0.5, 0.5);
  const columns = [axisTo(face, 1, 0.5, middle), axisTo(face, 0.5, 1, middle), middle];
  return new Float32Array(columns.flatMap((column) => [right, up, ahead].map((row) => dot(row, column))));
}

/** The face's own axis: from its middle to the middle of an edge, whose unit direction is √2 too short. */
function axisTo(face: Face, s: number, t: number, middle: Direction): Direction {
  const edge = directionOfFace(face, s, t).map((part) => part * Math.SQRT2);
  return [(edge[0] ?? 0) - middle[0], (edge[1] ?? 0) - middle[1], (edge[2] ?? 0) - middle[2]];
}
