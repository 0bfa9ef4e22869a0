/** The entry of a cutter's thread: does one task per message and tells on the task's own port how it ended. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { PrepareTask } from './adjust/prepare-source.ts';
import type { LoadTask } from './load-rows.ts';
import type { Panorama } from './panorama.ts';
import type { ProjectTask } from './project-tiles.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

interface PreviewTask {
  kind: 'preview';
  panorama: Panorama;
  /** Pixels of the full panorama's small version, along x. */
  width: number;
}

/** Draws the copy that is served of a panorama whose pixels lie in a file. */
interface CopyTask {
  kind: 'copy';
  from: string;
  to: string;
}

export type ThreadTask = LoadTask | ProjectTask | PreviewTask | PrepareTask | CopyTask;

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
      return (await import('./project-tiles.ts')).projectTiles(task, port);
    case 'preview':
      return (await import('./preview.ts')).createPreview(task.panorama, task.width);
    case 'prepare':
      return (await import('./adjust/prepare-source.ts')).prepareSource(task);
    case 'copy':
      return (await import('./picture.ts')).drawCopy(task.from, task.to);
  }
}
