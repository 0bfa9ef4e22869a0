/** The render loop: draws only when a redraw was requested. */
export class FrameLoop {
  readonly #draw: (now: number) => boolean;
  #frame: number | null = null;
  #isClosed = false;

  /** `draw` gets the time in milliseconds and returns whether it needs another frame. */
  constructor(draw: (now: number) => boolean) {
    this.#draw = draw;
  }

  /** The picture needs a redraw: in the next frame. */
  readonly wake = (): void => {
    if (this.#isClosed) return;
    this.#frame ??= requestAnimationFrame(this.#run);
  };

  close(): void {
    this.#isClosed = true;
    cancelAnimationFrame(this.#frame ?? 0);
    this.#frame = null;
  }

  readonly #run = (now: number): void => {
    this.#frame = null;
    if (this.#draw(now)) this.wake();
  };
}
