import type { Coverage } from '@tourwright/tour/pyramid';
import { maxHeight, maxWidth } from '../native/open-picture.ts';
import type { Area, Inspection, Panorama } from './panorama.ts';

/** A part of a sphere of this size, in pixels. */
export interface PlacedArea {
  width: number;
  height: number;
  area: Area;
}

/** A photo that was taken for one all the way round shows only so many degrees of it, about the middle. */
export function narrowPanorama(panorama: Panorama, across: number): Inspection {
  const { area, shown: _, ...rest } = panorama;
  const isAround = area.width === panorama.width && area.left === 0;
  if (!isAround || across >= 360) return { ok: true, panorama };
  const width = Math.round((area.width * 360) / across);
  const height = Math.max(Math.round(width / 2), area.height);
  if (width > maxWidth || height > maxHeight) {
    const least = Math.ceil((area.width * 360) / maxWidth);
    return { ok: false, failure: { code: 'angle_too_small', params: { width: area.width, least } } };
  }
  const part = { ...area, left: (width - area.width) >> 1, top: (height - area.height) >> 1 };
  const coverage = shareOf({ width, height, area: part });
  return { ok: true, panorama: { ...rest, width, height, area: part, coverage } };
}

/** The part as fractions of the sphere. */
export function shareOf({ width, height, area }: PlacedArea): Coverage {
  return {
    left: area.left / width,
    top: area.top / height,
    width: area.width / width,
    height: area.height / height,
  };
}
