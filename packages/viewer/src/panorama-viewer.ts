/** Puts the parts together: what input does to the view, what the view shows, and which events the host gets. */
import type { KnownHotspot } from '@tourwright/tour/document';
import { type Direction, type ScreenPoint, yawPitchOf } from '@tourwright/tour/sphere';
import { SceneContent } from './content/scene-content.ts';
import { openControls } from './controls/controls.ts';
import type { ViewerState } from './events.ts';
import { FrameLoop } from './frame/frame-loop.ts';
import { Stage } from './frame/stage.ts';
import { Reporter } from './host/reporter.ts';
import { enterElement, leaveElement, markScene, showMessage, sizeOf } from './host/viewer-element.ts';
import { watchSize } from './host/watch-size.ts';
import type { WayThrough } from './hotspots/link/way-through.ts';
import { Travel } from './journey/travel.ts';
import { firstScene, Opening } from './opening/opening.ts';
import type { ViewerScene } from './scenes/viewer-scene.ts';
import { isSameSource } from './sources/panorama-source.ts';
import { firstTexts, type ViewerTexts } from './texts.ts';
import { deviceSize, type ViewAngles } from './view/angles.ts';
import { Gaze } from './view/gaze.ts';
import { isLink } from './view/is-link.ts';
import { isMotionReduced } from './view/is-motion-reduced.ts';
import type { OpenSceneOptions, Viewer, ViewerOptions } from './viewer-options.ts';

/** A viewer in its element. */
export class PanoramaViewer implements Viewer {
  readonly canvas: HTMLCanvasElement;
  readonly #element: HTMLElement;
  readonly #options: ViewerOptions;
  readonly #texts: ViewerTexts;
  readonly #reporter: Reporter;
  readonly on: Viewer['on'];
  readonly #gaze: Gaze;
  readonly #stage: Stage | null;
  readonly #content: SceneContent | null;
  readonly #travel: Travel;
  readonly #loop = new FrameLoop((now) => this.#frame(now));
  readonly #opening: Opening;
  readonly #endControls: () => void;
  readonly #endWatchingSize: () => void;
  #scenes: ViewerScene[];
  #scene: ViewerScene | null = null;
  #overlayNeedsUpdate = true;
  #isClosed = false;

  constructor(element: HTMLElement, options: ViewerOptions) {
    this.#element = element;
    this.#options = options;
    this.#scenes = options.scenes;
    // The rest of them comes with what says it.
    this.#texts = { ...firstTexts, ...options.texts } as ViewerTexts;
    this.#reporter = new Reporter(element, this.#texts);
    this.on = this.#reporter.on;
    this.#gaze = new Gaze(options.view, this.#loop.wake);
    this.canvas = enterElement(element, this.#texts);
    this.#opening = options.opening ?? new Opening(element, options);
    this.#stage = Stage.open(this.canvas, {
      headStart: this.#opening.headStart,
      memoryBudgetBytes: options.memoryBudgetBytes,
      onChanged: this.#loop.wake,
      onFailed: ({ isTotal, cause }) => {
        if (isTotal) this.#setState('failed');
        if (this.#scene) this.#reporter.tilesFailed(this.#scene, isTotal, cause);
      },
    });
    // By the style of every canvas: it is in another place of the page.
    this.canvas.addEventListener('animationstart', () => this.#stage?.redraw());
    this.#content = options.hotspots === false ? null : this.#createContent();
    this.#travel = new Travel({
      stage: this.#stage,
      motion: this.#gaze.motion,
      sceneOf: this.#find,
      onArrive: (scene) => this.#arrive(scene),
      onFailed: (scene, cause) => {
        if (scene.id === this.sceneId) this.#setState('failed');
        this.#reporter.sceneFailed(scene, cause);
      },
    });
    this.#endControls = this.#openControls();
    this.#resize();
    this.#endWatchingSize = watchSize(element, () => this.#resize());
    this.#setState(this.#stage ? 'loading' : 'failed');
    if (!this.#stage) {
      this.#opening.close();
      showMessage(element, this.#texts.noWebGl);
    }
    this.#begin();
    this.#reporter.begin();
  }

  get sceneId(): number | null {
    return this.#scene?.id ?? null;
  }

  get state(): ViewerState {
    return this.#reporter.state;
  }

