/** The panoramas in the headset: that of the present scene, and during a transition that of the previous one. */
import { Journey } from '../journey/journey.ts';
import type { Texture } from '../render/quad.ts';
import { Uploads, uploadMs } from '../render/uploads.ts';
import { openPicture, type PanoramaSource } from '../sources/panorama-source.ts';
import { TileCache } from '../tiles/tile-cache.ts';
import { easeInOut } from '../view/angles.ts';
import { EyePanoramas, type EyeQuads } from './scenes/eye-panoramas.ts';
import { coveringView, type Eye, type Head, turnFrustum } from './scenes/eyes.ts';
import type { VrRenderer } from './vr-renderer.ts';

/** A panorama, and how far it is turned against the room in which the headset moves. */
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

/** Loads and draws the panoramas of VR within its memory budget. */
export class VrPictures {
  readonly #renderer: VrRenderer;
  readonly #cache: TileCache<Texture>;
  readonly #uploads: Uploads;
  readonly #memoryBudgetBytes: number;
  readonly #journey = new Journey<Placed, { leavesScene: boolean }>();

  constructor(renderer: VrRenderer, memoryBudgetBytes = 192 * 2 ** 20) {
    this.#renderer = renderer;
    this.#memoryBudgetBytes = memoryBudgetBytes;
    this.#cache = new TileCache((texture) => renderer.deleteTexture(texture));
    // The headset draws all the time: nothing needs to be woken.
    this.#uploads = new Uploads(renderer, () => undefined);
  }

  /** Whether one scene fades into another. */
  get isCrossing(): boolean {
    return this.#journey.passage?.how.leavesScene === true;
  }

  /** Whether another picture is on its way. */
  get isWaiting(): boolean {
    return this.#journey.next !== null;
  }

  /** How far the present scene is turned against the room, radians to the right. */
  get turn(): number {
    return this.#journey.present?.turn ?? 0;
  }

  set turn(turn: number) {
    const { present } = this.#journey;
    if (present) present.turn = turn;
  }

  /** Shows a picture at once, as far as it is there. Throws in plain words when it cannot be shown. */
  begin(source: PanoramaSource, turn: number): void {
    void this.#journey.show({ panorama: this.#open(source), turn }, null);
  }

  /**
   * Loads another picture behind the present one; true when it is ready to be shown by `cross`, false when yet
   * another one was requested meanwhile. Throws when it cannot be had.
   */
  prepare(source: PanoramaSource, turn: number): Promise<boolean> {
    return this.#journey.prepare({ panorama: this.#open(source), turn });
  }

  /** Fades over to the picture that was prepared, that of another scene, with its scene lying turned so. */
  cross(turn: number): void {
    this.#leave(turn, true);
  }

  /** Crossfades to the prepared picture, another one of the same scene. */
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
    const { present, next } = this.#journey;
    if (present) {
      const view = viewOf(present.turn);
      const quads = present.panorama.lookAndRequest(view, next === null);
      layers.push({ quads, turn: present.turn, opacity: 1 });
    }
    if (next) next.panorama.request(viewOf(next.turn));
    const { passage } = this.#journey;
    const part = this.#journey.partAt(now);
    if (passage && part !== null) {
      const { panorama, turn } = passage.from;
      layers.push({ quads: panorama.look(viewOf(turn)), turn, opacity: 1 - easeInOut(part) });
    }
    this.#cache.trim(this.#memoryBudgetBytes, (key) =>
      [present, this.#journey.passage?.from].some((placed) => placed?.panorama.isInUse(key)),
    );
    return layers;
  }

  close(): void {
    this.#journey.end();
    this.#uploads.clear();
    this.#cache.clear();
  }

  #leave(turn: number, leavesScene: boolean): void {
    const { next } = this.#journey;
    if (next) void this.#journey.show({ ...next, turn }, { leavesScene });
  }

  #open(source: PanoramaSource): EyePanoramas {
    return new EyePanoramas(openPicture(source), source.turn, {
      renderer: this.#renderer,
      cache: this.#cache,
      uploads: this.#uploads,
      memoryBudgetBytes: this.#memoryBudgetBytes,
      onChanged: () => undefined,
    });
  }
}
