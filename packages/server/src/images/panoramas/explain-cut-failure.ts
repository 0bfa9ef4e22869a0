import { type CutFailureKind, kindOfCutFailure } from '@tourwright/cutter/server';
import type { CutFailure } from '@tourwright/tour/pyramid';
import { fault, type ImageFault } from '../photos/image-fault.ts';
import type { Photo } from '../photos/photo.ts';

const leastWidth = 256;
const saidAsItIs: readonly CutFailureKind[] = [
  'too_large',
  'wrong_projection',
  'wrong_faces',
  'wrong_colours',
  'unsupported_format',
];

/** Why the cutter does not take a picture that can be read: by its own reason, or by the aspect ratio. */
export function explainCutFailure({ width, height }: Photo, { code, params }: CutFailure): ImageFault {
  const kind = kindOfCutFailure(code);
  if (kind === 'unreadable') return fault('damaged');
  if (kind === 'too_costly') return fault('too_costly');
  if (saidAsItIs.includes(kind)) return fault('not_possible', { ...params, reason: code });
  const size = { width, height };
  if (width < leastWidth && height < leastWidth) return fault('too_small', { ...size, minWidth: leastWidth });
  if (width === height) return fault('square', size);
  return fault(width / height < 0.95 ? 'portrait' : 'not_panorama', size);
}
