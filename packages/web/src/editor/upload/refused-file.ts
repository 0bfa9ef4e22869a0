import type { UploadFault } from './upload-fault.ts';

/** A file that was not taken, listed with its reason until that is dismissed. */
export interface RefusedFile {
  id: string;
  fileName: string;
  fault: UploadFault;
}
