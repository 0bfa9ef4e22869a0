/** The device's own movements turn the view. Loaded when somebody asks for it. */
import { wrapAngle, type YawPitch } from '@tourwright/tour/sphere';
import { deviceLook } from '../view/device-orientation.ts';
import type { Viewer } from '../viewer-options.ts';

export interface Gyroscope {
  close(): void;
}

/** iOS asks its user first. */
interface AskingEvent {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

/** A device that has sensors tells of them within this time. */
const patienceMs = 1500;
/** Who drags has the view; so long after the last change by others the device goes on from there. */
const restMs = 200;
/** The share of the way to where the device looks that is left after a hundredth of a second: sensors tremble. */
const tremble = 0.7;
/** In this time the pitch comes back to the device's own by 1 - 1/e. */
const liftMs = 300;
/** Radians; less is what a view is rounded by. */
const hair = 1e-6;

/**
 * Turns the view as the device is turned, until closed. Dragging moves the heading from which it goes on. Call it in a
 * click: iOS asks the user then. `refused` when the answer was no, `absent` when the device has no sensors to tell.
 */
export async function openGyroscope(viewer: Viewer): Promise<Gyroscope | 'refused' | 'absent'> {
  const { requestPermission } = DeviceOrientationEvent as unknown as AskingEvent;
  if (requestPermission) {
    const answer = await requestPermission.call(DeviceOrientationEvent).catch(() => 'denied');
    if (answer !== 'granted') return 'refused';
  }
  const listening = new AbortController();
  const { signal } = listening;
  const follow = createFollower(viewer);
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

/** Gets where the device looks, and when (milliseconds); moves the view there, softly. */
export function createFollower(
  viewer: Pick<Viewer, 'view' | 'setView'>,
): (look: YawPitch, now: number) => void {
  /** What was shown by us last, and when. */
  let shown: YawPitch | null = null;
  let shownAt = 0;
  /** When somebody else moved the view last. */
  let takenAt = Number.NEGATIVE_INFINITY;
  /** From where the device looks to where the view does: the heading stays so, the pitch comes back. */
  let [offset, lift] = [0, 0];
  return (look, now) => {
    const { yaw, pitch } = viewer.view;
    const isMoved = shown && Math.hypot(wrapAngle(yaw - shown.yaw), pitch - shown.pitch) > hair;
    if (isMoved) takenAt = now;
    if (now - takenAt < restMs) {
      shown = { yaw, pitch };
      return;
    }
    const goesOn = shown !== null && takenAt === Number.NEGATIVE_INFINITY;
    takenAt = Number.NEGATIVE_INFINITY;
    if (!goesOn) {
      offset = yaw - look.yaw;
      lift = pitch - look.pitch;
    }
    const elapsedMs = goesOn ? Math.max(0, now - shownAt) : 0;
    lift *= Math.exp(-elapsedMs / liftMs);
    const part = 1 - tremble ** (elapsedMs / 10);
    viewer.setView({
      yaw: yaw + wrapAngle(look.yaw + offset - yaw) * part,
      pitch: pitch + (look.pitch + lift - pitch) * part,
    });
    // The limits of the panorama may have held it back.
    const { view } = viewer;
    shown = { yaw: view.yaw, pitch: view.pitch };
    shownAt = now;
  };
}
