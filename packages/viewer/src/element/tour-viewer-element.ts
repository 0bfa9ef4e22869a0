/** `<tour-viewer>`: a tour in two lines of HTML. A viewer lives as long as the element stands in a document. */

import type { ViewAngles } from '../view/angles.ts';
import { createViewer } from '../viewer.ts';
import type { OpenSceneOptions, Viewer } from '../viewer-options.ts';
import type { ViewerScene } from '../viewer-scene.ts';
import { type ElementEvents, toldEvents } from './element-events.ts';
import { followedAttributes, numberOf, optionsOf, viewOf } from './element-options.ts';
import { adoptStyle } from './element-style.ts';
import { readSource } from './read-source.ts';

/** Servers that import this have no elements. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

export class TourViewerElement extends Base {
  static readonly observedAttributes = followedAttributes;

  #viewer: Viewer | null = null;
  #scenes: ViewerScene[] | null = null;
  /** Where its source begins. */
  #firstSceneId: number | null = null;
  #fetching: AbortController | null = null;

  /** The viewer; null until the tour is there, and when the element is in no document. */
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
    this.#stopFetching();
    this.#take(scenes, null);
  }

  /** The scene that is shown; null while there is none. */
  get sceneId(): number | null {
    return this.#viewer?.sceneId ?? null;
  }

  /** How one looks; radians. Null while there is no viewer. */
  get view(): ViewAngles | null {
    return this.#viewer?.view ?? null;
  }

  /** Goes to a scene; resolves to whether one is there. */
  openScene(id: number, options?: OpenSceneOptions): Promise<boolean> {
    return this.#viewer?.openScene(id, options) ?? Promise.resolve(false);
  }

  /** Turns to a view; what is not given stays. Resolves to whether it came to that. */
  lookTo(view: Partial<ViewAngles>, options?: { durationMs?: number }): Promise<boolean> {
    return this.#viewer?.lookTo(view, options) ?? Promise.resolve(false);
  }

  /** Looks that way at once. */
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
    if (this.#scenes) this.#open();
    else this.#fetch();
  }

  disconnectedCallback(): void {
    this.#stopFetching();
    this.#close();
  }

  /** Moved by `moveBefore`: nothing is lost. */
  connectedMoveCallback(): void {
    adoptStyle(this.getRootNode());
  }

  attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (old === value || !this.isConnected) return;
    const viewer = this.#viewer;
    if (name === 'src') {
      this.#scenes = null;
      this.#fetch();
    } else if (name === 'scene') {
      const id = numberOf(this, 'scene');
      if (id !== null && id !== viewer?.sceneId) void viewer?.openScene(id);
    } else if (name === 'autorotate') {
      viewer?.setAutorotate(value !== null);
    } else {
      viewer?.setView(viewOf(this));
    }
  }

  #fetch(): void {
    this.#stopFetching();
    const { src } = this;
    if (src === null) {
      this.#close();
      return;
    }
    const fetching = new AbortController();
    this.#fetching = fetching;
    if (!this.#viewer) this.dataset.tourwright = 'loading';
    readSource(src, this.baseURI, fetching.signal).then(
      ({ scenes, sceneId }) => {
        if (!fetching.signal.aborted) this.#take(scenes, sceneId);
      },
      (cause: unknown) => {
        if (fetching.signal.aborted) return;
        this.#close();
        this.dataset.tourwright = 'failed';
        const message = cause instanceof Error ? cause.message : String(cause);
        this.#tell('tour-error', { sceneId: null, message, cause });
      },
    );
  }

  #stopFetching(): void {
    this.#fetching?.abort();
    this.#fetching = null;
  }

  /** Another tour; a viewer that shows one already goes on with it. */
  #take(scenes: ViewerScene[], sceneId: number | null): void {
    this.#scenes = scenes;
    this.#firstSceneId = sceneId;
    if (this.#viewer) {
      this.#viewer.setScenes(scenes);
      if (sceneId !== null) void this.#viewer.openScene(sceneId, { transition: 'cut' });
      this.#tell('tour-open', { scenes });
    } else if (this.isConnected) this.#open();
  }

  #open(): void {
    const scenes = this.#scenes;
    if (!scenes || this.#viewer) return;
    const sceneId = numberOf(this, 'scene') ?? this.#firstSceneId;
    const viewer = createViewer(this, { ...optionsOf(this), scenes, ...(sceneId !== null && { sceneId }) });
    this.#viewer = viewer;
    for (const name of toldEvents) viewer.on(name, (payload) => this.#tell(`tour-${name}`, payload as never));
    this.#tell('tour-open', { scenes });
  }

  #close(): void {
    this.#viewer?.close();
    this.#viewer = null;
    delete this.dataset.tourwright;
  }

  #tell<Name extends keyof ElementEvents>(name: Name, detail: ElementEvents[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
