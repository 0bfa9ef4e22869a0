import type { ScreenPoint } from '@tourwright/tour/sphere';
import { createEngagement } from './engagement.ts';
import { listenToKeys } from './keyboard.ts';
import { PointerControl } from './pointer.ts';
import type { ViewControl } from './view-control.ts';
import type { ViewerControls } from './viewer-controls.ts';
import { listenToWheel } from './wheel.ts';

/** Listens to every kind of input that is wanted, and looks after what moves without any. Returns what ends it. */
export function openControls(
  element: HTMLElement,
  canvas: HTMLCanvasElement,
  control: ViewControl,
  {
    pointer = true,
    wheel = true,
    keyboard = true,
    doubleTap = true,
    pageScrolls = false,
  }: ViewerControls = {},
  onTap: (point: ScreenPoint) => void,
): () => void {
  const engagement = createEngagement(element, pageScrolls);
  const hand = pointer ? new PointerControl(canvas, control, { doubleTap, onTap }) : null;
  const endWheel = wheel ? listenToWheel(canvas, control, () => !engagement.isEngaged) : null;
  const endKeys = keyboard ? listenToKeys(element, control) : null;
  // What turns by itself rests where nobody sees it, as in a page that was scrolled on.
  const sight = new IntersectionObserver((entries) => {
    control.motion.pauseAutorotation(entries.at(-1)?.isIntersecting ? 0 : Number.POSITIVE_INFINITY);
    control.wake();
  });
  sight.observe(element);
  return () => {
    sight.disconnect();
    engagement.close();
    hand?.close();
    endWheel?.();
    endKeys?.();
  };
}
