import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CutFailure } from '@tourwright/tour/pyramid';
import { workerEntry } from '../../native/worker-entry.ts';
import type { Preview } from '../../preview/encode-preview.ts';
import type { CutResult, CutWork } from '../cut-order.ts';
import { Mutex } from '../threads/mutex.ts';
import type { CutMessage, CutNews, PrefetchMessage, UploadMessage } from './cut-process.ts';
import { defaultPictureMemory, MemoryBudget } from './memory-budget.ts';
import { startProcess } from './start-process.ts';
import type { Limit, Limits } from './watch-limits.ts';

/** A cut as the cutter's process gets it. */
export type CutterWork = CutWork & {
  /** Of the file, by which what was prefetched of it is found. */
  sha256?: string;
  /** Limits on memory and time. Absent: none, for users who cut their own photos. */
  limits?: Limits;
};

/** 'now': somebody waits for it. 'idle': only with what nothing else wants. */
export type Pace = 'now' | 'idle';

/** How often the process is notified that an upload continues. */
const warmMs = 5000;
/** A thumbnail and a strip each, until they are requested. */
const mostPreviews = 100;
/** What the system lets the process have, whatever the budget: more than any panorama takes that may be cut. */
const leastSystemBytes = 4 * 2 ** 30;

/**
 * Cuts panoramas in a process of its own: web requests keep their thread pool and go before it, what a damaged file
 * does to a decoder happens elsewhere, and stopping is at once, since a process can be ended where a decoder cannot be
 * interrupted. One panorama at a time, with what it needs of the memory that all who open pictures share.
 */
export class Cutter {
  /** A process and its memory are given back after this long without work. */
  readonly #idleMs: number;
  readonly #memory: MemoryBudget;
  readonly #mutex = new Mutex();
  readonly #workers = new Map<Pace, ChildProcess>();
  #idle: NodeJS.Timeout | null = null;
  #cutting: Pace | null = null;
  readonly #prefetchedIn: string[] = [];
  #uploadingIn: string | null = null;
  /** The previews of files that are being uploaded, by their paths. */
  readonly #previews = new Map<string, PreviewToCome>();
  #warmedAt = Number.NEGATIVE_INFINITY;

  /** `memory`: shared with all other decoders of pictures. */
  constructor({ idleMs = 20_000, memory }: { idleMs?: number; memory?: MemoryBudget } = {}) {
    this.#idleMs = idleMs;
    this.#memory = memory ?? new MemoryBudget(defaultPictureMemory());
  }

  /** Whether somebody waits for the turn. */
  get isWanted(): boolean {
    return this.#mutex.waiting > 0;
  }

