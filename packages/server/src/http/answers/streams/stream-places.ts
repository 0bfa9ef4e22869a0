/** A stream that counts. */
export interface StreamPlace {
  /** Whether a newer stream of the same user took its place. */
  readonly isTaken: boolean;
  /** What to do when that happens. */
  onTaken(close: () => void): void;
  /** Gives the place back. */
  leave(): void;
}

/**
 * Limits how many streams are open. A user's oldest makes room for the newest, since it is the likeliest to have
 * lost its reader; beyond the limit of the process nobody gets one.
 */
export class StreamPlaces {
  readonly #maxPerUser: number;
  readonly #max: number;
  readonly #byUser = new Map<string, Set<Place>>();
  #count = 0;

  constructor({ maxPerUser = 20, max = 2000 } = {}) {
    this.#maxPerUser = maxPerUser;
    this.#max = max;
  }

  /** A place for one more, or null when the process is full. */
  take(userId: string): StreamPlace | null {
    const own = this.#byUser.get(userId) ?? new Set();
    const [oldest] = own;
    if (oldest !== undefined && own.size >= this.#maxPerUser) oldest.lose();
    if (this.#count >= this.#max) return null;
    const place = new Place(() => {
      own.delete(place);
      this.#count -= 1;
      if (own.size === 0 && this.#byUser.get(userId) === own) this.#byUser.delete(userId);
    });
    this.#byUser.set(userId, own.add(place));
    this.#count += 1;
    return place;
  }
}

class Place implements StreamPlace {
  readonly #free: () => void;
  #isFree = false;
  #close = () => {};
  isTaken = false;

  constructor(free: () => void) {
    this.#free = free;
  }

  onTaken(close: () => void): void {
    this.#close = close;
  }

  lose(): void {
    this.isTaken = true;
    this.leave();
    this.#close();
  }

  leave(): void {
    if (this.#isFree) return;
    this.#isFree = true;
    this.#free();
  }
}
