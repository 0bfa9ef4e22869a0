import type { UploadFault } from '../upload-fault.ts';
import type { Break } from './transfer.ts';

/** Where the upload of one photo is in this browser; what the server then makes of it comes with the media. */
export interface UploadItem {
  slug: string;
  fileName: string;
  sizeBytes: number;
  state:
    | 'waiting'
    | 'checking'
    | 'uploading'
    /** The network is gone; it continues by itself. */
    | 'paused'
    /** All bytes are there; the server cuts it. */
    | 'sent'
    /** After a reload without a kept copy: the same file must be chosen again. */
    | 'needs-file'
    | 'failed';
  /** 0..1 of the file. */
  progress: number;
  /** Seconds, once a speed is known. */
  secondsLeft: number | null;
  /** What it waits for while it is paused. */
  pausedBy: Break | null;
  /** Why it failed, when it did. */
  fault: UploadFault | null;
}
