import { type Direction, project, type View } from '@tourwright/tour/sphere';

/** Whether a direction appears within the picture. */
export function isInSight(view: View, direction: Direction): boolean {
  const point = project(view, direction);
  return point !== null && point.x > 0 && point.y > 0 && point.x < view.width && point.y < view.height;
}
