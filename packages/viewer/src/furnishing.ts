/** Brings what stands in a scene beside its picture, once the picture is there: it must not wait for them. */
import type { ScreenPoint, View } from '@tourwright/tour/sphere';
import { LatePart } from './late-part.ts';
import type { HotspotStates } from './overlay/hotspot-states.ts';
import type { MarkParts } from './overlay/marks.ts';
import type { ScenePart } from './scene-part.ts';
import type { SceneryParts } from './scenery-parts.ts';
import type { ViewerScene } from './viewer-scene.ts';

/** On a slow line the ways on are there before the picture is sharp. */
const marksPatienceMs = 1500;

export class Furnishing implements ScenePart {
  readonly #states: HotspotStates = { open: null, playing: [] };
  readonly #marks: LatePart;
  readonly #scenery: LatePart;
  readonly #timer: ReturnType<typeof setTimeout>;

  constructor(host: Omit<SceneryParts & MarkParts, 'states'>) {
    const parts = { ...host, states: this.#states };
    this.#marks = new LatePart(
      ({ hotspots }) => hotspots.length > 0,
      async () => (await import('./overlay/marks.ts')).openMarks(parts),
    );
    this.#scenery = new LatePart(hasScenery, async () => (await import('./scenery.ts')).openScenery(parts));
    this.#timer = setTimeout(() => this.#marks.allow(), marksPatienceMs);
  }

  /** Another scene is the present one, or it has changed. */
  show(scene: ViewerScene | null): void {
    this.#marks.show(scene);
    this.#scenery.show(scene);
  }

  /** The host says which hotspots are open or heard; what it does not speak of stays. */
  tell(states: Partial<HotspotStates>): void {
    Object.assign(this.#states, states);
    this.#marks.refresh();
    this.#scenery.refresh();
  }

  /** The picture is as sharp as the screen shows it: the line is free. */
  pictureIsThere(): void {
    this.#marks.allow();
    this.#scenery.allow();
  }

  place(view: View): void {
    this.#marks.place(view);
    this.#scenery.place(view);
  }

  setHidden(isHidden: boolean): void {
    this.#marks.setHidden(isHidden);
    this.#scenery.setHidden(isHidden);
  }

  tap(point: ScreenPoint): void {
    this.#scenery.tap(point);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#marks.close();
    this.#scenery.close();
  }
}

function hasScenery({ pinned = [], hotspots, logo }: ViewerScene): boolean {
  return pinned.length > 0 || logo != null || hotspots.some(({ polygon }) => polygon !== undefined);
}
