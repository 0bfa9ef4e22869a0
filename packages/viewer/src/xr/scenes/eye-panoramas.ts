/** One scene's picture for two eyes: one panorama that both see, or one for each. */
import type { Turn, View } from '@tourwright/tour/sphere';
import { Panorama } from '../../render/panorama.ts';
import type { PanoramaParts } from '../../render/panorama-parts.ts';
import type { Quad } from '../../render/quad.ts';
import type { TiledPicture } from '../../sources/tiled-picture.ts';

/** What each eye is shown; the same list where both see the same. */
export interface EyeQuads {
  left: readonly Quad[];
  right: readonly Quad[];
}

/** The panorama of a scene in VR, for both eyes or one for each. */
export class EyePanoramas {
  readonly #left: Panorama;
  /** Null where both eyes see the left one's. */
  #right: Panorama | null = null;

  constructor(
    picture: TiledPicture | Promise<TiledPicture>,
    turn: Turn | undefined,
    parts: Omit<PanoramaParts, 'onFailed'>,
  ) {
    // What opens later shows both eyes the same.
    const right = 'then' in picture ? undefined : picture.right;
    // Both eyes share the memory that one would have.
    const eyes = right === undefined ? 1 : 2;
    const own = { ...parts, memoryBudgetBytes: parts.memoryBudgetBytes / eyes };
    // Partial failures are requested again on the next visit; a total failure is reported by `firstTile`.
    this.#left = new Panorama(picture, turn, { ...own, onFailed: () => undefined });
    if (right === undefined) return;
    // The preview strip is too blurred to differ between the eyes.
    this.#right = new Panorama(right, turn, {
      ...own,
      onFailed: ({ isTotal }) => {
        if (isTotal) this.#closeRight();
      },
    });
  }

  get hasPreview(): boolean {
    return this.#left.hasPreview;
  }

  get previewReady(): Promise<void> | undefined {
    return this.#left.previewReady;
  }

  /** Settles when both eyes have a tile; rejects when the left one can have none. Without tiles of its own the right eye sees the left one's. */
  get firstTile(): Promise<void> {
    const right = this.#right?.firstTile.catch(() => undefined);
    return Promise.all([this.#left.firstTile, right]).then(() => undefined);
  }

  isInUse(key: string): boolean {
    return this.#left.isInUse(key) || this.#right?.isInUse(key) === true;
  }

  /** Asks for the tiles of a view in device pixels. */
  request(view: View): void {
    for (const each of [this.#left, this.#right]) each?.request(each.select(view), false);
  }

  /** What to draw for a view in device pixels. */
  look(view: View): EyeQuads {
    const left = this.#left.look(view).quads;
    return { left, right: this.#right?.look(view).quads ?? left };
  }

  /** The same; asks for what it wants, and once that is there, and `hasTime`, for what may be wanted next. */
  lookAndRequest(view: View, hasTime: boolean): EyeQuads {
    const [left, right] = [this.#left, this.#right].map((panorama) => {
      const picture = panorama?.look(view);
      if (picture) panorama?.request(picture, hasTime);
      return picture?.quads;
    });
    return { left: left ?? [], right: right ?? left ?? [] };
  }

  close(): void {
    this.#closeRight();
    this.#left.close();
  }

  #closeRight(): void {
    this.#right?.close();
    this.#right = null;
  }
}
