/** A stretch of the picture's width, CSS pixels from its left. */
export interface Stretch {
  from: number;
  to: number;
}

/** What of the picture is in sight beside the inspector, where that is a drawer over it, on a tablet. */
export function freePart(picture: HTMLElement): Stretch {
  const { left, right } = picture.getBoundingClientRect();
  const width = picture.clientWidth;
  const drawer = document.querySelector('[data-drawer]')?.getBoundingClientRect();
  if (!drawer || drawer.left >= right || drawer.right <= left) return { from: 0, to: width };
  // In languages that are read from the right it is at the left.
  return drawer.right >= right - 1
    ? { from: 0, to: Math.max(0, drawer.left - left) }
    : { from: Math.min(width, drawer.right - left), to: width };
}
