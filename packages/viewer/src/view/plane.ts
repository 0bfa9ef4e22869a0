/**
 * Flat things in the scene, in true perspective: the element's pixels are laid on a plane, and the plane into the
 * picture. Only directions count, never distances, so four corners are enough to know a plane.
 */
import { axesOf, type Direction, dot, focalLength, type View } from '@tourwright/tour/sphere';

/**
 * From a place of an element (x, y, 1) in pixels to a direction of any length: the directions that one pixel to the
 * right and one pixel down add to that of the upper left corner.
 */
export interface Plane {
  right: Direction;
  down: Direction;
  corner: Direction;
}

/** A rectangle's corners, from top left, clockwise. */
export type Corners = readonly [Direction, Direction, Direction, Direction];

/**
 * The plane on which an element of this size fills the four corners; null when they are no convex quadrangle that is
 * seen from its front and fits into half of the sphere.
 */
export function planeOfCorners([a, b, c, d]: Corners, width: number, height: number): Plane | null {
  // c = βb + δd - αa: how far away the corners are, compared to c.
  const whole = determinant(b, d, a);
  const [beta, delta, alpha] = [
    determinant(c, d, a) / whole,
    determinant(b, c, a) / whole,
    -determinant(b, d, c) / whole,
  ];
  if (!(beta > 0 && delta > 0 && alpha > 0)) return null;
  const corner = scaled(a, alpha);
  return {
    right: scaled(minus(scaled(b, beta), corner), 1 / width),
    down: scaled(minus(scaled(d, delta), corner), 1 / height),
    corner,
  };
}

/**
 * The plane of a square element with this edge in pixels, whose middle is at `middle` and which faces
 * straight by an eye turned so (radians). `size` is its width as a share of its distance.
 */
export function planeOfMark(
  middle: Direction,
  { yaw, pitch, roll }: Record<'yaw' | 'pitch' | 'roll', number>,
  size: number,
  edge: number,
): Plane {
  const axes = axesOf({ yaw, pitch });
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  const unit = size / edge;
  const right = scaled(minus(scaled(axes.right, cos), scaled(axes.up, sin)), unit);
  const down = scaled(plus(scaled(axes.up, cos), scaled(axes.right, sin)), -unit);
  const corner = minus(middle, scaled(plus(right, down), edge / 2));
  return { right, down, corner };
}

/**
 * The CSS transform that lays an element on its plane, as the view sees it; the element's origin is the picture's
 * upper left corner moved by `offset`, its `transform-origin` 0 0.
 */
export function planeTransform(plane: Plane, view: View, offset = { x: 0, y: 0 }): string {
  const { right, up, ahead } = axesOf(view);
  const focal = focalLength(view);
  const middle = { x: view.width / 2 - offset.x, y: view.height / 2 - offset.y };
  const column = (direction: Direction) => {
    const depth = dot(direction, ahead);
    return [
      focal * dot(direction, right) + middle.x * depth,
      middle.y * depth - focal * dot(direction, up),
      0,
      depth,
    ];
  };
  const [x, y, origin] = [column(plane.right), column(plane.down), column(plane.corner)];
  const numbers = [...x, ...y, 0, 0, 1, 0, ...origin];
  return `matrix3d(${numbers.map((number) => number.toPrecision(9)).join(',')})`;
}

function determinant(a: Direction, b: Direction, c: Direction): number {
  return (
    a[0] * (b[1] * c[2] - b[2] * c[1]) -
    a[1] * (b[0] * c[2] - b[2] * c[0]) +
    a[2] * (b[0] * c[1] - b[1] * c[0])
  );
}

function scaled([x, y, z]: Readonly<Direction>, by: number): Direction {
  return [x * by, y * by, z * by];
}

function plus(a: Readonly<Direction>, b: Readonly<Direction>): Direction {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function minus(a: Readonly<Direction>, b: Readonly<Direction>): Direction {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
