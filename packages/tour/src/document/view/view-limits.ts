import { z } from 'zod';
import { isViewRange, viewRanges } from './view-ranges.ts';

/** From `min` to `max`, in degrees. */
function range(angle: keyof typeof viewRanges) {
  const [least, most] = viewRanges[angle];
  const degrees = z.number().min(least).max(most);
  return z
    .object({ min: degrees, max: degrees })
    .refine((found) => isViewRange(angle, found), { params: { code: 'invalid_value' } });
}

/**
 * How far one may look and zoom in a scene, degrees. What is beyond `yaw` and `pitch` never comes into sight, not even
 * at the rim. Absent: as far as the photo reaches and is sharp.
 */
export const viewLimits = z.looseObject({
  /** Across the back where `max` is above 180, or `min` below -180. */
  yaw: range('yaw').optional(),
  pitch: range('pitch').optional(),
  /** How close and how wide. */
  hfov: range('hfov').optional(),
});

/** How far one may look around and zoom in a scene, degrees. */
export type ViewLimits = z.infer<typeof viewLimits>;
