/** Brings what stands in a scene beside its picture and its marks, once the picture is there: it must not wait for them. */
import type { ScreenPoint, View } from '@tourwright/tour/sphere';
import type { Scenery } from './scenery.ts';
import type { SceneryParts } from './scenery-parts.ts';
import type { ViewerScene } from './viewer-scene.ts';

export class Furnishing {
  readonly #parts: SceneryParts;
  #scenery: Scenery | null = null;
  #scene: ViewerScene | null = null;
  #view: View | null = null;
  #isPictureThere = false;
  #isLoading = false;
  #isClosed = false;

  constructor(parts: SceneryParts) {
    this.#parts = parts;
  }

  /** Another scene is the present one, or it has changed. */
  show(scene: ViewerScene | null): void {
    this.#scene = scene;
    this.#scenery?.show(scene);
    this.#load();
  }

  /** The picture is as sharp as the screen shows it: the line is free. */
  pictureIsThere(): void {
    if (this.#isPictureThere) return;
    this.#isPictureThere = true;
    this.#load();
  }

  place(view: View): void {
    this.#view = view;
    this.#scenery?.place(view);
  }

  setHidden(isHidden: boolean): void {
    this.#scenery?.setHidden(isHidden);
  }

  tap(point: ScreenPoint): void {
    this.#scenery?.tap(point);
  }

  close(): void {
    this.#isClosed = true;
    this.#scenery?.close();
  }

  #load(): void {
    if (this.#isLoading || !this.#isPictureThere || !hasFurniture(this.#scene)) return;
    this.#isLoading = true;
    void import('./scenery.ts').then(
      ({ openScenery }) => {
        if (this.#isClosed) return;
        this.#scenery = openScenery(this.#parts);
        this.#scenery.show(this.#scene);
        if (this.#view) this.#scenery.place(this.#view);
      },
      // The line broke: tried again in the next scene.
      () => {
        this.#isLoading = false;
      },
    );
  }
}

function hasFurniture(scene: ViewerScene | null): boolean {
  if (!scene) return false;
  const { pinned = [], hotspots, logo } = scene;
  return pinned.length > 0 || logo != null || hotspots.some(({ polygon }) => polygon !== undefined);
}
