/** Dwell selection: what is looked at for this long is chosen. */
export const dwellMs = 1500;

/** Chooses what is looked at for long enough, for visitors without a controller. */
export class Dwell<Target> {
  #target: Target | null = null;
  #since = 0;

  /**
   * Returns how much of the time is over (0..1) for what is looked at now; `isChosen` once, when it is. After that it
   * must be left before it is chosen again.
   */
  look(target: Target | null, now: number): { part: number; isChosen: boolean } {
    if (target !== this.#target) {
      this.#target = target;
      this.#since = now;
    }
    if (target === null || this.#since === Number.POSITIVE_INFINITY) return { part: 0, isChosen: false };
    const part = Math.min(1, (now - this.#since) / dwellMs);
    if (part < 1) return { part, isChosen: false };
    this.#since = Number.POSITIVE_INFINITY;
    return { part: 0, isChosen: true };
  }
}
