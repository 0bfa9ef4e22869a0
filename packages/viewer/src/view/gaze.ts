/** The view of the present scene: its angles, their changes, and the projection of directions. */
import { type Direction, project, type ScreenPoint, unproject, type View } from '@tourwright/tour/sphere';
import type { Size, ViewAngles } from './angles.ts';
import { isInSight } from './in-sight.ts';
import { Motion } from './motion.ts';

const lookMs = 600;

/** The view's motion within the limits of scene and canvas size. */
export class Gaze {
  readonly motion: Motion;
  readonly #wake: () => void;
  #size: Size = { width: 1, height: 1 };

  /** `wake` is called when the view is to change. */
  constructor(angles: Partial<ViewAngles> | undefined, wake: () => void) {
    this.motion = new Motion({ yaw: 0, pitch: 0, hfov: 1.3, ...angles });
    this.#wake = wake;
  }

  get angles(): ViewAngles {
    return this.motion.angles;
  }

  /** With the size of the picture in CSS pixels. */
  get view(): View {
    return { ...this.angles, ...this.#size };
  }

  get size(): Size {
    return this.#size;
  }

  setSize(size: Size): void {
    this.#size = size;
    this.motion.setSize(size);
  }

  /** Turns in `durationMs`. False when something else turned the view meanwhile. */
  turnTo(view: Partial<ViewAngles>, durationMs = lookMs): Promise<boolean> {
    const arrived = this.motion.turnTo({ ...this.angles, ...view }, durationMs);
    this.#wake();
    return arrived;
  }

  set(view: Partial<ViewAngles>): void {
    this.motion.set({ ...this.angles, ...view });
    this.#wake();
  }

  setAutorotate(on: boolean): void {
    this.motion.setAutorotate(on);
    this.#wake();
  }

  /** CSS pixels; null behind the visitor's back. */
  project(direction: Direction): ScreenPoint | null {
    return project(this.view, direction);
  }

  unproject(point: ScreenPoint): Direction {
    return unproject(this.view, point);
  }

  sees(direction: Direction): boolean {
    return isInSight(this.view, direction);
  }
}
