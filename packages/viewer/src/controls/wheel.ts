import { pointIn, type ViewControl, zoomAt } from './view-control.ts';

/** Pixels of scrolling that magnify by e. */
const zoomDistance = 600;
const pixelsPerLine = 16;
const pixelsPerPage = 400;

/**
 * The wheel zooms at the pointer. While the page is to scroll (`isForPage`) it does so only with Ctrl held, which is
 * also how browsers report a pinch on a touchpad. Returns what ends it.
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
  canvas.addEventListener('wheel', onWheel, { passive: false });
  return () => canvas.removeEventListener('wheel', onWheel);
}
