/** The panoramas in the headset: that of the present room, and on the way that of the room one comes from. */
import { readManifest } from '@tourwright/tour/pyramid';
import type { PanoramaSource } from '../render/panorama-source.ts';
import type { Texture } from '../render/quad.ts';
import { Uploads, uploadMs } from '../render/uploads.ts';
import { TileCache } from '../tiles/tile-cache.ts';
import { easeInOut } from '../view/angles.ts';
import { crossingMs } from '../view/crossing.ts';
import { EyePanoramas, type EyeQuads } from './eye-panoramas.ts';
import { coveringView, type Eye, type Head, turnFrustum } from './eyes.ts';
import type { VrRenderer } from './vr-renderer.ts';

/** A panorama, and how far it lies turned against the room in which the headset moves. */
interface Placed {
  panorama: EyePanoramas;
  turn: number;
}

/** What is drawn. */
export interface VrLayer {
  quads: EyeQuads;
  turn: number;
  opacity: number;
}

/** How long one waits for the next room's first tile when its preview is there already. */
const patienceMs = 4000;

export class VrPictures {
  readonly #renderer: VrRenderer;
  readonly #cache: TileCache<Texture>;
  readonly #uploads: Uploads;
  readonly #memoryBudgetBytes: number;
  #present: Placed | null = null;
  #next: Placed | null = null;
  #departure: (Placed & { startedAt: number | null; leavesRoom: boolean }) | null = null;

  constructor(renderer: VrRenderer, memoryBudgetBytes: number) {
    this.#renderer = renderer;
    this.#memoryBudgetBytes = memoryBudgetBytes;
    this.#cache = new TileCache((texture) => renderer.deleteTexture(texture));
    // The headset draws all the time: nothing needs to be woken.
    this.#uploads = new Uploads(renderer, () => undefined);
  }

  /** Whether one room fades into another. */
  get isCrossing(): boolean {
    return this.#departure?.leavesRoom === true;
  }

  /** Whether another picture is on its way. */
  get isWaiting(): boolean {
    return this.#next !== null;
  }

  /** How far the present scene lies turned against the room, radians to the right. */
  get turn(): number {
    return this.#present?.turn ?? 0;
  }

  set turn(turn: number) {
    if (this.#present) this.#present.turn = turn;
  }

  /** Shows a picture at once, as far as it is there. Throws in plain words when it cannot be shown. */
  begin(source: PanoramaSource, turn: number): void {
    this.#present = { panorama: this.#open(source), turn };
  }

  /**
   * Loads another picture behind the present one; true when it is ready to be shown by `cross`, false when yet
   * another one was asked for meanwhile. Throws when it cannot be had.
   */
  async prepare(source: PanoramaSource, turn: number): Promise<boolean> {
    const next = { panorama: this.#open(source), turn };
    this.#next?.panorama.close();
    this.#next = next;
    try {
      await next.panorama.previewReady;
      const impatience = next.panorama.hasPreview ? [pause(patienceMs)] : [];
      await Promise.race([next.panorama.firstTile, ...impatience]);
    } catch (cause) {
      if (this.#next !== next) return false;
      next.panorama.close();
      this.#next = null;
      throw cause;
    }
    return this.#next === next;
  }

  /** Fades over to the picture that was prepared, that of another room, with its scene lying turned so. */
  cross(turn: number): void {
    this.#leave(turn, true);
  }

  /** Fades over to the picture that was prepared, another one of the same room. */
  exchange(): void {
    this.#leave(this.turn, false);
  }

  /** What to draw for these eyes, and asks for what is missing in it. `pixels` is what an eye has for a tangent of 1. */
  frame(eyes: readonly Eye[], head: Head, pixels: number, now: number): VrLayer[] {
    this.#uploads.run(uploadMs.moving);
    const viewOf = (turn: number) =>
      coveringView(
        eyes.map(({ frustum }) => turnFrustum(frustum, turn)),
        { ...head, yaw: head.yaw + turn },
        pixels,
      );
    const layers: VrLayer[] = [];
    const [present, next] = [this.#present, this.#next];
    if (present) {
      const view = viewOf(present.turn);
      layers.push({ quads: present.panorama.quads(view), turn: present.turn, opacity: 1 });
      present.panorama.request(view, next === null);
    }
    if (next) next.panorama.request(viewOf(next.turn), false);
    const leaving = this.#fade(now);
    if (leaving !== null && this.#departure) {
      const { panorama, turn } = this.#departure;
      layers.push({ quads: panorama.quads(viewOf(turn)), turn, opacity: leaving });
    }
    this.#cache.trim(this.#memoryBudgetBytes, (key) =>
      [present, this.#departure].some((placed) => placed?.panorama.isInUse(key)),
    );
    return layers;
  }

  close(): void {
    for (const placed of [this.#present, this.#next, this.#departure]) placed?.panorama.close();
    this.#uploads.clear();
    this.#cache.clear();
  }

  #leave(turn: number, leavesRoom: boolean): void {
    this.#departure?.panorama.close();
    this.#departure = this.#present && { ...this.#present, startedAt: null, leavesRoom };
    this.#present = this.#next && { ...this.#next, turn };
    this.#next = null;
  }

  /** How much of the old picture is still to be seen; null when it is left. */
  #fade(now: number): number | null {
    const departure = this.#departure;
    if (!departure) return null;
    departure.startedAt ??= now;
    const part = (now - departure.startedAt) / crossingMs;
    if (part < 1) return 1 - easeInOut(part);
    departure.panorama.close();
    this.#departure = null;
    return null;
  }

  #open(source: PanoramaSource): EyePanoramas {
    const read = readManifest(source.manifest);
    if (!read.ok) throw new Error(read.reason);
    return new EyePanoramas(source, read.manifest, {
      renderer: this.#renderer,
      cache: this.#cache,
      uploads: this.#uploads,
      memoryBudgetBytes: this.#memoryBudgetBytes,
      onStale: () => undefined,
    });
  }
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
