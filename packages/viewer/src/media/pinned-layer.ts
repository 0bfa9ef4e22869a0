import type { ScreenPoint, View } from '@tourwright/tour/sphere';
import type { SceneMediaParts } from '../content/scene-media-parts.ts';
import type { MediaOnSurface } from '../scenes/viewer-scene.ts';
import { PinnedItem } from './pinned-item.ts';

/** The videos and pictures that are pinned into the present scene. */
export class PinnedLayer {
  readonly #layer: HTMLElement;
  readonly #parts: SceneMediaParts;
  #items: PinnedItem[] = [];
  #hovered: PinnedItem | null = null;

  constructor(layer: HTMLElement, parts: SceneMediaParts) {
    this.#layer = layer;
    this.#parts = parts;
  }

  /** Shows these and no others. What stays as it is continues where it was. */
  show(pinned: readonly MediaOnSurface[]): void {
    const old = this.#items;
    this.#items = pinned.map((media) => {
      const same = old.find((item) => isSameButCorners(item.media, media));
      same?.reshape(media);
      return same ?? new PinnedItem(this.#layer, media, this.#parts);
    });
    for (const item of old) if (!this.#items.includes(item)) item.close();
    this.hover(null);
  }

  place(view: View): void {
    for (const item of this.#items) item.place(view);
  }

  setHidden(isHidden: boolean): void {
    for (const item of this.#items) item.setHidden(isHidden);
  }

  /** The pointer is here, or away; returns whether it is over one of them. */
  hover(point: ScreenPoint | null): boolean {
    const item = (point && this.#at(point)) ?? null;
    if (item !== this.#hovered) {
      this.#hovered?.setHovered(false);
      item?.setHovered(true);
      this.#hovered = item;
    }
    return item !== null;
  }

  tap(point: ScreenPoint): boolean {
    const item = this.#at(point);
    item?.tap();
    return item !== undefined;
  }

  close(): void {
    for (const item of this.#items) item.close();
    this.#items = [];
  }

  #at(point: ScreenPoint): PinnedItem | undefined {
    return this.#items.findLast((item) => item.isAt(point));
  }
}

function isSameButCorners(
  { corners: _, ...a }: MediaOnSurface,
  { corners: __, ...b }: MediaOnSurface,
): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
