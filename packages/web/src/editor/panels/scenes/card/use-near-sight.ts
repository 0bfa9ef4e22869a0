import { type RefObject, useEffect, useState } from 'react';

/** How far out of sight something is made ready, CSS pixels. */
const margin = 500;

/**
 * Whether an element is in view or near it. `isKept` keeps it there, as do the focus and a drag. Where the browser
 * cannot observe what is in sight, it stays as it began.
 */
export function useNearSight(
  element: RefObject<HTMLElement | null>,
  startsNear: boolean,
  isKept: boolean,
): boolean {
  const [isNear, setNear] = useState(startsNear);
  const isShown = isNear || isKept;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element is there once it is shown, or no more
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
        else if (!current.matches(':focus-within, [data-dragging]')) setNear(false);
      },
      // The list scrolls: a margin around the window would not reach what is in it.
      { root: current.closest('[data-scroller]') ?? current.parentElement, rootMargin: `${margin}px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isShown]);
  return isShown;
}
