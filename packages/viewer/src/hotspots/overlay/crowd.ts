/** Which hotspots of a crowded scene are in the DOM. Pure. */

/** How many are all in the document: screen readers then read the whole list, also what is not in sight. */
const mostAtOnce = 48;

/** Whether this many hotspots are treated as a crowd. */
export function isCrowd(count: number): boolean {
  return count > mostAtOnce;
}

/** A hotspot in reading order. */
interface Placed {
  readonly isOutside: boolean;
  /** Stays whatever comes into sight. */
  readonly isKept: boolean;
}

/**
 * Whether each of these is in the document. Of a crowd that is what is in sight, what is kept, and what Tab reaches next:
 * the first and the last of all, and the two beside the one that has the focus. So Tab goes through all of them in their
 * order, although most are not there.
 */
export function inDocument<Pin extends Placed>(pins: readonly Pin[], focused: Pin | null): boolean[] {
  if (!isCrowd(pins.length)) return pins.map(() => true);
  const at = focused ? pins.indexOf(focused) : -1;
  return pins.map(
    ({ isOutside, isKept }, index) =>
      !isOutside ||
      isKept ||
      index === 0 ||
      index === pins.length - 1 ||
      (at >= 0 && Math.abs(index - at) <= 1),
  );
}
