import type { ScreenPoint } from '@tourwright/tour/sphere';
import { createEngagement } from './engagement.ts';
import { listenToKeys } from './keyboard.ts';
import { PointerControl } from './pointer.ts';
import type { ViewControl } from './view-control.ts';
import { listenToWheel } from './wheel.ts';

export interface ControlOptions {
  pointer: boolean;
  wheel: boolean;
  keyboard: boolean;
  doubleTap: boolean;
  pageScrolls: boolean;
  onTap: (point: ScreenPoint) => void;
}

/** Listens to every kind of input that is wanted. Returns what ends it. */
export function openControls(
  element: HTMLElement,
  canvas: HTMLCanvasElement,
  control: ViewControl,
  options: ControlOptions,
): () => void {
  const engagement = createEngagement(element, options.pageScrolls);
  const pointer = options.pointer ? new PointerControl(canvas, control, options) : null;
  const endWheel = options.wheel ? listenToWheel(canvas, control, () => !engagement.isEngaged) : null;
  const endKeys = options.keyboard ? listenToKeys(element, control) : null;
  return () => {
    engagement.close();
    pointer?.close();
    endWheel?.();
    endKeys?.();
  };
}