  get view(): ViewAngles {
    return { ...this.#gaze.angles };
  }

  get isAutorotating(): boolean {
    return this.#gaze.motion.autorotates;
  }

  setScenes(scenes: ViewerScene[], transition: 'exchange' | 'cut' = 'cut'): void {
    const old = this.#scene;
    this.#scenes = scenes;
    const scene = scenes.find(({ id }) => id === old?.id);
    if (!scene) {
      this.#travel.open(scenes[0] ?? null, scenes[0]?.view ?? this.#gaze.angles);
      return;
    }
    this.#scene = scene;
    this.#describe(scene);
    this.#stage?.turn(scene.source?.turn);
    this.#travel.limit(scene.limits);
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

  lookTo(view: Partial<ViewAngles>, { durationMs }: { durationMs?: number } = {}): Promise<boolean> {
    return this.#gaze.turnTo(view, isMotionReduced() ? 0 : durationMs);
  }

  setView(view: Partial<ViewAngles>): void {
    this.#gaze.set(view);
  }

  project(direction: Direction): ScreenPoint | null {
    return this.#gaze.project(direction);
  }

  unproject(x: number, y: number): Direction {
    return this.#gaze.unproject({ x, y });
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
    this.#gaze.setAutorotate(on);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#opening.end();
    this.#travel.close();
    this.#endWatchingSize();
    this.#loop.close();
    this.#endControls();
    this.#gaze.motion.stop();
    this.#stage?.close();
    this.#content?.close();
    this.#reporter.close();
    this.canvas.remove();
    leaveElement(this.#element);
  }

  /** The first scene, as the options want it. */
  #begin(): void {
    const { view, autorotate } = this.#options;
    const scene = firstScene(this.#options);
    this.#travel.open(scene, { ...this.#gaze.angles, ...scene?.view, ...view });
    this.#gaze.motion.setAutorotate(autorotate === true && !isMotionReduced());
  }

  /** Goes where a link leads, turning towards it while the next scene loads. */
  #follow(link: KnownHotspot<'link'>, from: ViewerScene, wayThrough: WayThrough): void {
    const way = wayThrough(link, from, this.#find, this.#gaze.angles);
    if (way.to) {
      const turn = isMotionReduced() ? undefined : this.lookTo(way.departure.view, way.departure);
      void this.#travel.cross(way.to, way.arrival, turn ? 'walk' : 'fade', turn);
    } else this.#reporter.unseen(way.unseen, from);
  }

  /** What changes with the scene, whatever becomes of its picture. */
  #arrive(scene: ViewerScene | null): void {
    if (this.#scene) this.#opening.end();
    this.#scene = scene;
    this.#startLoading();
    markScene(this.#element, this.canvas, scene);
    if (scene) {
      this.#describe(scene);
      this.#reporter.tell('scene', { sceneId: scene.id });
    } else this.#content?.show(null);
  }

  #startLoading(): void {
    this.#reporter.startLoading();
    if (this.#stage) this.#setState('loading');
  }

  /** Names and hotspots of the present scene. */
  #describe(scene: ViewerScene): void {
    this.canvas.setAttribute('aria-label', this.#texts.picture(scene.name));
    this.#content?.show(scene);
    this.#overlayNeedsUpdate = true;
    this.#loop.wake();
  }

  /** One frame; whether another one is needed. */
  #frame(now: number): boolean {
    const hasMoved = this.#gaze.motion.step(now);
    const isMisplaced = hasMoved || this.#overlayNeedsUpdate;
    this.#overlayNeedsUpdate = false;
    if (isMisplaced) this.#content?.place(this.#gaze.view);
    if (hasMoved) this.#reporter.moved(this.view);
    const stage = this.#stage;
    if (!stage || this.#isClosed) return this.#gaze.motion.isMoving;
    const { pace } = this.#gaze.motion;
    const hasStill = !stage.isCrossing && this.#opening.shows(this.#gaze.angles);
    const isEnough = this.#content?.isCover || (hasStill && this.#opening.isEnough);
    const { state, isDrawn, needsNext } = stage.draw(this.#gaze.angles, now, pace, {
      hasStill,
      isEnough: isEnough === true,
    });
    if (hasStill && this.#opening.isSharp) this.#content?.pictureIsThere();
    else if (isDrawn) this.#opening.end();
    // What did not get through may have come since.
    if (this.state !== 'failed' || state === 'sharp') this.#setState(state);
    this.#content?.setHidden(stage.isCrossing);
    // Again after the last move: a picture at rest is drawn with more care.
    return needsNext || pace !== 'rest' || this.#gaze.motion.isMoving;
  }

  #resize(): void {
    const size = sizeOf(this.#element);
    this.#gaze.setSize(size);
    this.#opening.resize(size);
    this.#stage?.resize(deviceSize(size, devicePixelRatio));
    this.#overlayNeedsUpdate = true;
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
        this.#reporter.tell('hotspot', { hotspot, sceneId: scene.id });
        if (followLinks && isLink(hotspot)) this.#follow(hotspot, scene, wayThrough);
      },
      look: (direction) => {
        if (!this.#gaze.sees(direction)) void this.lookTo(yawPitchOf(direction));
      },
      onCover: this.#loop.wake,
      onMissing: (cause) => this.#scene && this.#reporter.contentMissing(this.#scene, cause),
      onEnlarge: (enlarged) => this.#reporter.tell('enlarge', enlarged),
    });
  }

  #openControls(): () => void {
    const view = { motion: this.#gaze.motion, size: () => this.#gaze.size, wake: this.#loop.wake };
    return openControls(this.#element, this.canvas, view, this.#options.controls, ({ x, y }) => {
      this.#reporter.tell('tap', { x, y, direction: this.unproject(x, y) });
      this.#content?.tap({ x, y });
    });
  }

  #setState(state: ViewerState): void {
    if (!this.#reporter.setState(state, this.sceneId)) return;
    if (state === 'failed') this.#opening.end();
    if (state === 'sharp' || state === 'failed') this.#content?.pictureIsThere();
  }

  readonly #find = (id: number): ViewerScene | undefined => this.#scenes.find((scene) => scene.id === id);
}
