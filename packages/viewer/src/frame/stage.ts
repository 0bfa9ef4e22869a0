/** The canvas: the panorama of the present scene, and during a transition the previous one. */
import type { Turn, View } from '@tourwright/tour/sphere';
import { Journey } from '../journey/journey.ts';
import type { HeadStart } from '../render/head-start.ts';
import { Panorama } from '../render/panorama.ts';
import type { Layer, Texture } from '../render/quad.ts';
import { Renderer } from '../render/renderer.ts';
import { Uploads, uploadMs } from '../render/uploads.ts';
import { isSameSource, openPicture, type PanoramaSource } from '../sources/panorama-source.ts';
import { TileCache } from '../tiles/tile-cache.ts';
import { isSameView, type Size, type ViewAngles } from '../view/angles.ts';
import { type Crossing, crossingAt, type Transition } from '../view/crossing.ts';
import type { Pace } from '../view/motion.ts';
import type { DrawnFrame } from './drawn-frame.ts';
import { MotionDetail } from './motion-detail.ts';
import { type FrameState, hasQuads, type PictureState, planFrame } from './plan-frame.ts';

/** What a stage needs of the viewer that owns it. */
export interface StageOptions {
  /** By default some times what the screen shows. */
  memoryBudgetBytes?: number | undefined;
  /** What was requested before there was a stage. */
  headStart: HeadStart;
  /** Something came that has to be drawn. */
  onChanged: () => void;
  /** Tiles of the present scene could not be had; `isTotal` when none of them could. */
  onFailed: (failure: { isTotal: boolean; cause: unknown }) => void;
}

/** What came of a frame. */
export interface StageFrame {
  state: PictureState;
  /** Whether there is a picture on the canvas. */
  isDrawn: boolean;
  /** Whether another frame is needed. */
  needsNext: boolean;
}

/** What is over the canvas and shows the view: the page's own still, a 360° video. */
type Cover = Pick<FrameState, 'hasStill' | 'isEnough'>;

/** A scene as the stage shows it, or is to. */
interface StageScene {
  panorama: Panorama;
  source: PanoramaSource;
  /** How it is seen first. */
  angles: ViewAngles;
}

/** How one leaves a scene. */
interface Leaving {
  from: ViewAngles;
  transition: Transition;
}

/** For textures: of a screen's tiles that lie half outside, the ring around them, and the way back. */
const leastBudgetBytes = 54 * 2 ** 20;
const budgetPerPixel = 60;
/** A page may show several tours, and other pages want the GPU too; what is on screen is kept whatever it takes. */
const mostBudgetBytes = 256 * 2 ** 20;

