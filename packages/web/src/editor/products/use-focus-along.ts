import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The keyboard goes along into the product that was opened, and back to its row: what had the focus is gone. `place` has
 * the one or the other.
 */
export function useFocusAlong(place: RefObject<HTMLElement | null>, openId: string | null): void {
  const before = useRef(openId);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = openId;
    if (left === openId || document.activeElement !== document.body) return;
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-product]') ?? [])];
    const row = rows.find(({ dataset }) => dataset['product'] === left);
    (row ?? place.current?.querySelector('button'))?.focus({ preventScroll: openId !== null });
  }, [place, openId]);
}
