import type { ScreenPoint, View } from '@tourwright/tour/sphere';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { ScenePart } from './scene-part.ts';

const longestRetryMs = 32_000;
/** A line that breaks for a moment is nobody's concern: only after this many failed attempts is it reported. */
const triesInVain = 3;

/** A part that is loaded when a scene needs it and there is time, and then shows what it would have shown all along. */
export class LazyPart implements ScenePart {
  readonly #load: () => Promise<ScenePart>;
  readonly #isNeeded: (scene: ViewerScene) => boolean;
  readonly #onMissing: (cause: unknown) => void;
  #part: ScenePart | null = null;
  #scene: ViewerScene | null = null;
  #view: View | null = null;
  #isHidden = false;
  /** Of the scene, and not done yet. */
  #pressed: string | null = null;
  /** There is time for it, and it is not closed. */
  #hasTime = false;
  #isLoading = false;
  #retryMs = 1000;
  #failures = 0;

  /** `onMissing` is called when it has failed to load for a while; it is tried on. */
  constructor(
    isNeeded: (scene: ViewerScene) => boolean,
    load: () => Promise<ScenePart>,
    onMissing: (cause: unknown) => void,
  ) {
    this.#isNeeded = isNeeded;
    this.#onMissing = onMissing;
    this.#load = load;
  }

  get isCover(): boolean {
    return this.#part?.isCover ?? false;
  }

  show(scene: ViewerScene | null): void {
    if (scene?.id !== this.#scene?.id) this.#pressed = null;
    this.#scene = scene;
    this.#part?.show(scene);
    this.#start();
  }

  /** What the scene is shown with has changed. */
  refresh(): void {
    this.#part?.show(this.#scene);
    if (this.#view) this.#part?.place(this.#view);
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

  /** A press that comes before the part counts when that is there, unless one has left the scene. */
  press(hotspotId: string): void {
    if (this.#part) this.#part.press?.(hotspotId);
    else this.#pressed = hotspotId;
  }

  close(): void {
    this.#hasTime = false;
    this.#part?.close();
  }

  #start(): void {
    if (this.#isLoading || !this.#hasTime || !this.#scene || !this.#isNeeded(this.#scene)) return;
    this.#isLoading = true;
    this.#load().then(
      (part) => {
        if (!this.#hasTime) return part.close();
        this.#part = part;
        part.show(this.#scene);
        part.setHidden(this.#isHidden);
        if (this.#view) part.place(this.#view);
        if (this.#pressed !== null) part.press?.(this.#pressed);
      },
      // The connection broke: a scene without its ways on would be the end of the visit. While it stays lost, retries
      // become less frequent.
      (cause: unknown) => {
        this.#isLoading = false;
        if (++this.#failures === triesInVain && this.#hasTime) this.#onMissing(cause);
        this.#retryMs = Math.min(2 * this.#retryMs, longestRetryMs);
        setTimeout(() => this.#start(), this.#retryMs);
      },
    );
  }
}
