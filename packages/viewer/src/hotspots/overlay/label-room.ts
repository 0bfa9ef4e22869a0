/** Where a hotspot's label has room, in pixels of the picture. */
import type { ScreenPoint } from '@tourwright/tour/sphere';

/** A label fits beside no rim that is nearer than this; below the upper one there is the host's own bar. */
const labelHalf = 128;
const labelAbove = 96;
/** What stays free between a label and the rim, where its mark is partly outside. */
const labelGap = 8;

/** The rims that are too near for a label, which then keeps off them. */
export function rimAt({ x, y }: ScreenPoint, width: number): string {
  // Where the picture is narrower than two labels, it is the nearer one.
  const near = Math.min(labelHalf, width / 2);
  const side = x < near ? 'left' : x > width - near ? 'right' : '';
  return y < labelAbove ? `top ${side}`.trim() : side;
}

/** How far a label has to be moved from its button's edge to be read, where the button is partly outside. */
export function inwardOf(x: number, width: number, size: number): number {
  const free = Math.min(x, width - x) - size / 2;
  return Math.max(0, Math.round(labelGap - free));
}
