import { wrapAngle } from '@tourwright/tour/sphere';

/**
 * A view: degrees, and radians at `@tourwright/viewer/radians` and in the internal code. Yaw turns right and is 0 in
 * the middle of the equirectangular picture, pitch goes up, `hfov` is the angle of view across.
 */
export interface ViewAngles {
  yaw: number;
  pitch: number;
  hfov: number;
}

/** The size of a picture, in pixels of either kind. */
export interface Size {
  width: number;
  height: number;
}

/** More device pixels than this cost more than they show. */
const largestPixelRatio = 2;

/** The pixels that a size in CSS pixels is drawn with. */
export function deviceSize({ width, height }: Size, devicePixelRatio: number): Size {
  const ratio = Math.min(largestPixelRatio, devicePixelRatio);
  return { width: Math.round(width * ratio), height: Math.round(height * ratio) };
}

/** The view a part of the way from one to another, the shorter way round; `part` 0..1. */
export function mixAngles(from: ViewAngles, to: ViewAngles, part: number): ViewAngles {
  return {
    yaw: from.yaw + wrapAngle(to.yaw - from.yaw) * part,
    pitch: from.pitch + (to.pitch - from.pitch) * part,
    // Zooming by equal steps looks even when the tangents, not the angles, grow by equal factors.
    hfov: 2 * Math.atan(Math.tan(from.hfov / 2) * (Math.tan(to.hfov / 2) / Math.tan(from.hfov / 2)) ** part),
  };
}

/** The angle of view in which everything in the middle is larger by a factor. */
export function zoomHfov(hfov: number, factor: number): number {
  return 2 * Math.atan(Math.tan(hfov / 2) / factor);
}

/** Whether two views are the same to the eye. */
export function isSameView(a: ViewAngles, b: ViewAngles): boolean {
  const near = 1e-7;
  return (
    Math.abs(wrapAngle(a.yaw - b.yaw)) < near &&
    Math.abs(a.pitch - b.pitch) < near &&
    Math.abs(a.hfov - b.hfov) < near
  );
}

/** Slow at both ends. */
export function easeInOut(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}
