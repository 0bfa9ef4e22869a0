/** Turns the view with the device. Loaded on demand. */
import type { MotionAnswer } from '../controls/ask-for-motion.ts';
import { type Gyroscope, openGyroscope as openInner } from '../controls/gyroscope.ts';
import type { Viewer } from '../viewer-options.ts';
import { viewerInRadians } from './other-unit.ts';

export type { Gyroscope } from '../controls/gyroscope.ts';

/**
 * Turns the view with the device, until closed. Dragging changes the heading, and it continues from there. Call it in a
 * click, when iOS asks the user; if you load this module in a click, call `askForMotion` first and pass its result.
 * `refused` when the user declined, `unasked` when the browser did not ask, `absent` when the device has no sensors.
 */
export function openGyroscope(
  viewer: Viewer,
  asked?: Promise<MotionAnswer>,
): Promise<Gyroscope | Exclude<MotionAnswer, 'granted'> | 'absent'> {
  return openInner(viewerInRadians(viewer), asked);
}
