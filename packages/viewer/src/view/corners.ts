import { angleBetween } from '@tourwright/tour/sphere';
import type { Corners } from './plane.ts';

/** How high an element of this width is that is to fill four corners without looking stretched. */
export function heightOver([a, b, c, d]: Corners, width: number): number {
  return (width * (angleBetween(a, d) + angleBetween(b, c))) / (angleBetween(a, b) + angleBetween(d, c));
}
