import type { Refusal } from '../tiles/panorama.ts';
import { fault, type ImageFault } from './messages.en.ts';
import type { Photo } from './read-photo.ts';

const MIN_WIDTH = 256;

/** Why the cutter does not take a picture that can be read: in its own words, or as exactly as the shape tells. */
export function explainRefusal({ width, height }: Photo, { code, message }: Refusal): ImageFault {
  const isSaid = ['too_large', 'wrong_projection', 'wrong_faces'].includes(code);
  if (isSaid) return fault('not_possible', { reason: message });
  const size = { width, height };
  if (width < MIN_WIDTH && height < MIN_WIDTH) return fault('too_small', { ...size, minWidth: MIN_WIDTH });
  if (width === height) return fault('square', size);
  return fault(width / height < 0.95 ? 'portrait' : 'not_panorama', size);
}
