/**
 * How finely a moving picture is drawn. Where drawing takes longer than the screen allows, smoothness is worth more than
 * detail, which nobody sees in motion: fewer pixels then, and all of them again as soon as the picture rests.
 */

/** Shares of the pixels along each side. */
const steps = [1, 0.7, 0.5] as const;
/** Frames that are further apart than this on the whole are seen as steps: fewer than forty a second. */
const slowMs = 27;
/** Frames that are nearer than this on the whole come with the screen. */
const quickMs = 18;
/** What is counted of a single frame, which may have been late for any reason. */
const longestMs = 100;
/** The weight of the newest frame, and the number of frames needed for an estimate. */
const share = 0.1;
const fewFrames = 8;
/** After this many frames with the fewest pixels it is clear whether that helps. */
const trialFrames = 20;
const helpfulShare = 0.85;
/**
 * After this many frames without a drop, more detail is tried; twice as many after each trial without
 * success.
 */
const firstFrames = 60;
const mostFrames = 3840;
/** A picture at rest that took this long says how one in motion would go. */
const slowRestMs = 40;

/** Lowers the resolution while the view moves, where frames would otherwise come late. */
export class MotionDetail {
  #step = 0;
  #last: number | null = null;
  /** The sum of the intervals since the last change, weighted and not yet divided by the sum of the weights. */
  #sumMs = 0;
  #frames = 0;
  #framesToWait = firstFrames;
  /** How far apart frames with all pixels were, where that was tried. */
  #fullMeanMs = Number.POSITIVE_INFINITY;
  /** Frames are no nearer with fewer pixels: the browser, not the GPU, holds them back (to save power, in a frame). */
  #isFutile = false;

  /** Whether there is no estimate yet of how smoothly a picture would move. */
  get isUnknown(): boolean {
    return this.#frames === 0 && this.#step === 0 && !this.#isFutile;
  }

  /** A picture at rest took this long on the GPU. */
  learnRest(tookMs: number): void {
    if (!this.isUnknown || tookMs < slowRestMs) return;
    this.#step = tookMs < 2 * slowRestMs ? 1 : 2;
  }

  /** Part of the pixels along each side for the frame at this time, in milliseconds. */
  scaleAt(now: number, isMoving: boolean): number {
    if (isMoving && this.#last !== null) this.#learn(now - this.#last);
    this.#last = isMoving ? now : null;
    return isMoving ? (steps[this.#step] ?? 1) : 1;
  }

  #learn(intervalMs: number): void {
    this.#sumMs += (Math.min(longestMs, intervalMs) - this.#sumMs) * share;
    this.#frames++;
    if (this.#frames < fewFrames) return;
    const meanMs = this.#sumMs / (1 - (1 - share) ** this.#frames);
    const isLowest = this.#step === steps.length - 1;
    if (isLowest && this.#frames === trialFrames && meanMs > helpfulShare * this.#fullMeanMs) {
      this.#isFutile = true;
      this.#go(0);
    } else if (meanMs > slowMs && !isLowest && !this.#isFutile) {
      if (this.#step === 0) this.#fullMeanMs = meanMs;
      this.#framesToWait = Math.min(mostFrames, this.#framesToWait * 2);
      this.#go(this.#step + 1);
    } else if (this.#frames > this.#framesToWait && meanMs < quickMs && this.#step > 0)
      this.#go(this.#step - 1);
  }

  #go(step: number): void {
    this.#step = step;
    this.#sumMs = 0;
    this.#frames = 0;
  }
}
