/** A mutex for work that takes much memory; the others wait in order of arrival. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** How many wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Waits until nobody else holds it; the function that comes back releases it. Throws the signal's reason when aborted. */
  async lock(signal: AbortSignal): Promise<() => void> {
    const before = this.#last;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#last = before.then(() => released);
    let giveUp = () => {};
    const aborted = new Promise<void>((resolve) => {
      giveUp = resolve;
    });
    signal.addEventListener('abort', giveUp);
    this.#waiting++;
    if (!signal.aborted) await Promise.race([before, aborted]);
    this.#waiting--;
    signal.removeEventListener('abort', giveUp);
    if (!signal.aborted) return release;
    release();
    throw signal.reason;
  }
}
