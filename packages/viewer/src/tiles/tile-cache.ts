/** An LRU cache of loaded tiles with a budget in bytes. */

interface Entry<Value> {
  value: Value;
  sizeBytes: number;
  isPinned: boolean;
}

/** A cache that forgets. Pinned entries (the coarse level that covers everything) stay until they are taken out. */
export class TileCache<Value> {
  // A Map keeps the order of insertion: used entries are put in again, so that the first is the oldest.
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #forget: (value: Value) => void;
  #sizeBytes = 0;

  /** `forget` gives back what a value holds. */
  constructor(forget: (value: Value) => void) {
    this.#forget = forget;
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  get count(): number {
    return this.#entries.size;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** The value, which counts as used just now. */
  use(key: string): Value | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Keeps a value; one that was there under the same key is forgotten. */
  put(key: string, value: Value, sizeBytes: number, isPinned = false): void {
    this.delete(key);
    this.#entries.set(key, { value, sizeBytes, isPinned });
    this.#sizeBytes += sizeBytes;
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#sizeBytes -= entry.sizeBytes;
    this.#forget(entry.value);
  }

  /** Lets every key that begins with a prefix be forgotten. */
  unpin(prefix: string): void {
    for (const [key, entry] of this.#entries) if (key.startsWith(prefix)) entry.isPinned = false;
  }

  /** Forgets the oldest until the budget holds, but nothing that is pinned or in use. */
  trim(budgetBytes: number, isInUse: (key: string) => boolean): void {
    if (this.#sizeBytes <= budgetBytes) return;
    for (const [key, entry] of this.#entries) {
      if (entry.isPinned || isInUse(key)) continue;
      this.delete(key);
      if (this.#sizeBytes <= budgetBytes) return;
    }
  }

  /** Forgets every key that begins with a prefix; without one, everything. */
  clear(prefix = ''): void {
    for (const key of [...this.#entries.keys()]) if (key.startsWith(prefix)) this.delete(key);
  }
}
