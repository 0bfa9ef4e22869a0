import { Problem } from '../http/problem.ts';
import type { ImageFault } from './messages.en.ts';
import { sayFault } from './say-fault.en.ts';

const unreadable: ImageFault['code'][] = [
  'damaged',
  'empty',
  'too_many_pixels',
  'too_many_pixels_whole',
  'too_many_frames',
  'too_costly',
  'not_clean',
];

/** The answer to a file that is refused: pictures that cannot be opened are 422, other kinds of files 415. */
export function problemOf(fault: ImageFault): Problem {
  const { code } = fault;
  const message = sayFault(fault);
  if (code === 'checksum_mismatch') return new Problem('checksum_mismatch', { detail: message });
  if (code === 'too_large') return new Problem('too_large', { detail: message });
  return new Problem(unreadable.includes(code) ? 'bad_image' : 'unsupported_media', { detail: message });
}
