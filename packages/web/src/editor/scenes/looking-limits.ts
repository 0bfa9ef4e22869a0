/** Sets the limits of a scene from the present view: its edge becomes the limit. Degrees. */
import type { ViewLimits } from '@tourwright/tour/document';

/** What the view shows at its rims, and how much of the horizon. */
export interface ViewEdges {
  left: number;
  right: number;
  top: number;
  bottom: number;
  hfov: number;
}

/** A side to which looking around can be limited, or the nearest or widest zoom. */
export type LimitSide = 'left' | 'right' | 'up' | 'down' | 'closest' | 'widest';

/** The narrowest stretch that one may be held to. */
const leastDegrees = 20;
/** All round but for one degree: a limit on one side alone. */
const mostDegrees = 359;
const widest = 120;
const closest = 5;

/** The limits with another end on one side; null where hardly anything would be left to see. */
export function limitHere(
  limits: ViewLimits | undefined,
  side: LimitSide,
  edges: ViewEdges,
): ViewLimits | null {
  const { yaw, pitch = { min: -90, max: 90 }, hfov = { min: closest, max: widest } } = limits ?? {};
  const { left, right, top, bottom } = edges;
  switch (side) {
    case 'left':
      return around(limits, left, yaw === undefined ? left + mostDegrees : yaw.max);
    case 'right':
      return around(limits, yaw === undefined ? right - mostDegrees : yaw.min, right);
    case 'up':
      return within(limits, 'pitch', { ...pitch, max: top }, leastDegrees);
    case 'down':
      return within(limits, 'pitch', { ...pitch, min: bottom }, leastDegrees);
    case 'closest':
      return within(limits, 'hfov', { ...hfov, min: edges.hfov }, 1);
    case 'widest':
      return within(limits, 'hfov', { ...hfov, max: edges.hfov }, 1);
  }
}

/** From one direction clockwise to another, across the back where that is the way. */
function around(limits: ViewLimits | undefined, from: number, to: number): ViewLimits | null {
  const min = ((((from + 180) % 360) + 360) % 360) - 180;
  const stretch = (((to - from) % 360) + 360) % 360;
  if (stretch < leastDegrees) return null;
  const max = min + Math.min(mostDegrees, stretch);
  // A document holds no yaw above a full turn.
  const back = max > 360 ? 360 : 0;
  return { ...limits, yaw: { min: rounded(min - back), max: rounded(max - back) } };
}

function within(
  limits: ViewLimits | undefined,
  field: 'pitch' | 'hfov',
  { min, max }: { min: number; max: number },
  least: number,
): ViewLimits | null {
  if (max - min < least) return null;
  return { ...limits, [field]: { min: rounded(min), max: rounded(max) } };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}

/** The compass direction of yaw 0 when north is at this yaw. */
export function headingWithNorthAt(yaw: number): number {
  return (rounded((360 - (yaw % 360)) % 360) + 360) % 360;
}
