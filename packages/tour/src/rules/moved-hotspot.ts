import type { Hotspot, Vector } from '../document/index.ts';
import { dot } from '../sphere/index.ts';

/**
 * A hotspot in another place. Its area goes along as it would on a globe that turns about its axis and nods: the shape
 * keeps its size and stays upright. Reckoned without angles, so that every browser and server gets the same numbers.
 */
export function movedHotspot<H extends Pick<Hotspot, 'position' | 'polygon'>>(
  hotspot: H,
  position: Vector,
): H {
  if (!hotspot.polygon) return { ...hotspot, position };
  const [from, to] = [uprightAxes(hotspot.position), uprightAxes(position)];
  const polygon = hotspot.polygon.map((corner): Vector => {
    const parts = from.map((axis) => dot(axis, corner));
    const along = (index: number) =>
      to.reduce((sum, axis, at) => sum + (parts[at] ?? 0) * (axis[index] ?? 0), 0);
    return [along(0), along(1), along(2)];
  });
  return { ...hotspot, position, polygon };
}

/** Right, up and ahead for a visitor who looks that way without leaning. */
function uprightAxes([x, y, z]: Vector): [Vector, Vector, Vector] {
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  const ahead: Vector = [x / length, y / length, z / length];
  const level = Math.sqrt(ahead[0] * ahead[0] + ahead[2] * ahead[2]);
  // Straight up or down every direction is as good as another.
  const right: Vector = level < 1e-9 ? [1, 0, 0] : [-ahead[2] / level, 0, ahead[0] / level];
  const up: Vector = [
    right[1] * ahead[2] - right[2] * ahead[1],
    right[2] * ahead[0] - right[0] * ahead[2],
    right[0] * ahead[1] - right[1] * ahead[0],
  ];
  return [right, up, ahead];
}
