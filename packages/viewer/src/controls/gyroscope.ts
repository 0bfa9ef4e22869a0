/** The device's own movements turn the view. Loaded when somebody asks for it. */
import { deviceLook } from '../view/device-orientation.ts';
import type { Viewer } from '../viewer-options.ts';
import { followDevice } from './follow-device.ts';

export interface Gyroscope {
  close(): void;
}

/** iOS asks its user first. */
interface AskingEvent {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

/** A device that has sensors tells of them within this time. */
const patienceMs = 1500;
/**
 * Turns the view as the device is turned, until closed. Dragging moves the heading from which it goes on. Call it in a
 * click: iOS asks the user then. `refused` when the answer was no, `absent` when the device has no sensors to tell.
 */
export async function openGyroscope(viewer: Viewer): Promise<Gyroscope | 'refused' | 'absent'> {
  // Pages that came over a line that anybody could listen to get no sensors.
  if (!('DeviceOrientationEvent' in globalThis)) return 'absent';
  const { requestPermission } = DeviceOrientationEvent as unknown as AskingEvent;
  if (requestPermission) {
    const answer = await requestPermission.call(DeviceOrientationEvent).catch(() => 'denied');
    if (answer !== 'granted') return 'refused';
  }
  const listening = new AbortController();
  const { signal } = listening;
  const follow = followDevice(viewer);
  const hasSensors = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs);
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
