import type { Hotspot, StyleDefault, Tour, Vector } from '@tourwright/tour/document';
import { directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import { newId } from '../../client/new-id.ts';

interface Style {
  iconName: string;
  scale: number;
  /** Its defaults of the kind count before the style that was chosen last. */
  tour?: Pick<Tour, 'styleDefaults'> | null;
}

/**
 * A hotspot with a fresh id: in the style that its tour has for its kind, else with the icon and size chosen last. It is
 * upright: how a mark is turned belongs to what it points at.
 */
export function newHotspot(kind: string, position: Vector, style: Style): Hotspot {
  const usual = style.tour?.styleDefaults?.find(({ id }) => id === kind);
  return { id: newId(), kind, position, ...(usual ? lookOf(usual) : lastLook(style)) } as Hotspot;
}

function lookOf({ id: _, scale = 1, rotation = 0, ...look }: StyleDefault) {
  return { ...look, scale, rotation };
}

function lastLook({ iconName, scale }: Style) {
  return { scale, rotation: 0, ...(iconName && { iconName }) };
}

/** A direction moved by an angle to the right and upwards, in degrees; it stops short of the poles. */
export function nudged(position: Vector, rightDegrees: number, upDegrees: number): Vector {
  const { yaw, pitch } = yawPitchOf(position);
  const limit = radians(89.5);
  const nextPitch = Math.max(-limit, Math.min(limit, pitch + radians(upDegrees)));
  return [...directionOf(yaw + radians(rightDegrees), nextPitch)] as Vector;
}
