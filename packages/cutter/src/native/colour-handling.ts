/** The colour space of a picture's pixels, as far as sharp needs to know it. */
import type { Metadata } from 'sharp';
import type { CodePoints } from './heif-boxes.ts';

/** How a picture's colours become sRGB. */
export interface ColourHandling {
  /** They are sRGB already, so that no ICC profile need be applied. */
  plainProfile: boolean;
  /** As sharp hands them out they are Display P3 with 16 bits, which it does not say. */
  comesAsP3?: boolean;
}

/** Colour primaries of ITU-T H.273. */
const displayP3 = 12;

/** Decides how a picture's colours become sRGB: unchanged, by its profile, or from Display P3. */
export function colourHandlingOf(metadata: Metadata, codePoints: CodePoints | null = null): ColourHandling {
  const { icc, space } = metadata;
  const isP3 = !icc && codePoints?.primaries === displayP3;
  // A profile of pictures with 16 bits is applied so that nothing of their range is lost.
  const isDeep = space === 'rgb16' && icc !== undefined;
  return { plainProfile: !isP3 && isPlain(metadata), ...(isP3 || isDeep ? { comesAsP3: true } : {}) };
}

/** Most files carry an sRGB profile or none; applying it would cost more than the projection. */
function isPlain({ icc, space, depth }: Metadata): boolean {
  if (space !== 'srgb' || depth !== 'uchar') return false;
  if (!icc) return true;
  const text = icc.toString('latin1').replaceAll('\0', '');
  return text.includes('sRGB IEC61966-2') || text.includes('sRGB built-in');
}
