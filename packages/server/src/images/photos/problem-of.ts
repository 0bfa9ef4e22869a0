import { Problem } from '../../http/answers/problem.ts';
import type { ImageFault } from './image-fault.ts';

/** The answer to a file that is refused: pictures that cannot be opened are 422, other kinds of files 415. */
export function problemOf({ code, params }: ImageFault): Problem {
  // The code that found the fault set the parameters of its message.
  return new Problem<ImageFault['code']>(code, params as never);
}
