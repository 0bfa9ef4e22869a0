import type { Viewer } from '@tourwright/viewer';

interface ClientPoint {
  clientX: number;
  clientY: number;
}

/** Where a pointer is on the canvas, CSS pixels from its top left corner. */
export function placeOnCanvas({ canvas }: Pick<Viewer, 'canvas'>, { clientX, clientY }: ClientPoint) {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
