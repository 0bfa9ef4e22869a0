import { z } from 'zod';

/** From `min` to `max`, in degrees between two numbers. */
function range(least: number, most: number) {
  const degrees = z.number().min(least).max(most);
  return z
    .object({ min: degrees, max: degrees })
    .refine(({ min, max }) => min < max, { params: { code: 'invalid_value' } });
}

/**
 * How far one may look and zoom in a scene, degrees. What lies beyond `yaw` and `pitch` never comes into sight, not even
 * at the rim. Absent: as far as the photo reaches and is sharp.
 */
export const viewLimits = z.looseObject({
  /** Across the back where `max` is above 180, or `min` below -180. */
  yaw: range(-360, 360)
    .refine(({ min, max }) => max - min < 360, { params: { code: 'invalid_value' } })
    .optional(),
  pitch: range(-90, 90).optional(),
  /** How close and how wide. */
  hfov: range(5, 120).optional(),
});
export type ViewLimits = z.infer<typeof viewLimits>;
