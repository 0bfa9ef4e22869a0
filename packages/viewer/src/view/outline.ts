/** Areas of the sphere in a view: their sides are great circles, which are projected to straight lines. */
import {
  axesOf,
  type Direction,
  dot,
  focalLength,
  type ScreenPoint,
  type View,
} from '@tourwright/tour/sphere';

/** What is nearer to the plane of the eye than this, compared to its length, is cut off. */
const nearest = 1e-3;

/** The corners of an area in the picture, cut off before the eye; fewer than three when all of it is behind. */
export function outlineInView(corners: readonly Direction[], view: View): ScreenPoint[] {
  const { right, up, ahead } = axesOf(view);
  const focal = focalLength(view);
  const seen = corners.map((corner): Direction => [dot(corner, right), dot(corner, up), dot(corner, ahead)]);
  const kept = seen.flatMap((corner, index) => {
    const next = seen[(index + 1) % seen.length] ?? corner;
    const own = corner[2] > nearest ? [corner] : [];
    return corner[2] > nearest === next[2] > nearest ? own : [...own, cut(corner, next)];
  });
  return kept.map(([x, y, depth]) => ({
    x: view.width / 2 + (x / depth) * focal,
    y: view.height / 2 - (y / depth) * focal,
  }));
}

/** Whether a place of the picture is inside an outline. */
export function isInside({ x, y }: ScreenPoint, outline: readonly ScreenPoint[]): boolean {
  let crossings = 0;
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) crossings++;
  });
  return crossings % 2 === 1;
}

/** Whether a part of an outline may be in the picture. */
export function isOnScreen(outline: readonly ScreenPoint[], { width, height }: View): boolean {
  if (outline.length < 3) return false;
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return Math.max(...xs) > 0 && Math.min(...xs) < width && Math.max(...ys) > 0 && Math.min(...ys) < height;
}

function cut(a: Direction, b: Direction): Direction {
  const part = (nearest - a[2]) / (b[2] - a[2]);
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, nearest];
}
