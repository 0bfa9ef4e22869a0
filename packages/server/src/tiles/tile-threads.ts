import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import { UnreadablePicture } from './picture.ts';
import type { TileMessage } from './project-tiles.ts';
import type { EndMessage, ThreadTask } from './tile-thread.ts';

/** Takes a tile that a thread has made; the thread waits for it before it runs far ahead. */
type TakeTile = (tile: TileMessage) => Promise<void>;

/**
 * The threads of the cutter, kept between panoramas: one decodes, the others project and encode. One panorama is cut
 * at a time, so that the memory has one bound; the others wait for their turn in order.
 */
export class TileThreads {
  /** How many threads project. */
  readonly projecting: number;
  readonly #workers: (Worker | null)[];
  #turn: Promise<void> = Promise.resolve();

  constructor(projecting = Math.min(8, Math.max(2, availableParallelism()))) {
    this.projecting = projecting;
    this.#workers = Array.from({ length: projecting + 1 }, () => null);
  }

  /** Waits for the turn to cut; the function that comes back ends it. Throws the signal's reason when aborted. */
  async takeTurn(signal: AbortSignal): Promise<() => void> {
    const before = this.#turn;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#turn = before.then(() => ended);
    const aborted = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    if (!signal.aborted) await Promise.race([before, aborted]);
    if (!signal.aborted) return end;
    end();
    throw signal.reason;
  }

  /** Has a thread do a task and resolves with its answer. Throws what the task threw. */
  do(task: ThreadTask, take?: TakeTile): Promise<unknown> {
    const worker = this.#workerFor(task.kind === 'project' ? task.thread + 1 : 0);
    const { port1: port, port2: theirs } = new MessageChannel();
    let died = (_error: unknown) => {};
    const ended = new Promise<unknown>((resolve, reject) => {
      died = reject;
      port.on('message', (message: TileMessage | EndMessage) => {
        if (message.kind === 'ended') resolve(message.value);
        else if (message.kind === 'failed')
          reject(message.unreadable ? unreadable(message.error) : message.error);
        else take?.(message).finally(() => port.postMessage('stored'));
      });
    });
    worker.once('error', died);
    worker.postMessage({ task, port: theirs }, [theirs]);
    return ended.finally(() => {
      worker.off('error', died);
      port.close();
    });
  }

  /** Stops the threads, whatever they are doing. */
  async close(): Promise<void> {
    const open = this.#workers.splice(0).filter((worker) => worker !== null);
    await Promise.all(open.map((worker) => worker.terminate()));
  }

  #workerFor(index: number): Worker {
    const known = this.#workers[index];
    if (known) return known;
    // Read from the sources, the thread finds the other packages' sources by the same condition as the server.
    const fromSource = import.meta.url.endsWith('.ts');
    const worker = new Worker(
      new URL(fromSource ? './tile-thread.ts' : './tile-thread.js', import.meta.url),
      {
        ...(fromSource ? { execArgv: ['--conditions=@tourwright/source'] } : {}),
      },
    );
    worker.setMaxListeners(100);
    // A thread that died is replaced by the next task; each of its tasks hears of it by its own listener.
    worker.on('error', () => {
      if (this.#workers[index] === worker) this.#workers[index] = null;
    });
    worker.unref();
    this.#workers[index] = worker;
    return worker;
  }
}

/** An error loses its class between threads. */
function unreadable(error: unknown): UnreadablePicture {
  return new UnreadablePicture(error instanceof Error ? error.message : String(error));
}
