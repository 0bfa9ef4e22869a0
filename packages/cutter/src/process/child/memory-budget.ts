import { totalmem } from 'node:os';

/** More wait for memory than will be served in time. */
export class TooManyWaiting extends Error {
  constructor() {
    super('Too many pictures wait to be opened');
  }
}

interface Waiting {
  bytes: number;
  begin(): void;
}

/** The least that a large photo takes. */
const leastBytes = 384 << 20;
const mostBytes = 1 << 30;

/** Half of what this process may use of the machine, and at most a gibibyte unless an operator gives more. */
export function defaultPictureMemory(): number {
  const limit = process.constrainedMemory();
  const machine = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.min(Math.max(machine / 2, leastBytes), mostBytes);
}

/**
 * Memory that all decoders of pictures share. Requests wait in a queue until it is available, so that many large
 * pictures at once take longer and no more memory. Nobody overtakes, so a large one gets its turn.
 */
export class MemoryBudget {
  readonly totalBytes: number;
  readonly #mostWaiting: number;
  readonly #line: Waiting[] = [];
  #takenBytes = 0;

  constructor(totalBytes: number, { mostWaiting = 200 }: { mostWaiting?: number } = {}) {
    this.totalBytes = totalBytes;
    this.#mostWaiting = mostWaiting;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#line.length;
  }

  get takenBytes(): number {
    return this.#takenBytes;
  }

  /**
   * Waits for so many bytes, or for all of them when that is more; the function that comes back gives them back. Throws the
   * signal's reason when aborted, and `TooManyWaiting`.
   */
  async take(wanted: number, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const bytes = Math.min(wanted, this.totalBytes);
    if (this.#line.length > 0 || this.#takenBytes + bytes > this.totalBytes) await this.#queue(bytes, signal);
    else this.#takenBytes += bytes;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#takenBytes -= bytes;
      this.#admit();
    };
  }

  #queue(bytes: number, signal: AbortSignal): Promise<void> {
    if (this.#line.length >= this.#mostWaiting) throw new TooManyWaiting();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#line.splice(this.#line.indexOf(waiting), 1);
        reject(signal.reason);
        this.#admit();
      };
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const waiting = { bytes, begin };
      this.#line.push(waiting);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  #admit(): void {
    for (
      let [next] = this.#line;
      next && this.#takenBytes + next.bytes <= this.totalBytes;
      [next] = this.#line
    ) {
      this.#line.shift();
      this.#takenBytes += next.bytes;
      next.begin();
    }
  }
}
