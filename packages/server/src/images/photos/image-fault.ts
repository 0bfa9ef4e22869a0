import type { Failure, FaultCode } from '@tourwright/api';

/** Something wrong with a file that its owner can do something about. */
export type ImageFault = Failure<FaultCode>;

/** What was read of a file, or what is wrong with it. */
export type Read<T> = { ok: true; value: T } | { ok: false; fault: ImageFault };

/** Makes the fault of an image from its code and values. */
export function fault(code: FaultCode, params: ImageFault['params'] = {}): ImageFault {
  return { code, params };
}
