import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The largest size of all copies together. */
const mostBytes = 8 * 1024 * 1024;
/** What waits to be made smaller, at most; others wait until they are requested again. */
const mostWaiting = 20;
/** The last request has the processor to itself until then. */
const usualPauseMs = 3000;

/** A compressed body; its bytes become fewer when there was time. */
export interface Copy {
  bytes: Buffer;
}

interface KeptCopy extends Copy {
  /** It is as small as can be, or about to be. */
  isBeingImproved: boolean;
}

/**
 * Compressed copies of what is sent more than once: the first answer is compressed quickly, the second has the same bytes,
 * and what has been requested twice is made as small as can be behind their backs, one after the other.
 */
export class KeptCopies {
  readonly #best: (body: Buffer) => Promise<Buffer>;
  readonly #pauseMs: number;
  readonly #copies = new LRUCache<string, KeptCopy>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(best: (body: Buffer) => Promise<Buffer>, pauseMs = usualPauseMs) {
    this.#best = best;
    this.#pauseMs = pauseMs;
  }

  async copyOf(body: Buffer, quick: () => Promise<Buffer>): Promise<Copy> {
    const key = createHash('sha256').update(body).digest('base64');
    const known = this.#copies.get(key);
    if (!known) {
      const copy = { bytes: await quick(), isBeingImproved: false };
      this.#copies.set(key, copy);
      return copy;
    }
    if (!known.isBeingImproved && this.#waiting < mostWaiting) {
      known.isBeingImproved = true;
      this.#waiting++;
      this.#turn = this.#turn.then(() => this.#improve(key, known, body));
    }
    return known;
  }

  async #improve(key: string, copy: KeptCopy, body: Buffer): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.#pauseMs).unref());
    const bytes = this.#copies.has(key) ? await this.#best(body).catch(() => null) : null;
    if (bytes) {
      copy.bytes = bytes;
      // It weighs less now.
      if (this.#copies.peek(key) === copy) this.#copies.set(key, copy);
    }
    this.#waiting--;
  }
}
