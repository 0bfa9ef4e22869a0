import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import { UnreadablePicture } from '../../native/unreadable-picture.ts';
import { type WasmMemory, WebAssembly, wasmPageBytes } from '../../native/web-assembly.ts';
import { workerEntry } from '../../native/worker-entry.ts';
import type { TileMessage } from './make-tiles.ts';
import { Mutex } from './mutex.ts';
import type { EndMessage, ProgressMessage, ThreadTask } from './tile-thread.ts';

/** Takes a tile that a thread has made; the thread waits for it before it runs far ahead. */
type TakeTile = (tile: TileMessage) => Promise<void>;

/** Threads and memory are given back after this long without work. */
const idleMs = 20_000;
/**
 * Space of a thread's short-lived objects. V8 would take ten times as much before it looks for what has gone, and with
 * the objects stay the encoded tiles that they stand for.
 */
const youngMb = 3;
/** A thread projects this many pixels while another one decodes as many: fewer do not pay for the start of one more. */
const pixelsOfThread = 40_000_000;
const mostPages = 65_536;

/**
 * The threads of the cutter, kept between panoramas: one decodes, the others project and encode. One panorama is cut
 * at a time, in one memory, so that there is one bound for all; the others wait for their turn in order.
 */
export class TileThreads {
  /** How many threads project at most. */
  readonly #projecting: number;
  readonly #workers: (Worker | null)[];
  readonly #memories = new Map<string, WasmMemory>();
  readonly #mutex = new Mutex();
  #busy = 0;
  #idle: NodeJS.Timeout | null = null;

  constructor(projecting = Math.min(8, Math.max(2, availableParallelism()))) {
    this.#projecting = projecting;
    this.#workers = Array.from({ length: projecting + 1 }, () => null);
  }

  /** Waits until no other panorama is being cut; the function that comes back lets the next begin. Throws the signal's reason. */
  lock(signal: AbortSignal): Promise<() => void> {
    return this.#mutex.lock(signal);
  }

  /** How many threads should project a panorama of this many pixels: those that run anyway, or more for a large one. */
  projectingFor(pixels: number): number {
    const running = this.#workers.slice(1).filter((worker) => worker !== null).length;
    return Math.min(this.#projecting, Math.max(running, Math.ceil(pixels / pixelsOfThread)));
  }

  /** A buffer of at least this size for the holder of the lock; its contents are arbitrary. */
  memory(name: 'early' | 'main', sizeBytes: number): WasmMemory {
    const pages = Math.ceil(sizeBytes / wasmPageBytes);
    const known = this.#memories.get(name);
    const memory = known ?? new WebAssembly.Memory({ initial: pages, maximum: mostPages, shared: true });
    this.#memories.set(name, memory);
    const present = memory.buffer.byteLength / wasmPageBytes;
    if (present < pages) memory.grow(pages - present);
    return memory;
  }

  /** Starts so many projecting threads and the one that decodes, and has them read what they need before a panorama is there. */
  async warm({
    isHurried = true,
    projecting = this.#projecting,
  }: {
    isHurried?: boolean;
    projecting?: number;
  } = {}): Promise<void> {
    const workers = Array.from({ length: projecting + 1 }, (_, worker) => worker);
    await Promise.all(workers.map((worker) => this.do({ kind: 'warm', worker, isHurried })));
  }

  /** Has a thread do a task and resolves with its answer. Throws what the task threw. */
  async do(
    task: ThreadTask,
    take?: TakeTile,
    onProgress: (fraction: number) => void = () => {},
  ): Promise<unknown> {
    const worker = this.#workerFor(placeOf(task));
    const { port1: port, port2: theirs } = new MessageChannel();
    this.#begin();
    let died = (_error: unknown) => {};
    const ended = () => died(new Error('The thread was closed before its task was done'));
    try {
      return await new Promise<unknown>((resolve, reject) => {
        died = reject;
        worker.once('error', died);
        worker.once('exit', ended);
        port.on('message', (message: TileMessage | ProgressMessage | EndMessage) => {
          if (message.kind === 'ended') resolve(message.value);
          else if (message.kind === 'failed') reject(errorOf(message));
          else if (message.kind === 'progress') onProgress(message.fraction);
          else take?.(message).finally(() => port.postMessage('stored'));
        });
        worker.postMessage({ task, port: theirs }, [theirs]);
      });
    } finally {
      worker.off('error', died);
      worker.off('exit', ended);
      port.close();
      this.#end();
    }
  }

  /** Stops the threads, whatever they are doing. A later task starts them again. */
  async close(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle);
    const open = this.#workers.filter((worker) => worker !== null);
    this.#workers.fill(null);
    this.#memories.clear();
    await Promise.all(open.map((worker) => worker.terminate()));
  }

  #begin(): void {
    this.#busy++;
    if (this.#idle) clearTimeout(this.#idle);
  }

  #end(): void {
    this.#busy--;
    if (this.#busy > 0) return;
    this.#idle = setTimeout(() => void this.close(), idleMs);
    this.#idle.unref();
  }

  #workerFor(index: number): Worker {
    const known = this.#workers[index];
    if (known) return known;
    const { url, execArgv } = workerEntry('tile-thread', import.meta.url);
    const worker = new Worker(url, { resourceLimits: { maxYoungGenerationSizeMb: youngMb }, execArgv });
    worker.setMaxListeners(100);
    // A thread that died is replaced by the next task; each of its tasks learns of it by its own listener.
    worker.on('error', () => {
      if (this.#workers[index] === worker) this.#workers[index] = null;
    });
    worker.unref();
    this.#workers[index] = worker;
    return worker;
  }
}

/** The first thread decodes and draws. */
function placeOf(task: ThreadTask): number {
  if (task.kind === 'warm') return task.worker;
  return task.kind === 'project' ? task.thread + 1 : 0;
}

/** An error loses its class between threads. */
function errorOf({ error, unreadable }: { error: unknown; unreadable: boolean }): unknown {
  if (!unreadable) return error;
  return new UnreadablePicture(error instanceof Error ? error.message : String(error));
}
