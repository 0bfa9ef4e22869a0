import { fault, type ImageFault } from './messages.en.ts';
import type { Photo } from './read-photo.ts';

const MIN_WIDTH = 256;

/** Why a picture that the cutter cannot place on the sphere is no panorama, as exactly as its shape tells. */
export function explainRefusal({ width, height }: Photo): ImageFault {
  const size = { width, height };
  if (width < MIN_WIDTH && height < MIN_WIDTH) return fault('too_small', { ...size, minWidth: MIN_WIDTH });
  return fault(width / height < 0.95 ? 'portrait' : 'not_panorama', size);
}
