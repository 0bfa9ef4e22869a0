/** Turns the view with the device. Loaded on demand. */
import { deviceLook } from '../view/device-orientation.ts';
import type { Viewer } from '../viewer-options.ts';
import { askForMotion, type MotionAnswer } from './ask-for-motion.ts';
import { followDevice } from './follow-device.ts';

/** Turns the view with the device, until it is closed. */
export interface Gyroscope {
  close(): void;
}

/** A device that has sensors sends an event within this time. */
const firstEventTimeoutMs = 1500;
/**
 * Turns the view with the device, until closed. Dragging changes the heading, and it continues from there. Call it in a
 * click, when iOS asks the user; if you load this module in a click, call `askForMotion` first and pass its result.
 * `refused` when the user declined, `unasked` when the browser did not ask, `absent` when the device has no sensors.
 */
export async function openGyroscope(
  viewer: Viewer,
  asked: Promise<MotionAnswer> = askForMotion(),
): Promise<Gyroscope | Exclude<MotionAnswer, 'granted'> | 'absent'> {
  // Pages that came over a connection that anybody could listen to get no sensors.
  if (!('DeviceOrientationEvent' in globalThis)) return 'absent';
  const answer = await asked;
  if (answer !== 'granted') return answer;
  const listening = new AbortController();
  const { signal } = listening;
  const follow = followDevice(viewer);
  const hasSensors = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), firstEventTimeoutMs);
    const onTurn = ({ alpha, beta, gamma, timeStamp }: DeviceOrientationEvent) => {
      // Desktops send one event without angles.
      if (alpha === null || beta === null || gamma === null) return;
      clearTimeout(timer);
      resolve(true);
      follow(deviceLook({ alpha, beta, gamma }, screen.orientation?.angle ?? 0), timeStamp);
    };
    addEventListener('deviceorientation', onTurn, { signal });
  });
  if (hasSensors) return { close: () => listening.abort() };
  listening.abort();
  return 'absent';
}
