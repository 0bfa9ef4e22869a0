/**
 * A little planet and its unfolding. The eye stands `distance` behind the middle of the sphere: at 1 the picture is
 * stereographic (looking down, the scene becomes a planet), at 0 rectilinear as ever (general perspective projection:
 * J. P. Snyder, Map Projections, a Working Manual, USGS 1987, chapter 23).
 */
import { easeInOut, type ViewAngles } from './angles.ts';

/** How a little planet is seen; yaw and pitch in radians. */
export interface PlanetView {
  yaw: number;
  pitch: number;
  /** 0..1 */
  distance: number;
  /** Half the picture's width, where the middle of the sphere's front is 1 + `distance` away from the eye: a tangent. */
  reach: number;
}

/** How far the planet reaches to the nearer rim of the picture, and how far it turns while it unfolds. */
const planetReach = 3;
const spin = (5 * Math.PI) / 6;

/** How it looks a part (0..1) of the way from planet to view; `aspect` is width / height. */
export function planetAt(part: number, view: ViewAngles, aspect: number): PlanetView {
  const eased = easeInOut(part);
  const start = planetReach * Math.max(1, aspect);
  const end = Math.tan(view.hfov / 2);
  return {
    yaw: view.yaw - spin * (1 - eased),
    pitch: -Math.PI / 2 + (view.pitch + Math.PI / 2) * eased,
    distance: 1 - eased,
    // By equal factors, so that it grows evenly to the eye.
    reach: start * (end / start) ** eased,
  };
}

/**
 * Where a place of the picture is ahead of the middle of the sphere (-1..1), for its distance from the picture's
 * middle in units of `reach`'s tangent; the shader computes the same.
 */
export function depthAt(radius: number, distance: number): number {
  const square = radius * radius;
  const root = Math.sqrt(Math.max(0, 1 + square * (1 - distance * distance)));
  return (root - square * distance) / (1 + square);
}
