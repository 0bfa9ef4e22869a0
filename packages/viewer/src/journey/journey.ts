/**
 * The scene that is shown, the one that comes next and loads behind it, and the passage between them. The flat picture and
 * the headset both follow one, each with what it shows of a scene.
 */
import { delay } from '../sources/delay.ts';
import { crossingMs } from '../view/crossing.ts';

/** What of a scene's picture a journey waits for, and gives back. */
interface LoadingPanorama {
  readonly hasPreview: boolean;
  /** Settles when the preview is on the GPU or will never be; absent without one. */
  readonly previewReady: Promise<void> | undefined;
  /** Rejects when no tile can be had. */
  readonly firstTile: Promise<void>;
  close(): void;
}

/** A scene as it is shown. */
interface Stop {
  panorama: LoadingPanorama;
}

/** A scene on its way out. */
interface Departure<Shown, How> {
  from: Shown;
  how: How;
  startedAt: number | null;
  done: () => void;
}

/** How long one waits for the next scene's first tile when its preview is there already. */
const firstTileTimeoutMs = 4000;

/** `How` is what is to be known of a passage while it lasts. */
export class Journey<Shown extends Stop, How> {
  #present: Shown | null = null;
  #next: Shown | null = null;
  #departure: Departure<Shown, How> | null = null;

  get present(): Shown | null {
    return this.#present;
  }

  get next(): Shown | null {
    return this.#next;
  }

  /** The passage that is under way; null when one has arrived. */
  get passage(): Pick<Departure<Shown, How>, 'from' | 'how'> | null {
    return this.#departure;
  }

  /**
   * Lets a scene load behind the present one. True when it is ready to be shown, false when another one was requested
   * meanwhile; throws when it cannot be had.
   */
  async prepare(next: Shown): Promise<boolean> {
    const old = this.#next;
    // Asked for again, it continues loading.
    if (old?.panorama !== next.panorama) old?.panorama.close();
    this.#next = next;
    const { panorama } = next;
    try {
      await panorama.previewReady;
      const timeout = panorama.hasPreview ? [delay(firstTileTimeoutMs)] : [];
      await Promise.race([panorama.firstTile, ...timeout]);
    } catch (cause) {
      if (this.#next !== next) return false;
      panorama.close();
      this.#next = null;
      throw cause;
    }
    return this.#next === next;
  }

  /** Shows a scene: by a passage, or at once (null, and where there is none to come from). Resolves on arrival. */
  show(scene: Shown, how: How | null): Promise<void> {
    this.#arrive();
    const old = this.#present;
    if (this.#next?.panorama !== scene.panorama) this.#next?.panorama.close();
    this.#next = null;
    this.#present = scene;
    if (!old || how === null) {
      old?.panorama.close();
      return Promise.resolve();
    }
    return new Promise((done) => {
      this.#departure = { from: old, how, startedAt: null, done };
    });
  }

  /** How far the passage is at a time in milliseconds, 0..1; null when there is none any more. It begins when first asked. */
  partAt(now: number): number | null {
    const departure = this.#departure;
    if (!departure) return null;
    departure.startedAt ??= now;
    const part = (now - departure.startedAt) / crossingMs;
    if (part < 1) return part;
    this.#arrive();
    return null;
  }

  /** Shows nothing. */
  end(): void {
    this.#arrive();
    this.#present?.panorama.close();
    this.#next?.panorama.close();
    this.#present = null;
    this.#next = null;
  }

  #arrive(): void {
    const departure = this.#departure;
    this.#departure = null;
    departure?.from.panorama.close();
    departure?.done();
  }
}
