import { useCallback, useState } from 'react';

/** How wide an element is, CSS pixels, measured when it appears or changes; 0 before. */
export function useWidth(): { ref(element: HTMLElement | null): (() => void) | undefined; width: number } {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.offsetWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
