/**
 * How long the rest of a transfer takes, from the bytes of the last seconds. The speed of a line changes, so old
 * samples are forgotten; before two seconds have passed nothing is promised.
 */
export class TransferSpeed {
  readonly #windowMs: number;
  #samples: { at: number; bytes: number }[] = [];

  constructor(windowMs = 10_000) {
    this.#windowMs = windowMs;
  }

  /** Records that `bytes` in all have arrived at the time `now` (milliseconds). */
  add(bytes: number, now: number): void {
    this.#samples.push({ at: now, bytes });
    this.#samples = this.#samples.filter(({ at }) => now - at <= this.#windowMs);
  }

  /** Whole seconds until `total` bytes have arrived; null while unknown. */
  secondsLeft(total: number): number | null {
    const first = this.#samples[0];
    const last = this.#samples.at(-1);
    if (!first || !last || last.at - first.at < 2000 || last.bytes <= first.bytes) return null;
    const bytesPerSecond = ((last.bytes - first.bytes) * 1000) / (last.at - first.at);
    return Math.max(1, Math.ceil((total - last.bytes) / bytesPerSecond));
  }
}
