/** Loads what is wanted, a few at a time, the most wanted first; what is no longer wanted is aborted. */

import { pause } from '../pause.ts';

/** How something is loaded. Rejects when it cannot be; an abort of the signal is no failure. */
type Load<Item> = (item: Item, signal: AbortSignal) => Promise<void>;

export interface TileQueueOptions<Item> {
  keyOf: (item: Item) => string;
  load: Load<Item>;
  /** Told when an item failed for the last time. */
  onFailed: (item: Item, cause: unknown) => void;
  /** Told when nothing is on its way and nothing waits. */
  onIdle?: () => void;
  /** HTTP/1.1 browsers open six connections to a host. */
  inFlight?: number;
  attempts?: number;
  /** Failures that another attempt cannot mend. */
  isFinal?: (cause: unknown) => boolean;
  /** Waits between attempts; tests hand in their own. */
  wait?: (delayMs: number) => Promise<void>;
}

const retryDelayMs = 800;

export class TileQueue<Item> {
  readonly #options: TileQueueOptions<Item>;
  #waiting: Item[] = [];
  readonly #running = new Map<string, AbortController>();
  /** Keys that are not asked for again. */
  readonly #failed = new Set<string>();
  #isClosed = false;

  constructor(options: TileQueueOptions<Item>) {
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#running.size === 0 && this.#waiting.length === 0;
  }

  hasFailed(key: string): boolean {
    return this.#failed.has(key);
  }

  /** Replaces what is wanted, most wanted first. */
  want(items: Item[]): void {
    if (this.#isClosed) return;
    const { keyOf } = this.#options;
    const keys = new Set(items.map(keyOf));
    for (const [key, abort] of this.#running) {
      if (keys.has(key)) continue;
      this.#running.delete(key);
      abort.abort();
    }
    this.#waiting = items.filter((item) => !this.#running.has(keyOf(item)) && !this.#failed.has(keyOf(item)));
    this.#start();
  }

  close(): void {
    this.#isClosed = true;
    this.#waiting = [];
    for (const abort of this.#running.values()) abort.abort();
    this.#running.clear();
  }

  #start(): void {
    const limit = this.#options.inFlight ?? 6;
    while (this.#running.size < limit) {
      const item = this.#waiting.shift();
      if (item === undefined) break;
      const abort = new AbortController();
      this.#running.set(this.#options.keyOf(item), abort);
      void this.#run(item, abort);
    }
  }

  async #run(item: Item, abort: AbortController): Promise<void> {
    const key = this.#options.keyOf(item);
    const failure = await this.#attempt(item, abort.signal);
    // An aborted one has left the list already; its key may be running anew.
    if (abort.signal.aborted) return;
    this.#running.delete(key);
    if (failure) {
      this.#failed.add(key);
      this.#options.onFailed(item, failure.cause);
    }
    this.#start();
    if (this.isIdle) this.#options.onIdle?.();
  }

  async #attempt(item: Item, signal: AbortSignal): Promise<{ cause: unknown } | null> {
    const { load, attempts = 3, wait = pause, isFinal = () => false } = this.#options;
    for (let attempt = 1; ; attempt++) {
      try {
        await load(item, signal);
        return null;
      } catch (cause) {
        if (signal.aborted) return null;
        if (attempt >= attempts || isFinal(cause)) return { cause };
        await wait(retryDelayMs * attempt);
        if (signal.aborted) return null;
      }
    }
  }
}
