/** What is on the canvas: the panorama of the scene, and during a crossing the one that is left. */
import { readManifest } from '@tourwright/tour/pyramid';
import type { Turn, View } from '@tourwright/tour/sphere';
import { pause } from '../pause.ts';
import { TileCache } from '../tiles/tile-cache.ts';
import type { Size, ViewAngles } from '../view/angles.ts';
import { type Crossing, crossingAt, crossingMs, type Transition } from '../view/crossing.ts';
import type { Pace } from '../view/motion.ts';
import { type DrawnFrame, isSamePicture, mayShare } from './drawn-frame.ts';
import type { HeadStart } from './head-start.ts';
import { MotionDetail } from './motion-detail.ts';
import { Panorama } from './panorama.ts';
import { isSameSource, type PanoramaSource } from './panorama-source.ts';
import type { Layer, Texture } from './quad.ts';
import { Renderer } from './renderer.ts';
import { Uploads, uploadMs } from './uploads.ts';

/** How far the picture of the present scene is. */
export type PictureState = 'loading' | 'preview' | 'sharp';

export interface StageOptions {
  /** By default some times what the screen shows. */
  memoryBudgetBytes?: number | undefined;
  /** What was asked for before there was a stage. */
  headStart: HeadStart;
  /** Something came that has to be drawn. */
  onStale: () => void;
  /** Tiles of the present scene could not be had; `isTotal` when none of them could. */
  onFailed: (failure: { isTotal: boolean; cause: unknown }) => void;
}

/** What came of a frame. */
export interface StageFrame {
  state: PictureState;
  /** Whether there is a picture on the canvas. */
  isDrawn: boolean;
  /** Whether another frame is needed. */
  isStale: boolean;
}

/** The old scene on its way out. */
interface Departure {
  panorama: Panorama;
  from: ViewAngles;
  transition: Transition;
  startedAt: number | null;
  done: () => void;
}

/** How long the still that the page came with stays: where the line is fast, all tiles come in this time. */
const firstArrivalsMs = 200;

/** For textures: of a screen's tiles that lie half outside, the ring around them, and the way back. */
const leastBudgetBytes = 54 * 2 ** 20;
const budgetPerPixel = 60;
/** A page may show several tours, and other pages want the card too; what is on screen is kept whatever it takes. */
const mostBudgetBytes = 256 * 2 ** 20;

/** How long a crossing waits for the new scene's first tile when its preview is there already. */
const patienceMs = 4000;

export class Stage {
  readonly #options: StageOptions;
  readonly #renderer: Renderer;
  readonly #cache: TileCache<Texture>;
  readonly #uploads: Uploads;
  readonly #detail = new MotionDetail();
  #present: Panorama | null = null;
  #next: { panorama: Panorama; source: PanoramaSource; angles: ViewAngles } | null = null;
  #departure: Departure | null = null;
  #size: Size = { width: 1, height: 1 };
  #drawn: DrawnFrame | null = null;
  /** When the first tile of all was there. */
  #tilesSince: number | null = null;
  /** What the last drawing cost, as the time until the next frame. */
  #costMs = 0;

  /** Null when there is no WebGL2 here. */
  static open(canvas: HTMLCanvasElement, options: StageOptions): Stage | null {
    let stage: Stage | null = null;
    const renderer = Renderer.open(canvas, {
      onLost: () => {
        if (stage) stage.#dropTextures();
      },
      onRestored: () => {
        if (stage) stage.#restore();
      },
    });
    stage = renderer && new Stage(renderer, options);
    return stage;
  }

  private constructor(renderer: Renderer, options: StageOptions) {
    this.#renderer = renderer;
    this.#options = options;
    this.#cache = new TileCache((texture) => renderer.deleteTexture(texture));
    this.#uploads = new Uploads(renderer, options.onStale);
  }

  /** Whether one scene is on its way to another. */
  get isCrossing(): boolean {
    return this.#departure !== null;
  }

