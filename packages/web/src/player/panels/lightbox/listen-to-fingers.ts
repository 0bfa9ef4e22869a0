import { unzoomed, type Zoom, zoomed } from './zoom.ts';

interface Finger {
  x: number;
  y: number;
}

/** What mouse, pen and fingers do to a picture. */
export interface Gestures {
  change: (next: (zoom: Zoom) => Zoom) => void;
  /** A sideways drag has ended; 1 is towards the next picture. */
  onSwipe: (step: 1 | -1) => void;
}

/** A sideways move of this many pixels turns the page. */
const swipePixels = 50;
const doubleTapMs = 320;
const tapPixels = 8;

/** Wheel, pinch, drag, double tap and swipe on an element; returns what ends it. */
export function listenToFingers(element: HTMLElement, { change, onSwipe }: Gestures): () => void {
  const fingers = new Map<number, Finger>();
  let lastTap = 0;
  let startX: number | null = null;
  const place = ({ clientX, clientY }: MouseEvent): Finger => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const at = place(event);
    change((zoom) => zoomed(zoom, Math.exp(-event.deltaY / 400), at));
  };
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // A button in it is pressed, not dragged.
    if ((event.target as Element).closest('button')) return;
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, place(event));
    startX = fingers.size === 1 ? event.clientX : null;
  };
  const onMove = (event: PointerEvent) => {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const now = place(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    change((zoom) => (other ? pinched(zoom, old, now, other) : dragged(zoom, old, now)));
  };
  const toggle = (event: MouseEvent) => {
    const at = place(event);
    change((zoom) => (zoom.scale > 1 ? unzoomed : zoomed(zoom, 2.5, at)));
  };
  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    const moved = startX === null ? 0 : event.clientX - startX;
    const isTap = startX !== null && Math.abs(moved) < tapPixels && event.type === 'pointerup';
    startX = null;
    if (isTap && event.pointerType !== 'mouse') {
      const isSecond = event.timeStamp - lastTap < doubleTapMs;
      lastTap = isSecond ? 0 : event.timeStamp;
      if (isSecond) toggle(event);
    }
    if (Math.abs(moved) >= swipePixels) onSwipe(moved < 0 ? 1 : -1);
  };
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('dblclick', toggle, { signal });
  return () => listening.abort();
}

function dragged(zoom: Zoom, old: Finger, now: Finger): Zoom {
  return { ...zoom, x: zoom.x + now.x - old.x, y: zoom.y + now.y - old.y };
}

function pinched(zoom: Zoom, old: Finger, now: Finger, other: Finger): Zoom {
  const factor = distance(now, other) / Math.max(1, distance(old, other));
  return zoomed(zoom, factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
}

function distance(a: Finger, b: Finger): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
