import type { Hotspot, Vector } from '@tourwright/tour/document';
import { directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import { newId } from '../../client/new-id.ts';

interface Style {
  iconName: string;
  scale: number;
  rotation: number;
}

/** A hotspot with a fresh id, in the style chosen last. */
export function newHotspot(kind: string, position: Vector, style: Style): Hotspot {
  const { iconName, scale, rotation } = style;
  return { id: newId(), kind, position, scale, rotation, ...(iconName && { iconName }) };
}

/** A direction moved by an angle to the right and upwards, in degrees; it stops short of the poles. */
export function nudged(position: Vector, rightDegrees: number, upDegrees: number): Vector {
  const { yaw, pitch } = yawPitchOf(position);
  const limit = radians(89.5);
  const nextPitch = Math.max(-limit, Math.min(limit, pitch + radians(upDegrees)));
  return [...directionOf(yaw + radians(rightDegrees), nextPitch)] as Vector;
}
