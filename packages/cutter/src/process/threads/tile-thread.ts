/** The entry of a cutter's thread: does one task per message and reports its outcome on the task's own port. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { UnreadablePicture } from '../../native/unreadable-picture.ts';
import type { UploadingFile } from '../uploading/decode-while-uploading.ts';
import type { DrawTask } from './draw-panorama.ts';
import type { LoadTask } from './load-rows.ts';
import type { ProjectTask } from './make-tiles.ts';
import type { PreviewTask, SmallTask } from './small-panorama.ts';

/** Decodes a small version of a panorama while its bytes come. */
interface UploadTask extends UploadingFile {
  kind: 'upload';
}

/** Reads what the thread will need. */
interface WarmTask {
  kind: 'warm';
  /** 0 loads, the others project. */
  worker: number;
  /** Whether something is to be shown before the rest, which is then practised. */
  isHurried: boolean;
}

/** Draws the copy that is served of a panorama whose pixels are in a file. */
interface CopyTask {
  kind: 'copy';
  from: string;
  to: string;
}

/** All that a tile thread can be asked to do. */
export type ThreadTask =
  | LoadTask
  | ProjectTask
  | UploadTask
  | SmallTask
  | PreviewTask
  | DrawTask
  | CopyTask
  | WarmTask;

/** The share of a task that is done, 0..1; only a source that is drawn reports it. */
export interface ProgressMessage {
  kind: 'progress';
  fraction: number;
}

/** The last message of a task. */
export type EndMessage =
  | { kind: 'ended'; value: unknown }
  | { kind: 'failed'; error: unknown; unreadable: boolean };

parentPort?.on('message', ({ task, port }: { task: ThreadTask; port: MessagePort }) => {
  work(task, port)
    .then(
      (value) => port.postMessage({ kind: 'ended', value } satisfies EndMessage),
      (error: unknown) => {
        const unreadable = error instanceof UnreadablePicture;
        port.postMessage({ kind: 'failed', error, unreadable } satisfies EndMessage);
      },
    )
    .finally(() => port.close());
});

/** Each kind of thread reads only what it needs: their start is a good part of a small panorama's time. */
async function work(task: ThreadTask, port: MessagePort): Promise<unknown> {
  switch (task.kind) {
    case 'load':
      return (await import('./load-rows.ts')).loadRows(task);
    case 'project':
      return (await import('./make-tiles.ts')).makeTiles(task, port);
    case 'preview':
      return (await import('./small-panorama.ts')).previewSmall(task);
    case 'upload':
      return (await import('../uploading/decode-while-uploading.ts')).decodeWhileUploading(task);
    case 'small':
      return (await import('./small-panorama.ts')).decodeSmall(task);
    case 'draw':
      return (await import('./draw-panorama.ts')).drawPanorama(task, (fraction) =>
        port.postMessage({ kind: 'progress', fraction } satisfies ProgressMessage),
      );
    case 'copy':
      return (await import('../../encode/encode-copy.ts')).encodeCopy(task.from, task.to);
    case 'warm':
      return warm(task);
  }
}

async function warm({ worker, isHurried }: WarmTask): Promise<void> {
  if (worker > 0) {
    await import('./make-tiles.ts');
    return (await import('../../native/kernel/open-kernel.ts')).warmKernel();
  }
  await import('./load-rows.ts');
  if (!isHurried) return;
  const [{ warmPreview }, { encodePreview }] = await Promise.all([
    import('../../preview/preview.ts'),
    import('../../preview/encode-preview.ts'),
    import('../../decode/decoded-rows.ts'),
  ]);
  await encodePreview(await warmPreview());
}
