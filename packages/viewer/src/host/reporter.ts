/**
 * Reports the state of the picture to the host: how far it is, when it is sharp for the first time, what went wrong.
 */
import { createEmitter, type ViewerEvents, type ViewerState } from '../events.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { ViewerTexts } from '../texts.ts';
import type { ViewAngles } from '../view/angles.ts';

/** Reports the state of the picture and its failures to the host, each failure once per picture. */
export class Reporter {
  readonly #element: HTMLElement;
  readonly #texts: ViewerTexts;
  readonly #events = createEmitter<ViewerEvents>();
  readonly on = this.#events.on;
  #state: ViewerState = 'loading';
  /** Whether the present picture was reported. */
  #hasComplained = false;
  #isLoaded = false;
  /** Whether the host has the viewer in its hands. */
  #isHeard = false;

  /** `texts` may be changed meanwhile. */
  constructor(element: HTMLElement, texts: ViewerTexts) {
    this.#element = element;
    this.#texts = texts;
  }

  get state(): ViewerState {
    return this.#state;
  }

  /** From now on events are sent at once; earlier ones follow a moment later, when the host can have subscribed. */
  begin(): void {
    this.#isHeard = true;
  }

  tell<Name extends keyof ViewerEvents>(name: Name, payload: ViewerEvents[Name]): void {
    if (this.#isHeard) this.#events.emit(name, payload);
    else queueMicrotask(() => this.#events.emit(name, payload));
  }

  /** Of views before the host hears, nobody has to know. */
  moved(view: ViewAngles): void {
    this.#events.emit('view', { view });
  }

  /** Another picture is to come: what went wrong with the last one is forgotten. */
  startLoading(): void {
    this.#hasComplained = false;
    this.#isLoaded = false;
  }

  /** How far the picture of a scene is. False when that was known. */
  setState(state: ViewerState, sceneId: number | null): boolean {
    if (this.#state === state && this.#element.dataset.tourwright) return false;
    this.#state = state;
    this.#element.dataset.tourwright = state;
    this.tell('state', { state });
    if (state !== 'sharp') return true;
    this.#hasComplained = false;
    if (this.#isLoaded || sceneId === null) return true;
    this.#isLoaded = true;
    this.tell('load', { sceneId });
    return true;
  }

  /** Tiles of the present scene could not be had; `isTotal` when none of them could. Reported once per picture. */
  tilesFailed({ id, name }: ViewerScene, isTotal: boolean, cause: unknown): void {
    if (this.#hasComplained) return;
    this.#hasComplained = true;
    const { failed, tilesMissing } = this.#texts;
    this.tell('error', { sceneId: id, message: isTotal ? failed(name) : tilesMissing, cause });
  }

  /** What is in the present scene is not there yet. */
  contentMissing({ id }: ViewerScene, cause: unknown): void {
    this.tell('error', { sceneId: id, message: this.#texts.contentMissing, cause });
  }

  sceneFailed({ id, name }: ViewerScene, cause: unknown): void {
    this.tell('error', { sceneId: id, message: this.#texts.failed(name), cause });
  }

  /** A link leads to a scene without a picture, or to none. */
  unseen(scene: ViewerScene | null, from: ViewerScene): void {
    const { noPicture, unknownScene } = this.#texts;
    const message = noPicture(scene?.name ?? unknownScene);
    this.tell('error', { sceneId: (scene ?? from).id, message, cause: null });
  }

  close(): void {
    this.#events.clear();
  }
}
