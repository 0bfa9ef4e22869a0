/** What the numbers of a picture's pixels mean, and whether they can be shown as what they are. */
import type { Metadata } from 'sharp';
import type { CodePoints } from '../native/heif-boxes.ts';
import { type Refusal, refusal } from './refusal.ts';

/** How a picture's colours become sRGB. */
export interface Colours {
  /** They are sRGB already, so that no profile need be applied. */
  plainProfile: boolean;
  /** As sharp hands them out they are Display P3 with 16 bits, which it does not say. */
  comesAsP3?: boolean;
}

/** Code points of ITU-T H.273. */
const [displayP3, rec2020] = [12, 9];
const curves: Record<number, string> = { 16: 'PQ', 18: 'HLG' };

/** Why the colours cannot be shown, for the owner's eyes; null when they can. */
export function faultOfColours({ icc }: Metadata, codePoints: CodePoints | null): Refusal | null {
  if (icc || !codePoints) return null;
  const curve = curves[codePoints.transfer];
  if (curve !== undefined) return refusal('wrong_colours', 'hdr', { curve });
  if (codePoints.primaries !== rec2020) return null;
  return refusal('wrong_colours', 'rec2020');
}

export function coloursOf(metadata: Metadata, codePoints: CodePoints | null = null): Colours {
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
