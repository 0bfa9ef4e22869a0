/**
 * Loads what is wanted, a few at a time, the most wanted first; what is no longer wanted is aborted. What does not get
 * through is tried again as long as it is wanted, ever more seldom.
 */

/** How something is loaded. Rejects when it cannot be; an abort of the signal is not a failure. */
type Load<Item> = (item: Item, signal: AbortSignal) => Promise<void>;

/** What a queue of tiles loads and reports. */
export interface TileQueueOptions<Item> {
  keyOf: (item: Item) => string;
  load: Load<Item>;
  /** Called once when an item does not exist, or failed in this many `attempts`. */
  onFailed: (item: Item, cause: unknown) => void;
  /** Called when nothing is being fetched and nothing waits. */
  onIdle: () => void;
  /** HTTP/1.1 browsers open six connections to a host. */
  inFlight?: number;
  attempts?: number;
  /** Failures that another attempt cannot fix. */
  isFinal: (cause: unknown) => boolean;
  /** Waits between attempts. */
  wait: (delayMs: number) => Promise<void>;
}

const retryDelayMs = 800;
const longestDelayMs = 60_000;

/** An item on its way: loading, or between two attempts. */
interface Run {
  readonly abort: AbortController;
  isLoading: boolean;
  /** It has rested, and waits for a place among those that load. */
  goOn?: () => void;
}

/** Loads what is wanted, most wanted first, this many at a time; aborts what is no longer wanted. */
export class TileQueue<Item> {
  /** Keys of what cannot be had, or was of no use when it came: they are not requested. */
  readonly failed = new Set<string>();
  readonly #options: TileQueueOptions<Item>;
  #waiting: Item[] = [];
  readonly #running = new Map<string, Run>();
  #isClosed = false;

  constructor(options: TileQueueOptions<Item>) {
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#running.size === 0 && this.#waiting.length === 0;
  }

  /** Replaces what is wanted, most wanted first. */
  want(items: Item[]): void {
    if (this.#isClosed) return;
    const { keyOf } = this.#options;
    const keys = new Set(items.map(keyOf));
    for (const [key, { abort }] of this.#running) {
      if (keys.has(key)) continue;
      this.#running.delete(key);
      abort.abort();
    }
    this.#waiting = items.filter((item) => !this.#running.has(keyOf(item)) && !this.failed.has(keyOf(item)));
    this.#start();
  }

  close(): void {
    this.#isClosed = true;
    this.#waiting = [];
    for (const { abort } of this.#running.values()) abort.abort();
    this.#running.clear();
  }

  #start(): void {
    for (const run of this.#running.values()) {
      if (!run.goOn || !this.#hasPlace()) continue;
      run.isLoading = true;
      run.goOn();
      delete run.goOn;
    }
    while (this.#waiting.length > 0 && this.#hasPlace()) {
      const item = this.#waiting.shift() as Item;
      const run = { abort: new AbortController(), isLoading: true };
      this.#running.set(this.#options.keyOf(item), run);
      void this.#run(item, run);
    }
  }

  /** Who rests between two attempts leaves its place to others. */
  #hasPlace(): boolean {
    let loading = 0;
    for (const { isLoading } of this.#running.values()) if (isLoading) loading++;
    return loading < (this.#options.inFlight ?? 6);
  }

  async #run(item: Item, run: Run): Promise<void> {
    const { keyOf, load, onFailed, onIdle, attempts = 3, wait, isFinal } = this.#options;
    const { abort } = run;
    const key = keyOf(item);
    // An aborted one has left the list already; its key may be running again.
    for (let attempt = 1; !abort.signal.aborted; attempt++) {
      try {
        await load(item, abort.signal);
        break;
      } catch (cause) {
        if (abort.signal.aborted) return;
        const isLast = isFinal(cause);
        if (isLast) this.failed.add(key);
        if (isLast || attempt === attempts) onFailed(item, cause);
        if (isLast) break;
        run.isLoading = false;
        this.#start();
        await wait(Math.min(retryDelayMs * 2 ** (attempt - 1), longestDelayMs));
        if (abort.signal.aborted) return;
        await this.#place(run);
      }
    }
    if (abort.signal.aborted) return;
    this.#running.delete(key);
    this.#start();
    if (this.isIdle) onIdle();
  }

  /** Settles when there is a place for it again; never when it is no longer wanted. */
  #place(run: Run): Promise<void> {
    return new Promise((resolve) => {
      run.goOn = resolve;
      this.#start();
    });
  }
}