  /** Starts the process and its threads, so that they are there when the upload is, and keeps them for a while. */
  warm(): void {
    if (performance.now() - this.#warmedAt < warmMs) return;
    this.#warmedAt = performance.now();
    this.#worker('now').send('warm', () => {});
    this.#rest();
  }

  /** A panorama has begun to come into a file: what will be shown of it first is decoded as its bytes come. */
  decodeWhileUploading(path: string, sizeBytes: number, workFolder: string): void {
    // Windows does not let a file go that is being read.
    if (process.platform === 'win32') return;
    this.#uploadingIn ??= nameFolder(workFolder);
    if (!this.#previews.has(path)) this.#previews.set(path, toCome());
    // Uploads that were given up ask for nothing.
    if (this.#previews.size > mostPreviews) this.#forgetPreview(this.#previews.keys().next().value ?? '');
    const message: UploadMessage = { kind: 'upload', path, sizeBytes, workFolder: this.#uploadingIn };
    this.#worker('now').send(message, () => {});
    this.#rest();
  }

  /** What can be shown of a file as soon as it has come, while others are still cut; null when nothing can. */
  async previewOf(path: string): Promise<Preview | null> {
    const preview = await this.#previews.get(path)?.promise;
    this.#previews.delete(path);
    return preview ?? null;
  }

  /**
   * A file that is here will soon be cut: what is shown of it first is decoded now, unless another is being cut.
   * `path` may go meanwhile; the cut names the file by its hash.
   */
  prefetch(path: string, sha256: string, workFolder: string): void {
    // Windows does not let a file go that is being read.
    if (this.#cutting === 'now' || process.platform === 'win32') return;
    const folder = nameFolder(workFolder);
    this.#prefetchedIn.push(folder);
    const message: PrefetchMessage = { kind: 'prefetch', path, sha256, workFolder: folder };
    this.#worker('now').send(message, () => {});
    this.#rest();
  }

  /** As `runCut`; nothing is running any more when it settles, whatever happened. */
  async cut(work: CutterWork, pace: Pace = 'now'): Promise<CutResult> {
    const endTurn = await this.#begin(work);
    const workFolder = nameFolder(work.workFolder ?? tmpdir());
    try {
      await mkdir(workFolder, { recursive: true, mode: 0o700 });
      this.#cutting = pace;
      if (this.#idle) clearTimeout(this.#idle);
      return await talk(this.#worker(pace), { ...work, workFolder });
    } catch (error) {
      await this.#end(pace);
      if (error instanceof PassedLimit) return { ok: false, failure: error.failure };
      throw error;
    } finally {
      await rm(workFolder, { recursive: true, force: true });
      await this.#forget();
      this.#cutting = null;
      this.#rest();
      endTurn();
    }
  }

  /** Ends the processes, whatever they are doing. A later cut starts them again. */
  async close(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle);
    await Promise.all([this.#end('now'), this.#end('idle')]);
  }

  /** Waits for the turn, and then for memory; the function that comes back ends both. */
  async #begin({ signal, limits }: CutterWork): Promise<() => void> {
    const endTurn = await this.#mutex.lock(signal);
    try {
      const giveBack = await this.#memory.take(limits?.memoryBytes ?? 0, signal);
      return () => {
        giveBack();
        endTurn();
      };
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  #worker(pace: Pace): ChildProcess {
    const known = this.#workers.get(pace);
    if (known?.connected) return known;
    const cores = availableParallelism();
    const threads = pace === 'idle' ? Math.max(1, cores >> 1) : Math.min(8, Math.max(2, cores));
    const worker = startProcess({
      entry: workerEntry('cut-process', import.meta.url).url,
      args: [pace, `${threads}`],
      // Encoders run in libuv's pool.
      threads: threads + 1,
      memoryBytes: Math.max(2 * this.#memory.totalBytes, leastSystemBytes),
    });
    // The caller that uses the process gets the error too.
    worker.on('error', () => {});
    worker.on('message', (news: CutNews) => {
      if (news.kind === 'uploaded') this.#previews.get(news.path)?.resolve(news.preview);
    });
    worker.on('exit', () => {
      if (pace === 'now') for (const path of this.#previews.keys()) this.#forgetPreview(path);
    });
    this.#workers.set(pace, worker);
    letGo(worker);
    return worker;
  }

  async #end(pace: Pace): Promise<void> {
    const worker = this.#workers.get(pace);
    this.#workers.delete(pace);
    if (pace === 'now') this.#warmedAt = Number.NEGATIVE_INFINITY;
    if (worker && worker.exitCode === null && worker.signalCode === null) {
      await new Promise<void>((resolve) => {
        worker.once('exit', () => resolve());
        worker.once('error', () => resolve());
        worker.kill('SIGKILL');
      });
    }
    if (pace !== 'now') return;
    await this.#forget();
    const folder = this.#uploadingIn;
    this.#uploadingIn = null;
    if (folder) await rm(folder, { recursive: true, force: true });
  }

  #forgetPreview(path: string): void {
    this.#previews.get(path)?.resolve(null);
    this.#previews.delete(path);
  }

  /** Removes what is left on the disk of what was prefetched. */
  async #forget(): Promise<void> {
    for (const folder of this.#prefetchedIn.splice(0)) await rm(folder, { recursive: true, force: true });
  }

  #rest(): void {
    if (this.#idle) clearTimeout(this.#idle);
    // A photo that is announced while another one is cut ends nothing.
    if (this.#cutting !== null) return;
    this.#idle = setTimeout(() => void this.close(), this.#idleMs);
    this.#idle.unref();
  }
}

/** It took more than a panorama of its size does. */
class PassedLimit extends Error {
  readonly failure: CutFailure;
  constructor(limit: Limit) {
    super(`Cutting it took too much ${limit}`);
    this.failure = { code: 'too_costly', params: { limit } };
  }
}

interface PreviewToCome {
  promise: Promise<Preview | null>;
  resolve(preview: Preview | null): void;
}

function toCome(): PreviewToCome {
  let resolve: PreviewToCome['resolve'] = () => {};
  const promise = new Promise<Preview | null>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** A folder of its own for each piece of work, so that whatever a killed process leaves is found. */
function nameFolder(workFolder: string): string {
  return join(workFolder, `cut-${randomUUID()}`);
}

/** Gives the process its work and does what it asks for. Throws when it fails, dies, or the signal says so. */
async function talk(worker: ChildProcess, work: CutterWork & { workFolder: string }): Promise<CutResult> {
  const { signal, stored, sha256, limits, onTile, onPreview, onProgress, onCopy, ...plain } = work;
  hold(worker);
  let stop = () => {};
  const storing = new Set<Promise<void>>();
  try {
    return await new Promise<CutResult>((resolve, reject) => {
      const fail = (error: unknown) => reject(error);
      const onAbort = () => reject(signal.reason);
      const onExit = (code: number | null, killedBy: string | null) =>
        reject(new Error(`The process that cuts ended early (${killedBy ?? `code ${code}`})`));
      const hear = (news: CutNews) => {
        const answer = (number: number, stored = Promise.resolve()) => {
          const answered = stored.then(() => void worker.send(number, () => {}), fail);
          storing.add(answered);
          void answered.then(() => storing.delete(answered));
        };
        if (news.kind === 'tile') answer(news.number, onTile({ path: news.path, body: news.body }));
        else if (news.kind === 'preview') answer(news.number, onPreview?.(news.view));
        else if (news.kind === 'copy') answer(news.number, onCopy?.(news.file));
        else if (news.kind === 'progress') onProgress?.(news.fraction);
        else if (news.kind === 'limit') reject(new PassedLimit(news.limit));
        else if (news.kind === 'failed') reject(new Error(news.message));
        else if (news.kind === 'ended') resolve(news.result);
      };
      stop = () => {
        worker.off('message', hear).off('exit', onExit).off('error', fail);
        signal.removeEventListener('abort', onAbort);
      };
      worker.on('message', hear).on('exit', onExit).on('error', fail);
      signal.addEventListener('abort', onAbort);
      if (signal.aborted) return onAbort();
      const message: CutMessage = {
        ...plain,
        // What was prefetched is the file as it came.
        sha256: (work.adjustment ? null : sha256) ?? null,
        limits: limits ?? null,
        stored: [...(stored ?? [])],
        wantsPreview: onPreview !== undefined,
        wantsCopy: onCopy !== undefined,
      };
      worker.send(message, (error) => {
        if (error) reject(error);
      });
    });
  } finally {
    stop();
    letGo(worker);
    await Promise.all(storing);
  }
}

/** A process that waits for work keeps nobody from ending. */
function letGo(worker: ChildProcess): void {
  worker.unref();
  worker.channel?.unref();
}

function hold(worker: ChildProcess): void {
  worker.ref();
  worker.channel?.ref();
}
