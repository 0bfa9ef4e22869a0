/** Puts the parts together: what input does to the view, what the view shows, what of it the host is told. */
import type { KnownHotspot } from '@tourwright/tour/document';
import { type Direction, project, type ScreenPoint, unproject, yawPitchOf } from '@tourwright/tour/sphere';
import { openControls } from './controls/controls.ts';
import { createEmitter, type ViewerEvents, type ViewerState } from './events.ts';
import { FrameLoop } from './frame/frame-loop.ts';
import { Stage } from './frame/stage.ts';
import { Travel } from './journey/travel.ts';
import type { WayThrough } from './journey/way-through.ts';
import { firstScene, Opening } from './opening.ts';
import { SceneContent } from './scene-content.ts';
import { isSameSource } from './sources/panorama-source.ts';
import { type FirstTexts, firstTexts, type ViewerTexts } from './texts.ts';
import { deviceSize, type Size, type ViewAngles } from './view/angles.ts';
import { isInSight } from './view/in-sight.ts';
import { isLink } from './view/is-link.ts';
import { Motion } from './view/motion.ts';
import { createMessage, enterElement, isMotionReduced, leaveElement, sizeOf } from './viewer-element.ts';
import type { OpenSceneOptions, Viewer, ViewerOptions } from './viewer-options.ts';
import type { ViewerScene } from './viewer-scene.ts';
import { watchSize } from './watch-size.ts';

const lookMs = 600;

/** Shows a tour in an element, which must have a size of its own. */
export function createViewer(element: HTMLElement, options: ViewerOptions): Viewer {
  return new PanoramaViewer(element, options);
}

class PanoramaViewer implements Viewer {
  readonly canvas: HTMLCanvasElement;
  readonly #element: HTMLElement;
  readonly #options: ViewerOptions;
  readonly #texts: FirstTexts;
  readonly #events = createEmitter<ViewerEvents>();
  readonly on: Viewer['on'] = this.#events.on;
  readonly #motion: Motion;
  readonly #stage: Stage | null;
  readonly #content: SceneContent | null;
  readonly #travel: Travel;
  readonly #loop = new FrameLoop((now) => this.#frame(now));
  readonly #opening: Opening;
  readonly #endControls: () => void;
  readonly #endWatchingSize: () => void;
  #scenes: ViewerScene[] = [];
  #scene: ViewerScene | null = null;
  #size: Size = { width: 1, height: 1 };
  #state: ViewerState = 'loading';
  #hasComplained = false;
  #isLoaded = false;
  /** False until the host has the viewer in its hands. */
  #isBorn = false;
  #isOverlayStale = true;
  #isClosed = false;

