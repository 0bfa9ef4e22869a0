/** A stretch of the picture's width, CSS pixels from its left. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * What of the picture is in sight beside the inspector, where that is a drawer over it, on a tablet; null where all of it is. Each
 * frame of a turn asks: without a drawer nothing is measured, which would have the page laid out in every one.
 */
export function freePart(picture: HTMLElement): Stretch | null {
  const drawer = document.querySelector('[data-drawer]')?.getBoundingClientRect();
  if (!drawer) return null;
  const { left, right } = picture.getBoundingClientRect();
  if (drawer.left >= right || drawer.right <= left) return null;
  // In languages that are read from the right it is at the left.
  return drawer.right >= right - 1
    ? { from: 0, to: Math.max(0, drawer.left - left) }
    : { from: Math.min(picture.clientWidth, drawer.right - left), to: picture.clientWidth };
}
