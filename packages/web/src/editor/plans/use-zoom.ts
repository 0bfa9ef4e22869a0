import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far a plan is zoomed, and what changes it. */
export interface Zoom {
  /** 1: the whole plan in its place. */
  factor: number;
  /** The width of the plan as it is shown, CSS pixels. */
  width: number;
  height: number;
  by(change: number): void;
  fit(): void;
}

const [least, most] = [0.5, 8];
/** Around the plan, for names of pins at its rim. */
const margin = 48;

/** The size of a plan in a place that scrolls; Ctrl and the wheel zoom, keeping the middle. */
export function useZoom(scroller: RefObject<HTMLElement | null>, aspect: number): Zoom {
  const [place, setPlace] = useState({ width: 0, height: 0 });
  const [factor, setFactor] = useState(1);
  const before = useRef(1);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setPlace({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [scroller]);

  const by = useCallback(
    (change: number) => setFactor((now) => Math.max(least, Math.min(most, now * change))),
    [],
  );
  useEffect(() => {
    const element = scroller.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      by(Math.exp(-event.deltaY / 400));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [scroller, by]);
  useLayoutEffect(() => {
    const element = scroller.current;
    const change = factor / before.current;
    before.current = factor;
    if (!element || change === 1) return;
    const [halfX, halfY] = [element.clientWidth / 2, element.clientHeight / 2];
    element.scrollLeft = (element.scrollLeft + halfX) * change - halfX;
    element.scrollTop = (element.scrollTop + halfY) * change - halfY;
  }, [scroller, factor]);

  const room = { width: Math.max(80, place.width - margin), height: Math.max(80, place.height - margin) };
  const fitted = Math.min(room.width, room.height * aspect);
  const fit = useCallback(() => setFactor(1), []);
  return { factor, width: fitted * factor, height: (fitted / aspect) * factor, by, fit };
}
