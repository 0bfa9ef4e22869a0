/** The orientation of a hotspot that does not face the viewer, in degrees. */
import type { Hotspot } from '@tourwright/tour/document';
import { degrees, yawPitchOf } from '@tourwright/tour/sphere';

type Orientation = NonNullable<Hotspot['orientation']>;

/** An angle of a surface in the scene. */
export type Angle = 'yaw' | 'pitch' | 'roll';

/** The angles that mean something for each; a floor's yaw turns the mark, as rotation does. */
export const anglesOf: Readonly<Record<string, readonly Angle[]>> = {
  floor: ['yaw'],
  wall: ['yaw', 'pitch'],
  free: ['yaw', 'pitch', 'roll'],
};

/** Whether a hotspot's mark is on a surface. */
export function liesFlat({ facing, polygon }: Hotspot): boolean {
  return !polygon && Object.hasOwn(anglesOf, facing ?? 'viewer');
}

/** The angles as they are drawn, those too that the hotspot does not say (`viewer/src/hotspots/surface.ts`). */
export function surfaceAngles({ facing, orientation, position }: Hotspot): Record<Angle, number> {
  const at = yawPitchOf(position);
  const flat = at.pitch > 0 ? 90 : -90;
  const pitch = facing === 'floor' ? flat : facing === 'free' ? degrees(at.pitch) : 0;
  return {
    yaw: orientation?.yaw ?? degrees(at.yaw),
    pitch: orientation?.pitch ?? pitch,
    roll: orientation?.roll ?? 0,
  };
}

/** The orientation with other angles, in the range in which they are shown. */
export function withAngles({ orientation }: Hotspot, angles: Partial<Record<Angle, number>>): Orientation {
  const next = { ...orientation, ...angles };
  if (angles.yaw !== undefined) next.yaw = around(angles.yaw);
  if (angles.roll !== undefined) next.roll = around(angles.roll);
  if (angles.pitch !== undefined) next.pitch = Math.max(-90, Math.min(90, rounded(angles.pitch)));
  return next;
}

/** Degrees above -180 up to 180, to a tenth. */
export function around(angle: number): number {
  return rounded(180 - ((((180 - rounded(angle)) % 360) + 360) % 360));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
