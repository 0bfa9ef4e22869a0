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
    shapeOf(a) === shapeOf(b) &&
    // What of the preview is seen follows from the tiles over it.
    a.layers.every(({ quads }, layer) =>
      quads.every(({ texture }, index) => texture === b.layers[layer]?.quads[index]?.texture),
    )
  );
}

/** Whether a frame with more tiles than the one that was drawn can wait for others. `costMs` is what drawing that one took. */
export function mayShare(frame: DrawnFrame, drawn: DrawnFrame, costMs: number): boolean {
  if (drawn.scale !== frame.scale) return false;
  const waitMs = Math.min(mostArrivalsMs, Math.max(leastArrivalsMs, arrivalsPerCost * costMs));
  if (frame.at - drawn.at >= waitMs) return false;
  return drawn.layers.length === frame.layers.length && drawn.layers.every(({ quads }) => quads.length > 0);
}

/** All but the textures. */
function shapeOf({ isCareful, scale, layers }: DrawnFrame): string {
  const shapes = layers.map(({ view, opacity, quads }) => [view, opacity, quads.length]);
  return JSON.stringify([isCareful, scale, shapes]);
}
