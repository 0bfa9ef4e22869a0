import { type RefObject, useLayoutEffect } from 'react';

/**
 * What goes away with the focus in it hands it on: otherwise the keyboard would start again at the top of the page,
 * and a screen reader would lose its place. `find` gets what goes, while it is still there.
 */
export function useFocusHeir(
  place: RefObject<HTMLElement | null>,
  find: (from: HTMLElement) => HTMLElement | null | undefined,
): void {
  useLayoutEffect(() => {
    const from = place.current;
    return () => {
      if (from?.contains(document.activeElement)) find(from)?.focus({ preventScroll: true });
    };
  }, [place, find]);
}
