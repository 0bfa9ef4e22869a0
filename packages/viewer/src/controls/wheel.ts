import { pointIn, type ViewControl, zoomAt } from './view-control.ts';

/** Pixels of scrolling that magnify by e. */
const zoomDistance = 600;
const pixelsPerLine = 16;
const pixelsPerPage = 400;

/**
 * The wheel zooms at the pointer. While the page is to scroll (`isForPage`) it does so only with Ctrl held, which is
 * also how most browsers report a pinch on a touchpad. Returns what ends it.
 */
export function listenToWheel(
  canvas: HTMLCanvasElement,
  control: ViewControl,
  isForPage: () => boolean,
): () => void {
  const onWheel = (event: WheelEvent) => {
    if (isForPage() && !event.ctrlKey) return;
    event.preventDefault();
    const unit = [1, pixelsPerLine, pixelsPerPage][event.deltaMode] ?? 1;
    // A touchpad's pinch comes in small steps.
    const pixels = event.deltaY * unit * (event.ctrlKey ? 4 : 1);
    control.motion.hold(event.timeStamp);
    control.motion.set(zoomAt(control, pointIn(canvas, event), Math.exp(-pixels / zoomDistance)));
    control.wake();
  };
  const listening = new AbortController();
  const { signal } = listening;
  canvas.addEventListener('wheel', onWheel, { passive: false, signal });
  listenToTrackpad(canvas, control, signal);
  return () => listening.abort();
}

/** Safari has its own events for a pinch on a trackpad; fingers on a screen also send pointer events. */
interface GestureEvent extends UIEvent {
  /** Against the beginning of the gesture. */
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

function listenToTrackpad(canvas: HTMLCanvasElement, control: ViewControl, signal: AbortSignal): void {
  if (navigator.maxTouchPoints > 0) return;
  let last = 1;
  const listen = (name: string, act: (event: GestureEvent) => void) =>
    canvas.addEventListener(
      name,
      (event) => {
        event.preventDefault();
        act(event as GestureEvent);
      },
      { passive: false, signal },
    );
  listen('gesturestart', () => {
    last = 1;
  });
  listen('gesturechange', (event) => {
    control.motion.hold(event.timeStamp);
    control.motion.set(zoomAt(control, pointIn(canvas, event), event.scale / last));
    last = event.scale;
    control.wake();
  });
}
