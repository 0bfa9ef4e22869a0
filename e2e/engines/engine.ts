/**
 * What the stories of every engine need of a browser, and no more: each of the three is driven by another client, so
 * that it is the browser that people have, not one that was built for tests.
 */

/** CSS pixels from the top left of the page. */
export interface Point {
  x: number;
  y: number;
}

export interface EnginePage {
  goto(address: string): Promise<void>;
  /** Runs a function in the page, which knows nothing but its arguments. */
  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  click(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** Types into what has the focus; `Enter` is `\n`. */
  type(text: string): Promise<void>;
  /** Gives files of this machine to the first file input of the page. */
  chooseFiles(paths: string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  /** A page of this size in CSS pixels that remembers nothing of others. */
  open(size: { width: number; height: number }): Promise<EnginePage>;
  close(): Promise<void>;
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];
