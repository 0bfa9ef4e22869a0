import type { Refusal } from '@tourwright/cutter/server';
import { fault, type ImageFault } from './image-fault.ts';
import type { Photo } from './photo.ts';

const MIN_WIDTH = 256;
const saidAsItIs: readonly Refusal['code'][] = [
  'too_large',
  'wrong_projection',
  'wrong_faces',
  'wrong_colours',
  'unsupported_format',
];

/** Why the cutter does not take a picture that can be read: by its own reason, or as exactly as the shape tells. */
export function explainRefusal({ width, height }: Photo, { code, reason, params }: Refusal): ImageFault {
  if (code === 'unreadable') return fault('damaged');
  if (code === 'too_costly') return fault('too_costly');
  if (saidAsItIs.includes(code)) return fault('not_possible', { ...params, reason });
  const size = { width, height };
  if (width < MIN_WIDTH && height < MIN_WIDTH) return fault('too_small', { ...size, minWidth: MIN_WIDTH });
  if (width === height) return fault('square', size);
  return fault(width / height < 0.95 ? 'portrait' : 'not_panorama', size);
}
