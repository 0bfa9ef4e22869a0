import { radians } from './angle.ts';

/** The widest vertical angle of view that is shown; beyond it the picture is stretched too much. */
export const maxVfov: number = radians(100);

/** The vertical angle of view of a picture; `aspect` is width / height. */
export function vfovOf(hfov: number, aspect: number): number {
  return 2 * Math.atan(Math.tan(hfov / 2) / aspect);
}

/** The horizontal angle of view of a picture; `aspect` is width / height. */
export function hfovOf(vfov: number, aspect: number): number {
  return 2 * Math.atan(Math.tan(vfov / 2) * aspect);
}

/** The horizontal angle of view, reduced where the vertical one would exceed `maxVfov` (tall screens). */
export function limitHfov(hfov: number, aspect: number): number {
  return Math.min(hfov, hfovOf(maxVfov, aspect));
}
