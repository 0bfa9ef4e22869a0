import type { ScreenPoint, View } from '@tourwright/tour/sphere';
import type { ScenePart } from './scene-part.ts';
import type { ViewerScene } from './viewer-scene.ts';

/** A part that is loaded when a scene needs it and there is time, and then shows what it would have shown all along. */
export class LatePart implements ScenePart {
  readonly #load: () => Promise<ScenePart>;
  readonly #isNeeded: (scene: ViewerScene) => boolean;
  #part: ScenePart | null = null;
  #scene: ViewerScene | null = null;
  #view: View | null = null;
  #isHidden = false;
  #hasTime = false;
  #isLoading = false;
  #isClosed = false;

  constructor(isNeeded: (scene: ViewerScene) => boolean, load: () => Promise<ScenePart>) {
    this.#isNeeded = isNeeded;
    this.#load = load;
  }

  show(scene: ViewerScene | null): void {
    this.#scene = scene;
    this.#part?.show(scene);
    this.#start();
  }

  /** From now on it may be loaded. */
  allow(): void {
    this.#hasTime = true;
    this.#start();
  }

  place(view: View): void {
    this.#view = view;
    this.#part?.place(view);
  }

  setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden;
    this.#part?.setHidden(isHidden);
  }

  tap(point: ScreenPoint): void {
    this.#part?.tap?.(point);
  }

  close(): void {
    this.#isClosed = true;
    this.#part?.close();
  }

  #start(): void {
    if (this.#isLoading || !this.#hasTime || !this.#scene || !this.#isNeeded(this.#scene)) return;
    this.#isLoading = true;
    this.#load().then(
      (part) => {
        if (this.#isClosed) return part.close();
        this.#part = part;
        part.show(this.#scene);
        part.setHidden(this.#isHidden);
        if (this.#view) part.place(this.#view);
      },
      // The line broke: tried again in the next scene.
      () => {
        this.#isLoading = false;
      },
    );
  }
}
