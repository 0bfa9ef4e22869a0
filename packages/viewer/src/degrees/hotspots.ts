/** Hotspots without a viewer, for lists and editors: icons, targets, positions in a view. */
import type { KnownHotspot } from '@tourwright/tour/document';
import type { Direction, ScreenPoint, View } from '@tourwright/tour/sphere';
import { radians } from '@tourwright/tour/sphere';
import type { ViewAngles } from '../view/angles.ts';
import { arrivalView as innerArrivalView, type Room } from '../view/arrival.ts';
import { outlineInView as innerOutline } from '../view/outline.ts';
import {
  planeOfMark as innerPlaneOfMark,
  planeTransform as innerTransform,
  type Plane,
} from '../view/plane.ts';
import { anglesInDegrees, anglesInRadians, sceneInRadians } from './angles.ts';

export { type HotspotIconName, hotspotIcons } from '../hotspots/button/icons.ts';
export { webAddress } from '../hotspots/web-address.ts';
export { roomOf } from '../scenes/viewer-scene.ts';
export type { Room } from '../view/arrival.ts';
export type { Plane } from '../view/plane.ts';

/**
 * The link's own arrival view; else the walking direction: away from the link that leads back, or by the compass;
 * else the scene's start view. The angle of view stays the same unless the link sets it. Degrees.
 */
export function arrivalView(link: KnownHotspot<'link'>, from: Room, to: Room, now: ViewAngles): ViewAngles {
  return anglesInDegrees(
    innerArrivalView(link, sceneInRadians(from), sceneInRadians(to), anglesInRadians(now)),
  );
}

/**
 * The corners of an area in the picture, clipped in front of the eye; fewer than three when it is behind. The
 * view's angles are degrees, its size CSS pixels.
 */
export function outlineInView(corners: readonly Direction[], view: View): ScreenPoint[] {
  return innerOutline(corners, anglesInRadians(view));
}

/**
 * The plane of a square element with this edge in pixels, whose middle is at `middle` and which faces
 * an eye turned by these degrees. `size` is its width as a fraction of its distance.
 */
export function planeOfMark(
  middle: Direction,
  { yaw, pitch, roll }: Record<'yaw' | 'pitch' | 'roll', number>,
  size: number,
  edge: number,
): Plane {
  const turned = { yaw: radians(yaw), pitch: radians(pitch), roll: radians(roll) };
  return innerPlaneOfMark(middle, turned, size, edge);
}

/**
 * The CSS transform that puts an element on its plane, as seen in the view (degrees); the element's origin is the
 * picture's upper left corner moved by `offset`, its `transform-origin` 0 0.
 */
export function planeTransform(plane: Plane, view: View, offset = { x: 0, y: 0 }): string {
  return innerTransform(plane, anglesInRadians(view), offset);
}
