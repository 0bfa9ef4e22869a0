import type { Vector } from '@tourwright/tour/document';
import { directionOf, yawPitchOf } from '@tourwright/tour/sphere';
import type { ToolContext } from './tool.ts';

/** This near on the screen, pixels, a drag takes the height of another hotspot, or of the horizon. */
const snapPixels = 6;

/** The direction at the nearest of these heights (radians), where that is near enough on the screen. */
export function snapped(
  direction: Vector,
  heights: readonly number[],
  project: ToolContext['project'],
): { position: Vector; pitch: number } | null {
  const { yaw, pitch } = yawPitchOf(direction);
  const [first] = heights;
  if (first === undefined) return null;
  const nearest = heights.reduce(
    (best, each) => (Math.abs(each - pitch) < Math.abs(best - pitch) ? each : best),
    first,
  );
  const position: Vector = [...directionOf(yaw, nearest)];
  const [from, to] = [project(direction), project(position)];
  if (!from || !to || Math.hypot(from.x - to.x, from.y - to.y) > snapPixels) return null;
  return { position, pitch: nearest };
}
