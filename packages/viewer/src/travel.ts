/** From scene to scene: at once, or across, with the next room loading behind the present one. */
import type { Stage } from './render/stage.ts';
import type { ViewAngles } from './view/angles.ts';
import type { Transition } from './view/crossing.ts';
import { limitsOf, sphereLimits } from './view/limits.ts';
import type { Motion } from './view/motion.ts';
import type { ViewerScene } from './viewer-scene.ts';

export interface TravelOptions {
  /** Null without WebGL: scenes change, but show nothing. */
  stage: Stage | null;
  motion: Motion;
  /** Another scene is the present one; null when there is none any more. Its picture begins to appear right after. */
  onArrive: (scene: ViewerScene | null) => void;
  /** A scene cannot be shown. When it is not the present one, the present one stays. */
  onFailed: (scene: ViewerScene, cause: unknown) => void;
}

export class Travel {
  readonly #options: TravelOptions;
  /** Grows with every departure, so that an older one that still loads can tell that it is no longer wanted. */
  #journey = 0;
  #hasPicture = false;

  constructor(options: TravelOptions) {
    this.#options = options;
  }

  /** Shows a scene at once, whatever there is of it. */
  open(scene: ViewerScene | null, angles: ViewAngles): void {
    this.#journey++;
    this.#options.onArrive(scene);
    this.show(scene, angles);
  }

  /** Takes the present scene's picture onto the stage at once, seen so. */
  show(scene: ViewerScene | null, angles: ViewAngles): void {
    const { stage, motion, onFailed } = this.#options;
    try {
      const panorama = scene?.source && stage ? stage.begin(scene.source) : null;
      this.#hasPicture = panorama !== null;
      if (!panorama) stage?.empty();
      motion.setLimits(panorama ? limitsOf(panorama.manifest) : sphereLimits);
    } catch (cause) {
      this.#hasPicture = false;
      stage?.empty();
      if (scene) onFailed(scene, cause);
    }
    motion.set(angles);
  }

  /**
   * Loads a scene and crosses over to it once it is there, and once a turn towards it has ended. Resolves to false
   * when it could not be loaded or something else was opened meanwhile.
   */
  async cross(
    scene: ViewerScene,
    angles: ViewAngles,
    transition: Transition,
    turn?: Promise<boolean>,
  ): Promise<boolean> {
    const { stage, motion, onArrive, onFailed } = this.#options;
    if (!stage || !scene.source || !this.#hasPicture || transition === 'cut') {
      this.open(scene, angles);
      return true;
    }
    const journey = ++this.#journey;
    try {
      const [panorama] = await Promise.all([stage.prepare(scene.source, angles), turn]);
      if (!panorama || journey !== this.#journey) return false;
      const from = motion.angles;
      motion.setLimits(limitsOf(panorama.manifest));
      motion.set(angles);
      const arrival = stage.show(panorama, from, transition);
      onArrive(scene);
      await arrival;
      return journey === this.#journey;
    } catch (cause) {
      if (journey === this.#journey) onFailed(scene, cause);
      return false;
    }
  }

  /**
   * Another picture of the present scene: at once, or loaded behind the old one and faded over to. One looks as one
   * does, wherever that is by then.
   */
  async replace(scene: ViewerScene, transition: 'exchange' | 'cut'): Promise<void> {
    const { stage, motion, onFailed } = this.#options;
    if (!stage || !scene.source || !this.#hasPicture || transition === 'cut') {
      this.show(scene, motion.angles);
      return;
    }
    const journey = ++this.#journey;
    try {
      const panorama = await stage.prepare(scene.source, motion.angles);
      if (!panorama || journey !== this.#journey) return;
      motion.setLimits(limitsOf(panorama.manifest));
      await stage.show(panorama, motion.angles, 'exchange');
    } catch (cause) {
      if (journey === this.#journey) onFailed(scene, cause);
    }
  }

  /** What is under way comes to nothing. */
  close(): void {
    this.#journey++;
  }
}
