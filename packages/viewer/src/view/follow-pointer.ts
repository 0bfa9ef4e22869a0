import { type Direction, focalLength, type ScreenPoint } from '@tourwright/tour/sphere';
import type { Size, ViewAngles } from './angles.ts';

/**
 * The view in which a direction appears at a place of the picture: what was under the pointer stays there. Where
 * no level view can do it (beyond the poles) the nearest one is given.
 */
export function followPointer(
  angles: ViewAngles,
  size: Size,
  held: Readonly<Direction>,
  point: ScreenPoint,
): ViewAngles {
  const focal = focalLength({ hfov: angles.hfov, width: size.width });
  const right = (point.x - size.width / 2) / focal;
  const up = (size.height / 2 - point.y) / focal;
  const pitch = pitchFor(angles.pitch, held, right, up);
  // Seen in that pitch, how far round the place is from the middle of the picture.
  const ahead = Math.cos(pitch) - up * Math.sin(pitch);
  return { yaw: Math.atan2(held[0], -held[2]) - Math.atan2(right, ahead), pitch, hfov: angles.hfov };
}

/** The pitch that brings the place to the held height: of two solutions, the one nearer to the present pitch. */
function pitchFor(now: number, held: Readonly<Direction>, right: number, up: number): number {
  const height = (held[1] / Math.hypot(...held)) * Math.hypot(right, up, 1);
  const sine = Math.min(1, Math.max(-1, height / Math.hypot(up, 1)));
  const tilt = Math.atan2(up, 1);
  const [low, high] = [Math.asin(sine) - tilt, Math.PI - Math.asin(sine) - tilt];
  const pitch = Math.abs(low - now) <= Math.abs(high - now) ? low : high;
  return Math.min(Math.PI / 2, Math.max(-Math.PI / 2, pitch));
}
