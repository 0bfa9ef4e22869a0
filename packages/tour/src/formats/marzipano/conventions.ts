/**
 * Marzipano (0.10) and the data of Marzipano Tool (https://www.marzipano.net/docs.html). Radians throughout: yaw to the
 * right, 0 in the middle of the panorama and of the front face; pitch DOWN; `fov` is vertical. A link's `rotation` turns
 * its arrow clockwise. Tiles are at `tiles/{scene}/{level}/{face}/{row}/{column}.jpg`, faces `f r b l u d` as in
 * `sphere/cubemap`; the first level is `preview.jpg` alone, so that folders of tiles begin with 1.
 */
import { degrees, hfovOf, radians, vfovOf } from '../../sphere/index.ts';

/** The picture in which vertical and horizontal angles of view are made one another. */
const aspect = 16 / 9;

/** A vertical angle of view in radians as a horizontal one in degrees. */
export function hfovOfFov(fov: number): number {
  return degrees(hfovOf(Math.min(Math.max(fov, 0.02), 3), aspect));
}

/** A horizontal angle of view in degrees as a vertical one in radians. */
export function fovOfHfov(hfov: number): number {
  return vfovOf(radians(hfov), aspect);
}
