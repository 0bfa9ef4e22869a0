import { t } from '../editor-text.ts';
import { knownProgress, type SceneStatus } from '../rules/scene-status.ts';
import { fileFailureText } from '../upload/file-failure-text.ts';
import { faultText } from './fault-text.ts';

/** What a photo is doing or needs, in words: "40 %, 12 s left". */
export function statusText(status: SceneStatus, fileName: string): string {
  switch (status.kind) {
    case 'ready':
      return t('status.ready');
    case 'uploading':
      // The last byte is there; before the server answers, it reads what has come.
      if (status.progress >= 1) return t('status.arrived');
      return status.secondsLeft === null
        ? t('status.uploading', { percent: percent(status.progress) })
        : t('status.uploading-left', {
            percent: percent(status.progress),
            left: duration(status.secondsLeft),
          });
    case 'processing':
      // The server reports the start by a first bit of progress.
      if (status.progress === 0) return t('status.in-line');
      if (knownProgress(status.progress) === undefined) return t('status.reading');
      return t('status.processing', { percent: percent(status.progress) });
    case 'checking':
    case 'uploading-elsewhere':
    case 'paused-elsewhere':
      return t(`status.${status.kind}`, { percent: percent(status.progress) });
    case 'waiting':
      return t('status.waiting');
    case 'paused':
      return t(`status.paused.${status.by}`);
    case 'needs-file':
      return status.fileName === null
        ? t('status.no-file', { fileName })
        : t('status.needs-file', { fileName: status.fileName });
    case 'refused':
      return faultText(status.fault, fileName);
    case 'failed':
      return status.failure ? fileFailureText(status.failure) : t('status.failed');
  }
}

/** The same for screen readers: announced once for each step, not for each percent. */
export function toldStatus(status: SceneStatus, fileName: string): string {
  switch (status.kind) {
    case 'checking':
    case 'uploading':
    case 'uploading-elsewhere':
      return t('status.told-sending');
    case 'processing':
      return t('status.told-preparing');
    default:
      return statusText(status, fileName);
  }
}

function percent(part: number): number {
  return Math.floor(part * 100);
}

function duration(seconds: number): string {
  return seconds < 90
    ? t('status.seconds', { count: seconds })
    : t('status.minutes', { count: Math.round(seconds / 60) });
}
