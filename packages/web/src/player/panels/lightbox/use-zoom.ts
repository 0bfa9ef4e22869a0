import { type RefObject, useEffect, useRef, useState } from 'react';
import { listenToFingers } from './listen-to-fingers.ts';
import { fitted, unzoomed, type Zoom, zoomed } from './zoom.ts';

/**
 * A picture that is zoomed by wheel, pinch and double tap, and dragged while it is large; while it is not, a sideways
 * drag is a swipe (`onSwipe` gets 1 for the next picture).
 */
export function useZoom(frame: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState<Zoom>(unzoomed);
  const latest = useRef({ onSwipe, zoom });
  useEffect(() => {
    latest.current = { onSwipe, zoom };
  });
  const change = (next: (zoom: Zoom) => Zoom) => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    setZoom((old) => fitted(next(old), { width, height }));
  };
  const latestChange = useRef(change);
  useEffect(() => {
    if (!frame.current) return;
    return listenToFingers(frame.current, {
      change: latestChange.current,
      onSwipe: (step) => {
        if (latest.current.zoom.scale === 1) latest.current.onSwipe(step);
      },
    });
  }, [frame]);
  return {
    zoom,
    zoomIn: () => change((old) => zoomed(old, 1.5)),
    zoomOut: () => change((old) => zoomed(old, 1 / 1.5)),
    reset: () => setZoom(unzoomed),
  };
}
