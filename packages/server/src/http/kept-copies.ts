import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Of all copies together. */
const MOST_BYTES = 8 * 1024 * 1024;
/** What waits to be made smaller, at most; others wait until they are asked for again. */
const MOST_WAITING = 20;
/** Whoever asked last has the processor to themselves until then. */
const PAUSE_MS = 3000;

interface Copy {
  bytes: Buffer;
  /** It is as small as can be, or about to be. */
  isBeingImproved: boolean;
}

/**
 * Compressed copies of what is sent more than once: the first answer is compressed quickly, the second has the same bytes,
 * and what has been asked for twice is made as small as can be behind their backs, one after the other.
 */
export class KeptCopies {
  readonly #best: (body: Buffer) => Promise<Buffer>;
  readonly #pauseMs: number;
  readonly #copies = new LRUCache<string, Copy>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(best: (body: Buffer) => Promise<Buffer>, pauseMs = PAUSE_MS) {
    this.#best = best;
    this.#pauseMs = pauseMs;
  }

  async copyOf(body: Buffer, quick: () => Promise<Buffer>): Promise<Buffer> {
    const key = createHash('sha256').update(body).digest('base64');
    const copy = this.#copies.get(key);
    if (!copy) {
      const bytes = await quick();
      this.#copies.set(key, { bytes, isBeingImproved: false });
      return bytes;
    }
    if (!copy.isBeingImproved && this.#waiting < MOST_WAITING) {
      copy.isBeingImproved = true;
      this.#waiting++;
      this.#turn = this.#turn.then(() => this.#improve(key, body));
    }
    return copy.bytes;
  }

  async #improve(key: string, body: Buffer): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.#pauseMs).unref());
    const bytes = this.#copies.has(key) ? await this.#best(body).catch(() => null) : null;
    if (bytes) this.#copies.set(key, { bytes, isBeingImproved: true });
    this.#waiting--;
  }
}
