/** Lets one at a time do what takes much memory; the others wait in the order in which they came. */
export class Turns {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** How many wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Waits for the turn; the function that comes back ends it. Throws the signal's reason when aborted. */
  async take(signal: AbortSignal): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#last = before.then(() => ended);
    let giveUp = () => {};
    const aborted = new Promise<void>((resolve) => {
      giveUp = resolve;
    });
    signal.addEventListener('abort', giveUp);
    this.#waiting++;
    if (!signal.aborted) await Promise.race([before, aborted]);
    this.#waiting--;
    signal.removeEventListener('abort', giveUp);
    if (!signal.aborted) return end;
    end();
    throw signal.reason;
  }
}
