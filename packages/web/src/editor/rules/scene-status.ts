import type { ImageInfo } from '@tourwright/api';
import type { Break } from '../upload/queue/transfer.ts';
import type { UploadItem } from '../upload/queue/upload-item.ts';
import type { UploadFault } from '../upload/upload-fault.ts';

/** The state of a scene's photo, seen from this browser. */
export type SceneStatus =
  | { kind: 'ready' }
  | { kind: 'waiting' | 'checking' | 'uploading'; progress: number; secondsLeft: number | null }
  | { kind: 'paused'; progress: number; by: Break }
  /** Another browser is sending it, or has begun to and is closed or without a connection. */
  | { kind: 'uploading-elsewhere' | 'paused-elsewhere'; progress: number }
  | { kind: 'processing'; progress: number }
  /** The same file must be chosen again; nothing is known of it when `fileName` is null. */
  | { kind: 'needs-file'; fileName: string | null }
  /** Refused by this browser or while it was sent. */
  | { kind: 'refused'; fault: UploadFault }
  /** The server could not make a scene of it; null when it does not say why. */
  | { kind: 'failed'; failure: ImageInfo['reason']; mayPass: boolean };

/** The server's codes for what another attempt with the same file may fix. */
const passing = new Set(['broke_the_worker', 'checksum_mismatch', 'original_damaged']);

/** And what this browser, or the server while it was sent, found that may pass. */
const passingFaults: ReadonlySet<UploadFault['code']> = new Set([
  'unreadable',
  'checksum',
  'logged-out',
  'quota',
  'server',
]);

/**
 * The status of one scene; what this browser is doing counts before what the server last said. `isArriving`: another
 * browser is sending its photo right now.
 */
export function sceneStatus(
  image: ImageInfo | undefined,
  upload: UploadItem | undefined,
  isArriving = false,
): SceneStatus {
  if (upload && upload.state !== 'sent') return uploadStatus(upload);
  switch (image?.state) {
    case 'ready':
      return { kind: 'ready' };
    case 'processing':
      return { kind: 'processing', progress: image.progress };
    case 'failed':
      return {
        kind: 'failed',
        failure: image.reason,
        mayPass: image.reason === null || passing.has(image.reason.code),
      };
    case 'uploading':
      return upload
        ? { kind: 'processing', progress: 0 }
        : { kind: isArriving ? 'uploading-elsewhere' : 'paused-elsewhere', progress: image.progress };
    case undefined:
      return upload ? { kind: 'processing', progress: 0 } : { kind: 'needs-file', fileName: null };
  }
}

/** Below this the server has only reported that it has begun. */
const firstPercent = 0.01;

/** How far a photo that is prepared is, 0..1; absent while it is being read and nobody knows. */
export function knownProgress(progress: number | undefined): number | undefined {
  return progress && progress < firstPercent ? undefined : progress;
}

/** What a bar shows of a photo that comes; absent while nobody knows how far it is. */
export function shownProgress(status: SceneStatus): number | undefined {
  if (status.kind === 'waiting' || !('progress' in status)) return undefined;
  return status.kind === 'processing' ? knownProgress(status.progress) : status.progress;
}

/** Whether another attempt with the same file may fix it. */
export function canTryAgain(status: SceneStatus): boolean {
  if (status.kind === 'failed') return status.mayPass;
  return status.kind === 'refused' && passingFaults.has(status.fault.code);
}

/** Whether no scene can be made of the photo. */
export function isUnusable({ kind }: SceneStatus): boolean {
  return kind === 'refused' || kind === 'failed';
}

/** Whether the photo will come by itself. */
export function isUnderway({ kind }: SceneStatus): boolean {
  return !['ready', 'needs-file', 'refused', 'failed'].includes(kind);
}

function uploadStatus({ state, progress, secondsLeft, pausedBy, fault, fileName }: UploadItem): SceneStatus {
  switch (state) {
    case 'needs-file':
      return { kind: 'needs-file', fileName };
    case 'failed':
      return { kind: 'refused', fault: fault ?? { code: 'server', values: {} } };
    case 'sent':
      return { kind: 'processing', progress: 0 };
    case 'paused':
      return { kind: 'paused', progress, by: pausedBy ?? 'line' };
    default:
      return { kind: state, progress, secondsLeft };
  }
}
