import type { Layer } from './quad.ts';

/** How long a picture that comes tile by tile stays as it is: longer where drawing it takes long. */
const leastArrivalsMs = 100;
const mostArrivalsMs = 400;
const arrivalsPerCost = 4;

/** A frame that was drawn, or is to be. */
export interface DrawnFrame {
  layers: Layer[];
  isCareful: boolean;
  /** Of the canvas's pixels along each side. */
  scale: number;
  at: number;
}

/** Whether drawing one would leave the other's picture. */
export function isSamePicture(a: DrawnFrame, b: DrawnFrame): boolean {
  return (
    a.isCareful === b.isCareful &&
    a.scale === b.scale &&
    a.layers.length === b.layers.length &&
    a.layers.every((layer, index) => isSameLayer(layer, b.layers[index]))
  );
}

/** Whether a frame with more tiles than the one that was drawn can wait for others. `costMs` is what drawing that one took. */
export function mayShare(frame: DrawnFrame, drawn: DrawnFrame, costMs: number): boolean {
  if (drawn.scale !== frame.scale) return false;
  const waitMs = Math.min(mostArrivalsMs, Math.max(leastArrivalsMs, arrivalsPerCost * costMs));
  if (frame.at - drawn.at >= waitMs) return false;
  return drawn.layers.length === frame.layers.length && drawn.layers.every(({ quads }) => quads.length > 0);
}

function isSameLayer(a: Layer, b: Layer | undefined): boolean {
  return (
    b !== undefined &&
    a.opacity === b.opacity &&
    (['yaw', 'pitch', 'hfov', 'width', 'height', 'turn'] as const).every(
      (key) => a.view[key] === b.view[key],
    ) &&
    a.quads.length === b.quads.length &&
    // What of the preview is seen follows from the tiles over it.
    a.quads.every(({ texture }, index) => texture === b.quads[index]?.texture)
  );
}
