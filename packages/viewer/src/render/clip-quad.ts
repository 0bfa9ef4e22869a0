/**
 * What of a quad's part is before the eye. GPUs clip too, but some (SwiftShader) lose precision, or the whole
 * quad, when a corner is beside the eye, at depth 0: then it would be endlessly far to the side.
 */
import type { FaceArea } from '../tiles/tile-quad.ts';

/** Depth on the cube. The widest view sees nothing nearer than 0.4. */
const nearest = 0.1;

const whole: QuadPart = { left: 0, top: 0, right: 1, bottom: 1 };

/** Right and down within the quad, 0..1. */
type Corner = readonly [number, number];

/** A rectangle within a quad, 0..1 from its left and its top. */
export interface QuadPart {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The corners of the part that is far enough ahead, in order round it: none, or three to five. `depthOn` gives the
 * depth of a place on the face's plane, each of its two numbers from -1 to 1.
 */
export function clipQuad(
  area: FaceArea,
  depthOn: (right: number, down: number) => number,
  { left, top, right, bottom }: QuadPart = whole,
): Corner[] {
  const corners: Corner[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const margin = ([x, y]: Corner) => {
    const s = area.left + (area.right - area.left) * x;
    const t = area.top + (area.bottom - area.top) * y;
    return depthOn(2 * s - 1, 2 * t - 1) - nearest;
  };
  const found: Corner[] = [];
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [here, there] = [margin(corner), margin(next)];
    if (here >= 0) found.push(corner);
    if (here >= 0 !== there >= 0) found.push(between(corner, next, here / (here - there)));
  });
  return found;
}

function between(a: Corner, b: Corner, part: number): Corner {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}
