import type { PlacedPhoto } from '../coverage.ts';
import { rounded } from '../reading/create-parts.ts';
import type { Report } from '../report.ts';

/** The part of the sphere in degrees: how wide, how high, and how far its middle is above the horizon. */
export function coverageFields(
  photo: PlacedPhoto | undefined,
  place: string,
  report: Report,
): Record<string, number> {
  if (photo === undefined) return {};
  const { left, top, width, height } = photo.coverage;
  // The middle of a photo is at yaw 0 there.
  if (Math.abs(left + width / 2 - 0.5) * 360 > 0.05) report.add('shifted_photo', place, { field: 'haov' });
  return {
    haov: rounded(width * 360, 6),
    vaov: rounded(height * 180, 6),
    vOffset: rounded((0.5 - top - height / 2) * 180, 6),
  };
}