  constructor(element: HTMLElement, options: ViewerOptions) {
    this.#element = element;
    this.#options = options;
    this.#texts = { ...firstTexts, ...options.texts };
    this.#motion = new Motion({ yaw: 0, pitch: 0, hfov: 1.3, ...options.view });
    this.canvas = enterElement(element, this.#texts);
    this.#opening = options.opening ?? new Opening(element, options);
    this.#stage = Stage.open(this.canvas, {
      headStart: this.#opening.headStart,
      memoryBudgetBytes: options.memoryBudgetBytes,
      onStale: this.#loop.wake,
      onFailed: ({ isTotal, cause }) => this.#onTilesFailed(isTotal, cause),
    });
    // By the style of every canvas: it is in another place of the page.
    this.canvas.addEventListener('animationstart', () => this.#stage?.redraw());
    this.#content = options.hotspots === false ? null : this.#createContent();
    this.#travel = new Travel({
      stage: this.#stage,
      motion: this.#motion,
      sceneOf: this.#find,
      onArrive: (scene) => this.#arrive(scene),
      onFailed: (scene, cause) => this.#onSceneFailed(scene, cause),
    });
    this.#endControls = this.#openControls();
    this.#resize();
    this.#endWatchingSize = watchSize(element, () => this.#resize());
    this.#setState(this.#stage ? 'loading' : 'failed');
    if (!this.#stage) {
      this.#opening.close();
      element.append(createMessage(element.ownerDocument, this.#texts.noWebGl));
    }
    this.#begin(options.scenes);
    this.#isBorn = true;
  }

  get sceneId(): number | null {
    return this.#scene?.id ?? null;
  }

  get state(): ViewerState {
    return this.#state;
  }

  get view(): ViewAngles {
    return { ...this.#motion.angles };
  }

  get isAutorotating(): boolean {
    return this.#motion.autorotates;
  }

  setScenes(scenes: ViewerScene[], transition: 'exchange' | 'cut' = 'cut'): void {
    const old = this.#scene;
    this.#scenes = scenes;
    const scene = scenes.find(({ id }) => id === old?.id) ?? null;
    if (!scene) {
      this.#travel.open(scenes[0] ?? null, scenes[0]?.view ?? this.#motion.angles);
      return;
    }
    this.#scene = scene;
    this.#describe(scene);
    this.#stage?.turn(scene.source?.turn);
    if (isSameSource(scene.source, old?.source ?? null)) return;
    this.#opening.end();
    if (transition === 'cut') this.#startLoading();
    this.#travel.replace(scene, transition);
  }

  openScene(id: number, { view, transition = 'fade' }: OpenSceneOptions = {}): Promise<boolean> {
    const scene = this.#find(id);
    if (!scene) return Promise.resolve(false);
    const calm = transition === 'walk' && isMotionReduced() ? 'fade' : transition;
    return this.#travel.cross(scene, { ...scene.view, ...view }, calm);
  }

  lookTo(view: Partial<ViewAngles>, { durationMs = lookMs }: { durationMs?: number } = {}): Promise<boolean> {
    const arrived = this.#motion.turnTo(
      { ...this.#motion.angles, ...view },
      isMotionReduced() ? 0 : durationMs,
    );
    this.#loop.wake();
    return arrived;
  }

  setView(view: Partial<ViewAngles>): void {
    this.#motion.set({ ...this.#motion.angles, ...view });
    this.#loop.wake();
  }

  project(direction: Direction): ScreenPoint | null {
    return project({ ...this.#motion.angles, ...this.#size }, direction);
  }

  unproject(x: number, y: number): Direction {
    return unproject({ ...this.#motion.angles, ...this.#size }, { x, y });
  }

  setTexts(texts: Partial<ViewerTexts>): void {
    Object.assign(this.#texts, texts);
    this.canvas.setAttribute('aria-roledescription', this.#texts.pictureRole);
    if (this.#scene) this.#describe(this.#scene);
  }

  setOpen(hotspotId: string | null): void {
    this.#content?.tell({ open: hotspotId });
  }

  setPlaying(hotspotIds: readonly string[]): void {
    this.#content?.tell({ playing: hotspotIds });
  }

  setAutorotate(on: boolean): void {
    this.#motion.setAutorotate(on);
    this.#loop.wake();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#opening.end();
    this.#travel.close();
    this.#endWatchingSize();
    this.#loop.close();
    this.#endControls();
    this.#motion.stop();
    this.#stage?.close();
    this.#content?.close();
    this.#events.clear();
    this.canvas.remove();
    leaveElement(this.#element);
  }

  /** The first scene, as the options want it. */
  #begin(scenes: ViewerScene[]): void {
    this.#scenes = scenes;
    const { view, autorotate } = this.#options;
    const scene = firstScene(this.#options);
    this.#travel.open(scene, { ...this.#motion.angles, ...scene?.view, ...view });
    this.#motion.setAutorotate(autorotate === true && !isMotionReduced());
  }

  /** Goes where a link leads, turning towards it while the next room loads. */
  #follow(link: KnownHotspot<'link'>, wayThrough: WayThrough): void {
    const target = link.targetSceneId === undefined ? null : this.#find(link.targetSceneId);
    const from = this.#scene;
    if (!from) return;
    if (!target?.source) {
      // These texts came with the link.
      const { noPicture, unknownScene } = this.#texts as ViewerTexts;
      this.#tellError(target ?? from, noPicture(target?.name ?? unknownScene), null);
      return;
    }
    const { departure, arrival } = wayThrough(link, from, target, this.#motion.angles);
    const turn = isMotionReduced() ? undefined : this.lookTo(departure.view, departure);
    void this.#travel.cross(target, arrival, turn ? 'walk' : 'fade', turn);
  }

  /** What changes with the scene, whatever becomes of its picture. */
  #arrive(scene: ViewerScene | null): void {
    if (this.#scene) this.#opening.end();
    this.#scene = scene;
    this.#startLoading();
    if (!scene) {
      delete this.#element.dataset.scene;
      this.#content?.show(null);
      return;
    }
    this.#element.dataset.scene = String(scene.id);
    // The button that brought us here goes away; the keyboard goes on from the picture.
    const { activeElement } = this.#element.ownerDocument;
    if (activeElement !== this.canvas && this.#element.contains(activeElement))
      this.canvas.focus({ preventScroll: true });
    this.#describe(scene);
    this.#tell('scene', { sceneId: scene.id });
  }

  /** Another picture is to come: what went wrong with the last one is forgotten. */
  #startLoading(): void {
    this.#hasComplained = false;
    this.#isLoaded = false;
    if (this.#stage) this.#setState('loading');
  }

  /** Names and hotspots of the present scene. */
  #describe(scene: ViewerScene): void {
    this.canvas.setAttribute('aria-label', this.#texts.picture(scene.name));
    this.#content?.show(scene);
    this.#isOverlayStale = true;
    this.#loop.wake();
  }

  /** One frame. Tells whether another one is needed. */
  #frame(now: number): boolean {
    const hasMoved = this.#motion.step(now);
    if (hasMoved || this.#isOverlayStale) {
      this.#isOverlayStale = false;
      this.#content?.place({ ...this.#motion.angles, ...this.#size });
    }
    if (hasMoved) this.#events.emit('view', { view: this.view });
    const stage = this.#stage;
    if (!stage || this.#isClosed) return this.#motion.isMoving;
    const { pace } = this.#motion;
    const isSeen = !stage.isCrossing && this.#opening.shows(this.#motion.angles);
    const { state, isDrawn, isStale } = stage.draw(this.#motion.angles, now, pace, isSeen);
    if (isSeen && this.#opening.isSharp) this.#content?.pictureIsThere();
    else if (isDrawn) this.#opening.end();
    // What did not get through may have come since.
    if (this.#state !== 'failed' || state === 'sharp') this.#setState(state);
    this.#content?.setHidden(stage.isCrossing);
    // Once more after the last move: a picture at rest is drawn with more care.
    return isStale || pace !== 'rest' || this.#motion.isMoving;
  }

  #resize(): void {
    this.#size = sizeOf(this.#element);
    this.#motion.setSize(this.#size);
    this.#stage?.resize(deviceSize(this.#size, devicePixelRatio));
    this.#isOverlayStale = true;
    // Resizing has emptied the canvas: drawn in this frame still, it does not flash.
    if (this.#frame(performance.now())) this.#loop.wake();
  }

  #createContent(): SceneContent {
    const { renderHotspot, followLinks = true, urlOf = () => null } = this.#options;
    return new SceneContent({
      element: this.#element,
      canvas: this.canvas,
      texts: this.#texts,
      sceneOf: this.#find,
      urlOf,
      render: renderHotspot,
      isEarly: this.#options.hotspots === 'early',
      onActivate: (hotspot, wayThrough) => {
        const scene = this.#scene;
        if (!scene) return;
        this.#events.emit('hotspot', { hotspot, sceneId: scene.id });
        if (followLinks && isLink(hotspot)) this.#follow(hotspot, wayThrough);
      },
      look: (direction) => this.#look(direction),
      onEnlarge: (enlarged) => this.#events.emit('enlarge', enlarged),
    });
  }

  /** Turns to what is not in sight. */
  #look(direction: Direction): void {
    if (!isInSight({ ...this.#motion.angles, ...this.#size }, direction))
      void this.lookTo(yawPitchOf(direction));
  }

  #openControls(): () => void {
    const view = { motion: this.#motion, size: () => this.#size, wake: this.#loop.wake };
    return openControls(this.#element, this.canvas, view, this.#options.controls, ({ x, y }) => {
      this.#events.emit('tap', { x, y, direction: this.unproject(x, y) });
      this.#content?.tap({ x, y });
    });
  }

  #onTilesFailed(isTotal: boolean, cause: unknown): void {
    if (isTotal) this.#setState('failed');
    if (this.#hasComplained || !this.#scene) return;
    this.#hasComplained = true;
    const message = isTotal ? this.#texts.failed(this.#scene.name) : this.#texts.tilesMissing;
    this.#tellError(this.#scene, message, cause);
  }

  #onSceneFailed(scene: ViewerScene, cause: unknown): void {
    if (scene.id === this.#scene?.id) this.#setState('failed');
    this.#tellError(scene, this.#texts.failed(scene.name), cause);
  }

  #tellError({ id }: ViewerScene, message: string, cause: unknown): void {
    this.#tell('error', { sceneId: id, message, cause });
  }

  #setState(state: ViewerState): void {
    if (this.#state === state && this.#element.dataset.tourwright) return;
    this.#state = state;
    this.#element.dataset.tourwright = state;
    if (state === 'failed') this.#opening.end();
    if (state === 'sharp' || state === 'failed') this.#content?.pictureIsThere();
    this.#tell('state', { state });
    if (state !== 'sharp') return;
    this.#hasComplained = false;
    if (this.#isLoaded || !this.#scene) return;
    this.#isLoaded = true;
    this.#tell('load', { sceneId: this.#scene.id });
  }

  /** What happens while the viewer is made is told right after, when somebody can have asked for it. */
  #tell<Name extends keyof ViewerEvents>(name: Name, payload: ViewerEvents[Name]): void {
    if (this.#isBorn) this.#events.emit(name, payload);
    else queueMicrotask(() => this.#events.emit(name, payload));
  }

  readonly #find = (id: number): ViewerScene | undefined => this.#scenes.find((scene) => scene.id === id);
}
