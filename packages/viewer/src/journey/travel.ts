/** Opens scenes: at once, or with a transition, with the next scene loading behind the present one. */

import type { Panorama } from '../render/panorama.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import { isSameSource, type PanoramaSource } from '../sources/panorama-source.ts';
import type { ViewAngles } from '../view/angles.ts';
import type { Transition } from '../view/crossing.ts';
import { limitsOf, type OwnLimits, sphereLimits } from '../view/limits.ts';
import type { Motion } from '../view/motion.ts';

/** What is to be known of a picture that is shown. */
type ShownPanorama = Pick<Panorama, 'picture' | 'opening'>;

/** Where scenes are shown. */
interface TravelStage {
  begin(source: PanoramaSource): ShownPanorama;
  prepare(source: PanoramaSource, angles: ViewAngles): Promise<Panorama | null>;
  show(panorama: Panorama, from: ViewAngles, transition: Transition): Promise<void>;
  empty(): void;
}

/** What travelling between scenes needs, and its callbacks. */
export interface TravelOptions {
  /** Null without WebGL: scenes change, but show nothing. */
  stage: TravelStage | null;
  motion: Motion;
  /** A scene as it is by now. */
  sceneOf: (id: number) => ViewerScene | undefined;
  /** Another scene is the present one; null when there is none any more. Its picture begins to appear right after. */
  onArrive: (scene: ViewerScene | null) => void;
  /** A scene cannot be shown. When it is not the present one, the present one stays. */
  onFailed: (scene: ViewerScene, cause: unknown) => void;
}

/** Goes from scene to scene: loads, passes over, and gives way to a later wish. */
export class Travel {
  readonly #options: TravelOptions;
  /** Grows with every departure, so that an older one that still loads can find out that it is superseded. */
  #journey = 0;
  #hasPicture = false;
  #panorama: ShownPanorama | null = null;
  /** Of the present scene. */
  #own: OwnLimits | undefined;
  /** Whether the scene that one is going to still loads. */
  #isLeaving = false;
  /** The present scene with another picture, which it is to have unless one leaves it first. */
  #due: ViewerScene | null = null;
  /** Settles when the last crossing has ended. */
  #crossed: Promise<void> | undefined;

  constructor(options: TravelOptions) {
    this.#options = options;
  }

  /** Shows a scene at once, whatever there is of it. */
  open(scene: ViewerScene | null, angles: ViewAngles): void {
    this.#journey++;
    this.#arrive(scene);
    this.#show(scene, angles);
  }

  /** Takes the present scene's picture onto the stage at once, seen so. */
  #show(scene: ViewerScene | null, angles: ViewAngles): void {
    const { stage, motion, onFailed } = this.#options;
    this.#due = null;
    try {
      const panorama = scene?.source && stage ? stage.begin(scene.source) : null;
      this.#hasPicture = panorama !== null;
      if (!panorama) stage?.empty();
      this.#panorama = panorama;
      this.limit(scene?.limits);
      void panorama?.opening?.then(() => this.limit(this.#own));
    } catch (cause) {
      this.#hasPicture = false;
      stage?.empty();
      if (scene) onFailed(scene, cause);
    }
    motion.set(angles);
  }

  /**
   * Loads a scene and crosses over to it once it is there, and once a turn towards it has ended. Resolves to false
   * when it could not be loaded or something else was opened meanwhile. Without angles it is another picture of the
   * present scene: one looks as one does, wherever that is by then.
   */
  async cross(
    scene: ViewerScene,
    angles: ViewAngles | null,
    transition: Transition,
    turn?: Promise<unknown>,
  ): Promise<boolean> {
    const { stage, motion, sceneOf, onFailed } = this.#options;
    const journey = ++this.#journey;
    if (!stage || !scene.source || !this.#hasPicture || transition === 'cut') {
      if (angles) this.#arrive(scene);
      this.#show(scene, angles ?? motion.angles);
      return true;
    }
    this.#isLeaving = angles !== null;
    try {
      const [panorama] = await Promise.all([stage.prepare(scene.source, angles ?? motion.angles), turn]);
      if (journey !== this.#journey) return false;
      const now = sceneOf(scene.id);
      if (panorama && now) {
        const from = motion.angles;
        this.#panorama = panorama;
        this.limit(now.limits);
        if (angles) motion.set(angles);
        this.#crossed = stage.show(panorama, from, transition);
        this.#due = null;
        if (angles) this.#arrive(now);
        if (!isSameSource(now.source, scene.source)) this.replace(now, 'exchange');
        await this.#crossed;
        return true;
      }
    } catch (cause) {
      if (journey !== this.#journey) return false;
      if (!angles) this.#due = null;
      onFailed(scene, cause);
    }
    this.#isLeaving = false;
    if (this.#due) this.replace(this.#due, 'exchange');
    return false;
  }

  /**
   * Another picture of the present scene: at once, or loaded behind the old one and faded over to. While one is on the
   * way to another scene it waits whether one gets there.
   */
  replace(scene: ViewerScene, transition: 'exchange' | 'cut'): void {
    this.#due = scene;
    if (!this.#isLeaving) void this.cross(scene, null, transition, this.#crossed);
  }

  /** From now on one may look so far in the present scene. */
  limit(own: OwnLimits | undefined): void {
    this.#own = own;
    const picture = this.#panorama?.picture;
    this.#options.motion.setLimits(picture ? limitsOf(picture, own) : sphereLimits);
  }

  /** What is under way has no effect. */
  close(): void {
    this.#journey++;
  }

  #arrive(scene: ViewerScene | null): void {
    this.#isLeaving = false;
    this.#options.onArrive(scene);
  }
}
