import { TooManyWaiting } from '@tourwright/cutter/process';
import { Problem } from '../../http/answers/problem.ts';
import { fault, type ImageFault } from '../photos/image-fault.ts';
import { DecodeStopped } from './decoder.ts';

/** What is wrong with a picture whose decoder gave up or was stopped. Throws what is not a fault of the picture. */
export function faultOfStop(error: unknown): ImageFault {
  if (error instanceof TooManyWaiting) throw new Problem('decoders_busy');
  if (!(error instanceof DecodeStopped)) throw error;
  return fault(error.why === 'memory' || error.why === 'time' ? 'too_costly' : 'damaged');
}
