import type { ScreenPoint } from '@tourwright/tour/sphere';
import { unproject } from '@tourwright/tour/sphere';
import { type Size, type ViewAngles, zoomHfov } from '../view/angles.ts';
import { followPointer } from '../view/follow-pointer.ts';
import type { Motion } from '../view/motion.ts';

/** What input works on. Every method wakes the picture. */
export interface ViewControl {
  readonly motion: Motion;
  /** The element in CSS pixels. */
  size(): Size;
  /** Something was changed: draw. */
  wake(): void;
}

/** The present view, magnified by a factor, with what is at a place of the element staying there. */
export function zoomAt(control: ViewControl, point: ScreenPoint, factor: number): ViewAngles {
  const { angles, limits } = control.motion;
  const size = control.size();
  const held = unproject({ ...angles, ...size }, point);
  const hfov = Math.min(limits.maxHfov, Math.max(limits.minHfov, zoomHfov(angles.hfov, factor)));
  return followPointer({ ...angles, hfov }, size, held, point);
}

/** Where an event happened, in CSS pixels from the element's upper left corner. */
export function pointIn(element: Element, event: { clientX: number; clientY: number }): ScreenPoint {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
