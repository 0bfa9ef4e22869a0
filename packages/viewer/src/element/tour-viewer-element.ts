/**
 * `<tour-viewer>`: a tour in two lines of HTML. A viewer lives as long as the element is in a document; moved within
 * it the same one continues, and put back later another one shows what was seen last.
 */

import { createViewer } from '../degrees/viewer.ts';
import { openTour } from '../journey/open-tour.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { ViewAngles } from '../view/angles.ts';
import type { OpenSceneOptions, Viewer } from '../viewer-options.ts';
import { type ElementEvents, toldEvents } from './element-events.ts';
import { followedAttributes, numberOf, optionsOf, panoramaOf, viewOf } from './element-options.ts';
import { adoptStyle } from './element-style.ts';
import { type ElementTexts, elementTexts } from './element-texts.ts';
import { LinkClosed } from './linked-tour.ts';
import { createNotice } from './notice.ts';
import { SourceFetch } from './source-fetch.ts';

/** Servers that import this have no elements. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** The element `<tour-viewer>`: shows a tour by its address, its link, or its scenes. */
export class TourViewerElement extends Base {
  static readonly observedAttributes = followedAttributes;

  #viewer: Viewer | null = null;
  #scenes: ViewerScene[] | null = null;
  /** Where its source begins. */
  #firstSceneId: number | null = null;
  readonly #fetching = new SourceFetch();
  /** Where the visitor was when the element was taken out of the document. */
  #left: { sceneId: number | null; view: ViewAngles } | null = null;
  #texts = elementTexts({});
  readonly #notice = createNotice(this);

  /** The viewer; null until the tour is ready, and while the element is not in a document. */
  get viewer(): Viewer | null {
    return this.#viewer;
  }

  /** The address of a tour: of one of its pages, or of a JSON file with scenes. */
  get src(): string | null {
    return this.getAttribute('src');
  }

  set src(address: string | null) {
    if (address === null) this.removeAttribute('src');
    else this.setAttribute('src', address);
  }

  /** The scenes; set them in place of `src`. An empty list while there are none. */
  get scenes(): ViewerScene[] {
    return this.#scenes ?? [];
  }

  set scenes(scenes: ViewerScene[]) {
    this.#fetching.stop();
    if (this.#viewer) {
      this.#scenes = scenes;
      this.#viewer.setScenes(scenes);
      this.#tell('tour-open', { scenes });
    } else this.#take(scenes, null);
  }

  /** The texts; set those that should differ, for example in another language. Others stay. */
  get texts(): ElementTexts {
    return this.#texts;
  }

  set texts(texts: Partial<ElementTexts>) {
    this.#texts = { ...this.#texts, ...texts };
    this.#viewer?.setTexts(this.#texts);
  }

  /** The scene that is shown; null while there is none. */
  get sceneId(): number | null {
    return this.#viewer?.sceneId ?? null;
  }

  /** The view, in degrees. Null while there is no viewer. */
  get view(): ViewAngles | null {
    return this.#viewer?.view ?? null;
  }

  /** Opens a scene; resolves to whether it succeeded. */
  openScene(id: number, options?: OpenSceneOptions): Promise<boolean> {
    return this.#viewer?.openScene(id, options) ?? Promise.resolve(false);
  }

  /** Turns to a view; omitted angles stay. Resolves to whether it was reached. */
  lookTo(view: Partial<ViewAngles>, options?: { durationMs?: number }): Promise<boolean> {
    return this.#viewer?.lookTo(view, options) ?? Promise.resolve(false);
  }

  /** Sets the view at once. */
  setView(view: Partial<ViewAngles>): void {
    this.#viewer?.setView(view);
  }

  override addEventListener<Name extends keyof ElementEvents>(
    name: Name,
    listener: (event: ElementEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    name: string,
    listener: unknown,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(name, listener as EventListener, options);
  }

  connectedCallback(): void {
    adoptStyle(this.getRootNode());
    this.#takeEarlier('src');
    this.#takeEarlier('texts');
    this.#takeEarlier('scenes');
    if (this.#viewer || this.#fetching.isUnderWay) return;
    if (this.#scenes) this.#open();
    else this.#fetch();
  }

  disconnectedCallback(): void {
    // Who moves it puts it back at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.#leave();
    });
  }

  adoptedCallback(): void {
    this.#leave();
  }

  /** Moved by `moveBefore`: keeps its state. */
  connectedMoveCallback(): void {
    adoptStyle(this.getRootNode());
  }

  attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (old === value) return;
    const viewer = this.#viewer;
    if (name !== 'autorotate') this.#left = null;
    if (name === 'src' || name === 'panorama' || name === 'name') {
      if (name !== 'src' && this.src !== null) return;
      this.#scenes = null;
      if (this.isConnected) this.#fetch();
    } else if (name === 'scene') {
      const id = numberOf(this, 'scene');
      if (id !== null && id !== viewer?.sceneId) void viewer?.openScene(id);
    } else if (name === 'autorotate') {
      viewer?.setAutorotate(value !== null);
    } else {
      viewer?.setView(viewOf(this));
    }
  }

