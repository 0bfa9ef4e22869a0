import { Worker } from 'node:worker_threads';

/**
 * Kills this process unless it has ended by then, from a thread of its own: whatever holds the event loop. Resolves when
 * that thread runs.
 */
export async function endAfter(ms: number): Promise<void> {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const thread = new URL(`./end-after-thread.${ending}`, import.meta.url);
  const guard = new Worker(thread, { workerData: ms, execArgv: [] });
  await new Promise<void>((resolve) => {
    guard.once('online', resolve);
    // Where there is no memory for a thread, the timer of `stop` is left.
    guard.once('error', () => resolve());
  });
  guard.unref();
}
