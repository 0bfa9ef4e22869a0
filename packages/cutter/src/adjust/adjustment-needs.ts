/** Facts about an adjustment that are needed before drawing; small, since every cut loads it. */
import type { Adjustment } from '@tourwright/tour/document';
import type { CutFailure } from '@tourwright/tour/pyramid';
import { radians, type Turn, turnOf } from '@tourwright/tour/sphere';
import type { Panorama } from '../inspect/panorama.ts';
import { rowsHeld } from './turn-rows.ts';

/** To turn a panorama takes the rows between which its horizon sways. */
const mostHeldBytes = 600_000_000;

/** Whether a panorama is cut as it came. */
export function isCutAsIs({ layout, isHeic }: Panorama, adjustment: Adjustment | undefined): boolean {
  const { level, nadir, privacy, light } = adjustment ?? {};
  return !layout && !isHeic && !level && !nadir && !privacy?.length && !light;
}

/** Why a panorama cannot be levelled like this; null when it can. */
export function faultOfLevel(
  { width, height }: Pick<Panorama, 'width' | 'height'>,
  { level }: Adjustment,
): CutFailure | null {
  if (!level || rowsHeld(turnFor(level), height) * width * 3 <= mostHeldBytes) return null;
  return { code: 'level_too_large', params: { width, height } };
}

/** How a level turns the photo. */
export function turnFor({ yaw, pitch, roll }: NonNullable<Adjustment['level']>): Turn {
  return turnOf({ yaw: radians(yaw), pitch: radians(pitch), roll: radians(roll) });
}
