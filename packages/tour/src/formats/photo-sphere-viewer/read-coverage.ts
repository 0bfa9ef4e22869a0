import type { Coverage } from '../../pyramid/index.ts';
import { coverageWithin } from '../coverage.ts';
import { clamp, rounded } from '../reading/create-parts.ts';
import { isObject, isSensible } from '../reading/fields.ts';
import type { Report } from '../report.ts';

/** How much of the horizon a cropped photo shows, degrees; undefined for a whole one. */
export function acrossOf(panoData: unknown, place: string, report: Report): number | undefined {
  const coverage = coverageOf(panoData);
  if (coverage === undefined) return undefined;
  const across = coverage.width * 360;
  report.add('partial_photo', `${place}.panoData`, { across: rounded(across, 2) });
  return coverage.width < 1 ? clamp(across, 20, 360) : undefined;
}

/** The part of the sphere that a photo shows: pixels, as GPano has them. */
export function coverageOf(panoData: unknown): Coverage | undefined {
  if (!isObject(panoData)) return undefined;
  const number = (name: string) => (isSensible(panoData[name]) ? panoData[name] : 0);
  const fullWidth = number('fullWidth');
  const fullHeight = number('fullHeight') || fullWidth / 2;
  const [width, height] = [number('croppedWidth'), number('croppedHeight')];
  if (fullWidth <= 0 || width <= 0 || height <= 0) return undefined;
  return coverageWithin({
    left: number('croppedX') / fullWidth,
    top: number('croppedY') / fullHeight,
    width: width / fullWidth,
    height: height / fullHeight,
  });
}
