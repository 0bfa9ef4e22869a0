import { isViewRange, type ViewLimits, viewRanges } from '../../document/index.ts';
import type { Report } from '../report.ts';
import { clamp } from './create-parts.ts';

/** What a tool says of one angle, and what it takes where it does not say. Degrees. */
interface FoundRange {
  min: number | undefined;
  max: number | undefined;
  widest: readonly [number, number];
}

type Angle = 'yaw' | 'pitch' | 'hfov';

/** The limits of a scene; undefined where the tool sets none that ours can hold. */
export function limitsOf(
  found: Readonly<Record<Angle, FoundRange>>,
  place: string,
  report: Report,
): ViewLimits | undefined {
  const limits: Partial<Record<Angle, { min: number; max: number }>> = {};
  for (const [angle, { min, max, widest }] of Object.entries(found) as [Angle, FoundRange][]) {
    if (min === undefined && max === undefined) continue;
    const [least, most] = viewRanges[angle];
    const given = { min: min ?? widest[0], max: max ?? widest[1] };
    const range = { min: clamp(given.min, least, most), max: clamp(given.max, least, most) };
    const isSame = range.min === given.min && range.max === given.max;
    const fits = isViewRange(angle, range);
    // All the way round is no limit.
    if (!fits && angle === 'yaw' && given.max - given.min >= 360) continue;
    if (fits) limits[angle] = range;
    report.add(fits && isSame ? 'view_limits' : 'other_limits', `${place}.${angle}`, { field: angle });
  }
  return Object.keys(limits).length > 0 ? limits : undefined;
}
