import type { PictureView } from '../tiles/tile-quad.ts';

/** A panorama as drawn, with keys for its pieces. */
export interface DrawnLayer {
  view: PictureView;
  /** 0..1 */
  opacity: number;
  quads: readonly { texture: unknown }[];
}

/** A frame that was drawn, or is to be. */
export interface DrawnFrame<Layer extends DrawnLayer = DrawnLayer> {
  layers: Layer[];
  /** Drawn with more care, which a picture at rest is worth. */
  isCareful: boolean;
  /** The share of the canvas's pixels along each side. */
  scale: number;
  /** Milliseconds. */
  at: number;
}

/** Whether drawing one would leave the other's picture. */
export function isSameFrame(a: DrawnFrame, b: DrawnFrame): boolean {
  return a.isCareful === b.isCareful && a.scale === b.scale && areSame(a.layers, b.layers, isSameLayer);
}

function isSameLayer(a: DrawnLayer, b: DrawnLayer): boolean {
  return (
    a.opacity === b.opacity &&
    isSamePictureView(a.view, b.view) &&
    // What of the preview is seen follows from the tiles over it.
    areSame(a.quads, b.quads, (one, other) => one.texture === other.texture)
  );
}

/** Whether two views see the same part of a picture, to the last digit. */
function isSamePictureView(a: PictureView, b: PictureView): boolean {
  return (
    a.yaw === b.yaw &&
    a.pitch === b.pitch &&
    a.hfov === b.hfov &&
    a.width === b.width &&
    a.height === b.height &&
    areSame(a.turn?.flat() ?? [], b.turn?.flat() ?? [], Object.is)
  );
}

function areSame<Item>(
  a: readonly Item[],
  b: readonly Item[],
  isSame: (a: Item, b: Item) => boolean,
): boolean {
  return a.length === b.length && a.every((item, index) => isSame(item, b[index] as Item));
}
