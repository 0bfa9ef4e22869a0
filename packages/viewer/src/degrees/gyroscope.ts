/** The device's own movements turn the view. Loaded when somebody asks for it. */
import type { MotionAnswer } from '../controls/ask-for-motion.ts';
import { type Gyroscope, openGyroscope as openInner } from '../controls/gyroscope.ts';
import type { Viewer } from '../viewer-options.ts';
import { viewerInRadians } from './other-unit.ts';

export type { Gyroscope } from '../controls/gyroscope.ts';

/**
 * Turns the view as the device is turned, until closed. Dragging moves the heading from which it goes on. Call it in a
 * click: iOS asks the user then; who loads this in a click asks before (`askForMotion`) and hands the answer over.
 * `refused` when the user declined, `unasked` when the browser did not ask, `absent` when the device has no sensors.
 */
export function openGyroscope(
  viewer: Viewer,
  asked?: Promise<MotionAnswer>,
): Promise<Gyroscope | Exclude<MotionAnswer, 'granted'> | 'absent'> {
  return openInner(viewerInRadians(viewer), asked);
}
