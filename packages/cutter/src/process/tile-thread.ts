/** The entry of a cutter's thread: does one task per message and tells on the task's own port how it ended. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { PrepareTask } from '../adjust/prepare-source.ts';
import type { Backdrop } from '../decode/backdrop.ts';
import type { Panorama } from '../inspect/panorama.ts';
import { UnreadablePicture } from '../native/unreadable-picture.ts';
import type { LoadTask } from '../project/load-rows.ts';
import type { ProjectTask } from '../project/project-tiles.ts';
import type { ArrivingFile } from './arriving/read-arriving.ts';

/** Decodes a small version of a panorama. */
interface SmallTask {
  kind: 'small';
  /** As it is to be; its path is that of the whole. */
  small: Panorama;
  /** Where the pixels are written; named `*.v`. */
  file: string;
}

interface PreviewTask {
  kind: 'preview';
  small: Panorama;
  /** With its pixels. */
  file: string;
  backdrop: Backdrop | null;
}

/** Decodes a small version of a panorama while its bytes come. */
interface ArriveTask extends ArrivingFile {
  kind: 'arrive';
}

/** Reads what the thread will need. */
interface WarmTask {
  kind: 'warm';
  /** 0 loads, the others project. */
  worker: number;
  /** Whether something is to be shown before the rest, which is then practised. */
  isHurried: boolean;
}

/** Draws the copy that is served of a panorama whose pixels lie in a file. */
interface CopyTask {
  kind: 'copy';
  from: string;
  to: string;
}

export type ThreadTask =
  | LoadTask
  | ProjectTask
  | ArriveTask
  | SmallTask
  | PreviewTask
  | PrepareTask
  | CopyTask
  | WarmTask;

/** The share of a task that is done, 0..1; only a source that is drawn tells it. */
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
      return (await import('../project/load-rows.ts')).loadRows(task);
    case 'project':
      return (await import('../project/project-tiles.ts')).projectTiles(task, port);
    case 'preview':
      return (await import('../preview/preview.ts')).drawPreview(task);
    case 'arrive':
      return (await import('./arriving/read-arriving.ts')).readArriving(task);
    case 'small':
      return (await import('../preview/preview.ts')).decodeSmall(task);
    case 'prepare':
      return (await import('../adjust/prepare-source.ts')).prepareSource(task, (fraction) =>
        port.postMessage({ kind: 'progress', fraction } satisfies ProgressMessage),
      );
    case 'copy':
      return (await import('../native/picture.ts')).drawCopy(task.from, task.to);
    case 'warm':
      if (task.worker > 0) return void (await import('../project/project-tiles.ts')).warmUp();
      await import('../project/load-rows.ts');
      return task.isHurried ? (await import('../preview/preview.ts')).warmPreview() : undefined;
  }
}