  get #budgetBytes(): number {
    const { width, height } = this.#size;
    const usual = Math.max(leastBudgetBytes, budgetPerPixel * width * height);
    return this.#options.memoryBudgetBytes ?? Math.min(usual, mostBudgetBytes);
  }

  /** Device pixels. */
  resize(size: Size): void {
    if (size.width === this.#size.width && size.height === this.#size.height) return;
    this.#size = size;
    this.redraw();
  }

  /**
   * Loads a scene's picture behind the present one, for a first view. Null when another one was asked for meanwhile.
   * Throws, in plain words, when it cannot be shown.
   */
  async prepare(source: PanoramaSource, angles: ViewAngles): Promise<Panorama | null> {
    const old = this.#next;
    // Asked for again, it goes on loading.
    const panorama = old && isSameSource(old.source, source) ? old.panorama : this.#open(source);
    if (old?.panorama !== panorama) old?.panorama.close();
    const next = { panorama, source, angles };
    this.#next = next;
    this.#options.onStale();
    try {
      await panorama.previewReady;
      const { firstTile, hasPreview } = panorama;
      await (hasPreview ? Promise.race([firstTile, pause(patienceMs)]) : firstTile);
    } catch (cause) {
      if (this.#next !== next) return null;
      panorama.close();
      this.#next = null;
      throw cause;
    }
    return this.#next === next ? panorama : null;
  }

  /** Shows a scene's picture at once, as far as it is there; used when there is none to come from. */
  begin(source: PanoramaSource): Panorama {
    const panorama = this.#open(source);
    void this.show(panorama, { yaw: 0, pitch: 0, hfov: 1 }, 'cut');
    return panorama;
  }

  /** Crosses from the present picture, seen so, to a prepared one; resolves on arrival. */
  show(panorama: Panorama, from: ViewAngles, transition: Transition): Promise<void> {
    this.#endCrossing();
    const old = this.#present;
    if (this.#next?.panorama !== panorama) this.#next?.panorama.close();
    this.#next = null;
    this.#present = panorama;
    this.#options.onStale();
    if (!old || transition === 'cut') {
      old?.close();
      return Promise.resolve();
    }
    return new Promise((done) => {
      this.#departure = { panorama: old, from, transition, startedAt: null, done };
    });
  }

  /** Turns the present picture under the scene. */
  turn(turn: Turn | undefined): void {
    if (this.#present) this.#present.turn = turn;
    this.#options.onStale();
  }

  /** What is on the canvas is lost: draws it again, though it is the same. */
  redraw(): void {
    this.#drawn = null;
    this.#options.onStale();
  }

  /** Shows nothing: the scene has no picture. */
  empty(): void {
    this.#endCrossing();
    this.#present?.close();
    this.#next?.panorama.close();
    this.#present = null;
    this.#next = null;
    this.#options.onStale();
  }

  /**
   * Draws one frame and asks for what is missing in it. While the view is on the screen by other means (`isCovered`),
   * a picture that has no more than its preview is not drawn, and one that has some tiles waits for others.
   */
  draw(angles: ViewAngles, now: number, pace: Pace, isCovered: boolean): StageFrame {
    const isMoving = pace !== 'rest' || this.isCrossing;
    const hasUploads = this.#uploads.run(uploadMs[isCovered ? 'hidden' : isMoving ? 'moving' : 'still']);
    const crossing = this.#cross(angles, now);
    const layers: Layer[] = [];
    let state: PictureState = 'loading';
    let hasTiles = false;
    const present = this.#present;
    if (present) {
      const picture = present.picture(this.#viewOf(crossing?.arriving ?? angles));
      layers.push({ view: picture.view, quads: picture.quads, opacity: 1 });
      hasTiles = picture.hasTiles;
      if (picture.isCovered || present.hasPreview) state = 'preview';
      if (picture.isComplete && !crossing) state = 'sharp';
      present.request(this.#viewOf(angles), !crossing && !this.#next);
    }
    if (crossing && this.#departure) {
      const { view, quads } = this.#departure.panorama.picture(this.#viewOf(crossing.departing));
      layers.push({ view, quads, opacity: crossing.opacity });
    }
    if (this.#next) this.#next.panorama.request(this.#viewOf(this.#next.angles), false);
    const isAtRest = pace === 'rest' && !crossing;
    const scale = this.#detail.scaleAt(now, pace === 'brisk' || crossing !== null);
    const frame = { layers, isCareful: state === 'sharp' && isAtRest, scale, at: now };
    if (hasTiles) this.#tilesSince ??= now;
    const isHeldUp = this.#renderer.isBusy && this.#drawn?.scale !== scale;
    const isLate = isHeldUp || (isAtRest && hasTiles && this.#mayWait(frame, state, isCovered));
    const isIdle = isLate || (isCovered && !crossing && !hasTiles);
    if (!isIdle && !(this.#drawn && isSamePicture(frame, this.#drawn))) {
      this.#resizeCanvas(scale);
      this.#renderer.draw(layers, frame.isCareful);
      this.#drawn = frame;
      if (frame.isCareful) this.#renderer.time((tookMs) => this.#detail.learnRest(tookMs));
      if (state !== 'sharp')
        requestAnimationFrame((next) => {
          this.#costMs = next - now;
        });
    }
    this.#cache.trim(this.#budgetBytes, this.#isInUse);
    const isDrawn = this.#drawn?.layers.some(({ quads }) => quads.length > 0) ?? false;
    return { state, isDrawn, isStale: hasUploads || crossing !== null || isLate };
  }

  /** Tiles that come in quick succession share a frame: drawing takes time that decoding them could use. */
  #mayWait(frame: DrawnFrame, state: PictureState, isCovered: boolean): boolean {
    if (state === 'sharp') return false;
    if (isCovered) return frame.at - (this.#tilesSince ?? frame.at) < firstArrivalsMs;
    return this.#drawn !== null && mayShare(frame, this.#drawn, this.#costMs);
  }

  close(): void {
    this.empty();
    this.#options.headStart.close();
    this.#uploads.clear();
    this.#cache.clear();
    this.#renderer.close();
  }

  #open(source: PanoramaSource): Panorama {
    const read = readManifest(source.manifest);
    if (!read.ok) throw new Error(read.reason);
    const panorama: Panorama = new Panorama(source, read.manifest, {
      renderer: this.#renderer,
      cache: this.#cache,
      uploads: this.#uploads,
      headStart: this.#options.headStart,
      memoryBudgetBytes: this.#budgetBytes,
      onStale: this.#options.onStale,
      onFailed: (failure) => {
        if (this.#present === panorama) this.#options.onFailed(failure);
      },
    });
    return panorama;
  }

  #cross(angles: ViewAngles, now: number): Crossing | null {
    const departure = this.#departure;
    if (!departure) return null;
    departure.startedAt ??= now;
    const part = (now - departure.startedAt) / crossingMs;
    if (part < 1) return crossingAt(part, departure.from, angles, departure.transition);
    this.#endCrossing();
    return null;
  }

  #endCrossing(): void {
    const departure = this.#departure;
    this.#departure = null;
    departure?.panorama.close();
    departure?.done();
  }

  /** Emptying the canvas costs time, so only when it is to be of another size. */
  #resizeCanvas(scale: number): void {
    const { width, height } = this.#size;
    this.#renderer.resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  }

  #viewOf(angles: ViewAngles): View {
    return { ...angles, ...this.#size };
  }

  readonly #isInUse = (key: string): boolean =>
    [this.#present, this.#departure?.panorama].some((panorama) => panorama?.isInUse(key));

  #dropTextures(): void {
    this.#drawn = null;
    this.#uploads.clear();
    this.#cache.clear();
  }

  #restore(): void {
    for (const panorama of [this.#present, this.#next?.panorama]) panorama?.restore();
    this.#options.onStale();
  }
}
