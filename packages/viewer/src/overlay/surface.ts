/** Marks that lie on a floor or hang on a wall. */
import type { Hotspot } from '@tourwright/tour/document';
import { radians, yawPitchOf } from '@tourwright/tour/sphere';
import { type Plane, planeOfMark } from '../view/plane.ts';

/** The edge in CSS pixels at which such a mark is drawn before it is laid down: enough for its largest. */
export const flatMarkSize = 96;
/** The width of a mark of scale 1, as a share of its distance. */
const flatWidth = 0.12;

/** The plane of a hotspot's mark; null when it faces the viewer, as all do that do not say otherwise. */
export function surfaceOf({ facing, orientation, position, rotation, scale }: Hotspot): Plane | null {
  if (facing !== 'floor' && facing !== 'wall') return null;
  const { yaw, pitch } = yawPitchOf(position);
  // What lies flat above the eye is on the ceiling.
  const straight = facing === 'wall' ? 0 : pitch > 0 ? Math.PI / 2 : -Math.PI / 2;
  const looked = {
    yaw: orientation?.yaw === undefined ? yaw : radians(orientation.yaw),
    pitch: orientation?.pitch === undefined ? straight : radians(orientation.pitch),
    roll: radians((orientation?.roll ?? 0) + rotation),
  };
  return planeOfMark(position, looked, flatWidth * scale, flatMarkSize);
}
