/** Hotspots on a floor or a wall. */
import type { Hotspot } from '@tourwright/tour/document';
import { type Direction, project, radians, type View, yawPitchOf } from '@tourwright/tour/sphere';
import { type Plane, planeOfMark } from '../view/plane.ts';

/** The edge in CSS pixels at which such a mark is drawn before it is laid down: enough for its largest. */
export const flatMarkSize = 96;
/** The width of a mark of scale 1, as a share of its distance. */
const flatWidth = 0.12;

/** The plane of a hotspot's mark; null when it faces the viewer, as all do that do not say otherwise. */
export function surfaceOf({ facing, orientation, position, rotation, scale }: Hotspot): Plane | null {
  if (facing !== 'floor' && facing !== 'wall' && facing !== 'free') return null;
  const { yaw, pitch } = yawPitchOf(position);
  // What is flat above the eye is on the ceiling.
  const flat = pitch > 0 ? Math.PI / 2 : -Math.PI / 2;
  const straight = { floor: flat, wall: 0, free: pitch }[facing];
  const looked = {
    yaw: orientation?.yaw === undefined ? yaw : radians(orientation.yaw),
    pitch: orientation?.pitch === undefined ? straight : radians(orientation.pitch),
    roll: radians((orientation?.roll ?? 0) + rotation),
  };
  return planeOfMark(position, looked, flatWidth * scale, flatMarkSize);
}

/** How far such a mark reaches up from its middle as the visitor sees it, CSS pixels; 0 where a part of it is behind. */
export function heightAbove({ right, down, corner }: Plane, view: View, middle: { y: number }): number {
  // The mark is round: it touches its square in the middle of each side.
  const sides = [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ] as const;
  const ys = sides.map(([across, below]) => {
    const along = (axis: 0 | 1 | 2) =>
      corner[axis] + (right[axis] * across + down[axis] * below) * flatMarkSize;
    const side: Direction = [along(0), along(1), along(2)];
    return project(view, side)?.y ?? middle.y;
  });
  return Math.max(0, middle.y - Math.min(...ys));
}
