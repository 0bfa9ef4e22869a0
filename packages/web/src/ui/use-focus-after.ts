import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Where controls give way to others, as `what` tells, and the one with the focus went with them, `heir` gets it:
 * otherwise the keyboard would start again at the top of the page.
 */
export function useFocusAfter(what: unknown, heir: RefObject<HTMLElement | null>): void {
  const before = useRef(what);
  useLayoutEffect(() => {
    if (before.current === what) return;
    before.current = what;
    if (document.activeElement === document.body) heir.current?.focus({ preventScroll: true });
  }, [what, heir]);
}
