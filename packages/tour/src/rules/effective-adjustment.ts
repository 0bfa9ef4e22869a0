import type { Adjustment } from '../document/index.ts';

/** What of a scene's adjustment changes anything; null when it leaves the photo as it came. */
export function effectiveAdjustment(adjustment: Adjustment | undefined): Adjustment | null {
  const { level, nadir, privacy = [], light, across } = adjustment ?? {};
  const isMoved = level !== undefined && Object.values(level).some((angle) => angle !== 0);
  const effective = {
    ...(isMoved ? { level } : {}),
    ...(nadir ? { nadir } : {}),
    ...(privacy.length > 0 ? { privacy } : {}),
    ...(isLit(light) ? { light } : {}),
    ...(across !== undefined && across < 360 ? { across } : {}),
  };
  return Object.keys(effective).length > 0 ? effective : null;
}

/** Whether a light changes anything. */
export function isLit(light: Adjustment['light']): light is NonNullable<Adjustment['light']> {
  return light !== undefined && Object.values(light).some((amount) => amount !== 0);
}
