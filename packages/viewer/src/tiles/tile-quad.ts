/** The position of a tile on the cube, and whether it is in a view. */
import {
  axesOf,
  type Direction,
  directionOfFace,
  dot,
  type Face,
  focalLength,
  type Turn,
  turned,
  type View,
} from '@tourwright/tour/sphere';

/** A rectangle on a face, 0..1 from its left and its top. */
export interface FaceArea {
  face: Face;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A view of a panorama that may be otherwise than it was cut. */
export interface PictureView extends View {
  /** From a direction of the scene to that of the picture; absent: the same. */
  turn?: Turn | undefined;
}

/** A view as what is asked of it a thousand times a frame: its axes, scaled so that the picture's rim is at 1. */
export interface Frustum {
  right: Direction;
  up: Direction;
  ahead: Direction;
}

/** The pyramid of directions that a view sees; `margin` above 1 widens it. */
export function frustumOf(view: PictureView, margin = 1): Frustum {
  const { right, up, ahead } = axesInPicture(view);
  const focal = focalLength(view) / margin;
  return {
    right: scaled(right, (2 * focal) / view.width),
    up: scaled(up, (2 * focal) / view.height),
    ahead,
  };
}

/** Whether a part of the area may be seen. Exact but for areas just beyond a corner of the picture. */
export function isSeen(area: FaceArea, frustum: Frustum): boolean {
  let [leftOf, rightOf, below, above, behind] = [0, 0, 0, 0, 0];
  for (const corner of cornersOf(area)) {
    const x = dot(corner, frustum.right);
    const y = dot(corner, frustum.up);
    const depth = dot(corner, frustum.ahead);
    if (x < -depth) leftOf++;
    if (x > depth) rightOf++;
    if (y < -depth) below++;
    if (y > depth) above++;
    if (depth <= 0) behind++;
  }
  return leftOf < 4 && rightOf < 4 && below < 4 && above < 4 && behind < 4;
}

/** How near an area's middle is to the middle of the view: the cosine of the angle between. */
export function nearness(area: FaceArea, frustum: Frustum): number {
  const middle = directionOfFace(area.face, (area.left + area.right) / 2, (area.top + area.bottom) / 2);
  return dot(middle, frustum.ahead);
}

function axesInPicture(view: PictureView): ReturnType<typeof axesOf> {
  const { turn } = view;
  const { right, up, ahead } = axesOf(view);
  if (!turn) return { right, up, ahead };
  return { right: turned(right, turn), up: turned(up, turn), ahead: turned(ahead, turn) };
}

function cornersOf({ face, left, top, right, bottom }: FaceArea): Direction[] {
  return [
    directionOfFace(face, left, top),
    directionOfFace(face, right, top),
    directionOfFace(face, left, bottom),
    directionOfFace(face, right, bottom),
  ];
}

function scaled([x, y, z]: Direction, factor: number): Direction {
  return [x * factor, y * factor, z * factor];
}
