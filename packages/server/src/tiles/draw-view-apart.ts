import { Worker } from 'node:worker_threads';
import type { ViewTask } from './view-picture.ts';
import type { ViewPictures } from './view-thread.ts';

/** Draws a view in a thread that ends with it, and gives all its memory back. Throws what drawing it threw, or the signal's reason. */
export function drawViewApart(task: ViewTask, signal: AbortSignal): Promise<ViewPictures> {
  signal.throwIfAborted();
  // Read from the sources, the thread finds the other packages' sources by the same condition as the server.
  const fromSource = import.meta.url.endsWith('.ts');
  const thread = new Worker(new URL(fromSource ? './view-thread.ts' : './view-thread.js', import.meta.url), {
    workerData: task,
    ...(fromSource ? { execArgv: ['--conditions=@tourwright/source'] } : {}),
  });
  const stop = () => void thread.terminate();
  signal.addEventListener('abort', stop);
  return new Promise<ViewPictures>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(signal.reason ?? new Error('The thread ended without pictures')));
  }).finally(() => signal.removeEventListener('abort', stop));
}
