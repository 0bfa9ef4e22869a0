import type { ViewLimits } from '../../document/index.ts';
import { limitsOf } from '../reading/create-limits.ts';
import type { Fields } from '../reading/fields.ts';
import type { Report } from '../report.ts';

/** Pannellum's fields, which limit the rim of the picture as ours do. */
export const limitNames = ['minYaw', 'maxYaw', 'minPitch', 'maxPitch', 'minHfov', 'maxHfov'] as const;

/** How far one may look around and zoom; what is not said is as wide as the tool has it. */
export function readLimits(fields: Fields, report: Report): ViewLimits | undefined {
  const [minYaw, maxYaw, minPitch, maxPitch, minHfov, maxHfov] = limitNames.map((name) =>
    fields.number(name),
  );
  return limitsOf(
    {
      yaw: { min: minYaw, max: maxYaw, widest: [-180, 180] },
      pitch: { min: minPitch, max: maxPitch, widest: [-90, 90] },
      hfov: { min: minHfov, max: maxHfov, widest: [50, 120] },
    },
    fields.place,
    report,
  );
}