/** Draws panoramas on a canvas: the present one, and during a passage the one before. */
export class Stage {
  readonly #options: StageOptions;
  readonly #renderer: Renderer;
  readonly #cache: TileCache<Texture>;
  readonly #uploads: Uploads;
  readonly #detail = new MotionDetail();
  readonly #journey = new Journey<StageScene, Leaving>();
  #size: Size = { width: 1, height: 1 };
  #drawn: DrawnFrame<Layer> | null = null;
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
    this.#uploads = new Uploads(renderer, options.onChanged);
  }

  /** Whether one scene is on its way to another. */
  get isCrossing(): boolean {
    return this.#journey.passage !== null;
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
   * Loads a scene's picture behind the present one, for a first view. Null when another one was requested meanwhile.
   * Throws, in plain words, when it cannot be shown.
   */
  async prepare(source: PanoramaSource, angles: ViewAngles): Promise<Panorama | null> {
    const { next } = this.#journey;
    // Asked for again, it continues loading.
    const panorama = next && isSameSource(next.source, source) ? next.panorama : this.#open(source);
    this.#options.onChanged();
    return (await this.#journey.prepare({ panorama, source, angles })) ? panorama : null;
  }

  /** Shows a scene's picture at once, as far as it is there; used when there is none to come from. */
  begin(source: PanoramaSource): Panorama {
    const panorama = this.#open(source);
    const angles = { yaw: 0, pitch: 0, hfov: 1 };
    this.#options.onChanged();
    void this.#journey.show({ panorama, source, angles }, null);
    return panorama;
  }

  /** Crosses from the present picture, seen so, to the one that was prepared; resolves on arrival. */
  show(panorama: Panorama, from: ViewAngles, transition: Transition): Promise<void> {
    const { next } = this.#journey;
    if (next?.panorama !== panorama) throw new Error('What is shown was not prepared.');
    this.#options.onChanged();
    return this.#journey.show(next, transition === 'cut' ? null : { from, transition });
  }

  /** Turns the present picture under the scene. */
  turn(turn: Turn | undefined): void {
    const { present } = this.#journey;
    if (present) present.panorama.turn = turn;
    this.#options.onChanged();
  }

  /** What is on the canvas is lost: draws it again, though it is the same. */
  redraw(): void {
    this.#drawn = null;
    this.#options.onChanged();
  }

  /** Shows nothing: the scene has no picture. */
  empty(): void {
    this.#journey.end();
    this.#options.onChanged();
  }

  /**
   * Draws one frame and asks for what is missing in it. Below a still a picture that has no more than its preview is
   * not drawn, and one that has some tiles waits for others.
   */
  draw(angles: ViewAngles, now: number, pace: Pace, { hasStill, isEnough }: Cover): StageFrame {
    const isMoving = pace !== 'rest' || this.isCrossing;
    const hasUploads = this.#uploads.run(uploadMs[hasStill ? 'hidden' : isMoving ? 'moving' : 'still']);
    const crossing = this.#cross(angles, now);
    const { picture, layers } = this.#look(angles, crossing, isEnough && crossing === null);
    if (picture?.hasTiles) this.#tilesSince ??= now;
    const plan = planFrame(
      {
        layers,
        picture,
        isPassage: crossing !== null,
        pace,
        hasStill,
        isEnough,
        scale: this.#detail.scaleAt(now, pace === 'brisk' || crossing !== null),
        isCardBusy: this.#renderer.isBusy,
        hasUploads,
        drawn: this.#drawn,
        tilesSince: this.#tilesSince,
        costMs: this.#costMs,
      },
      now,
    );
    if (plan.draw) this.#render(plan.draw, plan.state);
    this.#cache.trim(this.#budgetBytes, this.#isInUse);
    return { state: plan.state, isDrawn: hasQuads(this.#drawn), needsNext: plan.needsFrame };
  }

  /** What there is to draw for a view; asks for what is missing. */
  #look(angles: ViewAngles, crossing: Crossing | null, isEnough: boolean) {
    const layers: Layer[] = [];
    const { next, passage } = this.#journey;
    const present = this.#journey.present?.panorama;
    const picture = present ? present.look(this.#viewOf(crossing?.arriving ?? angles)) : null;
    if (present && picture) {
      layers.push({ view: picture.view, quads: picture.quads, opacity: 1 });
      // On the way in one sees more or less than one will.
      const isAsSeen = !crossing || isSameView(crossing.arriving, angles);
      // Nobody sees what comes below it.
      if (!isEnough)
        present.request(isAsSeen ? picture : present.select(this.#viewOf(angles)), !crossing && !next);
    }
    if (crossing && passage) {
      const { view, quads } = passage.from.panorama.look(this.#viewOf(crossing.departing));
      layers.push({ view, quads, opacity: crossing.opacity });
    }
    next?.panorama.request(next.panorama.select(this.#viewOf(next.angles)), false);
    return {
      layers,
      picture: present && picture ? { ...picture, hasPreview: present.hasPreview } : null,
    };
  }

  #render(frame: DrawnFrame<Layer>, state: PictureState): void {
    this.#resizeCanvas(frame.scale);
    this.#renderer.draw(frame.layers, frame.isCareful);
    this.#drawn = frame;
    if (frame.isCareful) this.#renderer.time((tookMs) => this.#detail.learnRest(tookMs));
    if (state === 'sharp') return;
    requestAnimationFrame((next) => {
      this.#costMs = next - frame.at;
    });
  }

  close(): void {
    this.empty();
    this.#options.headStart.close();
    this.#uploads.clear();
    this.#cache.clear();
    this.#renderer.close();
  }

  #open(source: PanoramaSource): Panorama {
    const panorama: Panorama = new Panorama(openPicture(source), source.turn, {
      renderer: this.#renderer,
      cache: this.#cache,
      uploads: this.#uploads,
      headStart: this.#options.headStart,
      memoryBudgetBytes: this.#budgetBytes,
      onChanged: this.#options.onChanged,
      onFailed: (failure) => {
        if (this.#journey.present?.panorama === panorama) this.#options.onFailed(failure);
      },
    });
    return panorama;
  }

  #cross(angles: ViewAngles, now: number): Crossing | null {
    const { passage } = this.#journey;
    const part = this.#journey.partAt(now);
    if (!passage || part === null) return null;
    return crossingAt(part, passage.how.from, angles, passage.how.transition);
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
    [this.#journey.present, this.#journey.passage?.from].some((scene) => scene?.panorama.isInUse(key));

  #dropTextures(): void {
    this.#drawn = null;
    this.#uploads.clear();
    this.#cache.clear();
  }

  #restore(): void {
    for (const scene of [this.#journey.present, this.#journey.next]) scene?.panorama.restore();
    this.#options.onChanged();
  }
}
