interface Point {
  x: number;
  y: number;
}

/** A finger covers about this much around its tip, CSS pixels. */
const gap = 44;
const rim = 8;

/** The place of a loupe that shows a point of the picture: above it, else below; never over it, never cut off at the sides. */
export function loupePlace(point: Point, picture: { width: number; height: number }, size: number): Point {
  const above = point.y - gap - size;
  const left = Math.max(rim, Math.min(picture.width - size - rim, point.x - size / 2));
  return { x: left, y: above >= rim ? above : point.y + gap };
}
