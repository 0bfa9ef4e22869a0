/** How the view follows a moving device, combined with other input. */
import { wrapAngle, type YawPitch } from '@tourwright/tour/sphere';
import type { Viewer } from '../viewer-options.ts';

/** Dragging takes precedence; this long after the last change by others the device continues from there. */
const restMs = 200;
/** The share of the way to where the device looks that is left after a hundredth of a second: sensors tremble. */
const tremble = 0.7;
/** In this time the pitch comes back to the device's own by 1 - 1/e. */
const liftMs = 300;
/** Radians; less is what a view is rounded by. */
const hair = 1e-6;

/** Gets where the device looks, and when (milliseconds); moves the view there, softly. */
export function followDevice(
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
