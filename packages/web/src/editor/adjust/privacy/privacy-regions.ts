/** The blurred areas of a photo, in the coordinates of the original. */
import type { Adjustment } from '@tourwright/tour/document';
import { angleBetween, type Direction, degrees, turned, yawPitchOf } from '@tourwright/tour/sphere';
import { type Level, turnOfLevel } from '../level/picture-turn.ts';

/** A round region that is blurred, where it is in the photo as it came; degrees. */
export type Region = NonNullable<Adjustment['privacy']>[number];

/** As many as the document holds. */
export const mostRegions = 100;

/** How small and how large a region's radius may be, in degrees. */
export const radiusRange = { min: 0.25, max: 60 } as const;
/** A face at two metres. */
const usualRadius = 6;

/** A new one around a direction of the levelled scene. */
export function regionAt(direction: Direction, level: Level | undefined): Region {
  const { yaw, pitch } = yawPitchOf(turned(direction, turnOfLevel(level)));
  return { yaw: degrees(yaw), pitch: degrees(pitch), radius: usualRadius };
}

/** A drag below this is the tremble of a finger that taps, degrees. */
const leastDrawn = 1;

/** A new one as it was drawn, from its middle to its rim; where that was a tap, of the usual size. */
export function drawnRegion(middle: Direction, rim: Direction, level: Level | undefined): Region {
  const radius = degrees(angleBetween(middle, rim));
  const usual = regionAt(middle, level);
  return radius < leastDrawn ? usual : boundedRegion({ ...usual, radius });
}

/** What the document takes. */
export function boundedRegion({ yaw, pitch, radius }: Region): Region {
  const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
  return { yaw, pitch: within(pitch, -90, 90), radius: within(radius, radiusRange.min, radiusRange.max) };
}

/** Without one of them; undefined when none is left. */
export function removeRegion(regions: readonly Region[], index: number): Region[] | undefined {
  return regions.length > 1 ? regions.toSpliced(index, 1) : undefined;
}