  /** What a script said of an element before this class was there. */
  #takeEarlier(name: 'src' | 'scenes' | 'texts'): void {
    const earlier = Object.getOwnPropertyDescriptor(this, name);
    if (!earlier || !Reflect.deleteProperty(this, name)) return;
    Reflect.set(this, name, earlier.value);
  }

  #fetch(): void {
    this.#fetching.stop();
    this.#notice.clear();
    const { src } = this;
    if (src === null) {
      const scene = panoramaOf(this);
      if (scene) this.#take([scene], null);
      else this.#close();
      return;
    }
    if (!this.#viewer) this.dataset.tourwright = 'loading';
    this.#fetching.begin(src, this.baseURI, {
      onFound: (scenes, sceneId) => this.#take(scenes, sceneId),
      onFailed: (cause) => this.#fail(cause),
    });
  }

  /** There is no tour to show, or no longer. */
  #fail(cause: unknown): void {
    this.#fetching.stop();
    this.#close();
    this.#scenes = null;
    this.dataset.tourwright = 'failed';
    // What the page has in its place says more.
    if (!this.textContent?.trim() && this.childElementCount === 0) this.#sayWhy(cause);
    const message = cause instanceof Error ? cause.message : String(cause);
    this.#tell('tour-error', { sceneId: null, message, cause });
  }

  #sayWhy(cause: unknown): void {
    const texts = this.#texts;
    const why = cause instanceof LinkClosed ? cause.hindrance : null;
    const press = () => void open(new URL(this.src ?? '', this.baseURI), '_blank', 'noopener');
    if (why === null) this.#say(texts.noTour, () => this.#fetch());
    else if (why === 'ended') this.#say(texts.linkEnded, null);
    else {
      const text = why === 'password' ? texts.needsPassword : texts.openElsewhere;
      this.#notice.say(text, { name: texts.openTour, press });
    }
  }

  /** Another tour; a viewer that shows one already continues with it. */
  #take(scenes: ViewerScene[], firstSceneId: number | null): void {
    this.#scenes = scenes;
    this.#firstSceneId = firstSceneId;
    if (this.#viewer) {
      openTour(this.#viewer, scenes, this.#sceneToBegin(scenes));
      this.#tell('tour-open', { scenes });
    } else if (this.isConnected) this.#open();
  }

  /** Where the attribute wants to begin, as far as there is such a scene; else where the source does. */
  #sceneToBegin(scenes: readonly ViewerScene[]): number | null {
    const wanted = numberOf(this, 'scene');
    return scenes.some(({ id }) => id === wanted) ? wanted : this.#firstSceneId;
  }

  #open(): void {
    const scenes = this.#scenes;
    if (!scenes || this.#viewer) return;
    this.#notice.clear();
    const left = scenes.some(({ id }) => id === this.#left?.sceneId) ? this.#left : null;
    this.#left = null;
    const sceneId = left?.sceneId ?? this.#sceneToBegin(scenes);
    const viewer = createViewer(this, {
      ...optionsOf(this),
      texts: this.#texts,
      ...(left && { view: left.view }),
      scenes,
      ...(sceneId !== null && { sceneId }),
    });
    this.#viewer = viewer;
    for (const name of toldEvents) viewer.on(name, (payload) => this.#tell(`tour-${name}`, payload as never));
    this.#watch(viewer);
    this.#tell('tour-open', { scenes });
  }

  /** Says what could not be loaded, until it is there or one continued. */
  #watch(viewer: Viewer): void {
    let isOfPresent = false;
    viewer.on('error', ({ sceneId, message, cause }) => {
      isOfPresent = sceneId === viewer.sceneId;
      // A part of the picture comes by itself, or is as good as it gets.
      if (isOfPresent && viewer.state !== 'failed') return;
      const options: OpenSceneOptions = isOfPresent ? { transition: 'cut' } : {};
      this.#say(message, cause ? () => void viewer.openScene(sceneId ?? 0, options) : null);
    });
    viewer.on('scene', () => this.#nameWhatIsMissing(viewer));
    this.#nameWhatIsMissing(viewer);
    viewer.on('hotspot', this.#notice.clear);
    viewer.on('state', ({ state }) => {
      if (state === 'sharp' && isOfPresent) this.#notice.clear();
    });
  }

  /** A scene without a picture would be an empty place. */
  #nameWhatIsMissing({ sceneId }: Viewer): void {
    this.#notice.clear();
    const scene = this.#scenes?.find(({ id }) => id === sceneId);
    if (scene?.source === null) this.#say(this.#texts.noPicture(scene.name), null);
  }

  #say(text: string, retry: (() => void) | null): void {
    this.#notice.say(text, retry && { name: this.#texts.tryAgain, press: retry });
  }

  /** Taken out of the document. */
  #leave(): void {
    this.#fetching.stop();
    const viewer = this.#viewer;
    if (viewer) this.#left = { sceneId: viewer.sceneId, view: viewer.view };
    this.#close();
  }

  #close(): void {
    this.#notice.clear();
    this.#viewer?.close();
    this.#viewer = null;
    delete this.dataset.tourwright;
  }

  #tell<Name extends keyof ElementEvents>(name: Name, detail: ElementEvents[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
