/** The rotation of a photo that was cut with one level in a scene that needs another. */
import type { Adjustment } from '@tourwright/tour/document';
import {
  type Direction,
  radians,
  type Turn,
  turnBack,
  turnBoth,
  turned,
  turnOf,
} from '@tourwright/tour/sphere';

/** How a photo is levelled: yaw, pitch and roll in degrees. */
export type Level = NonNullable<Adjustment['level']>;

const straight: Level = { yaw: 0, pitch: 0, roll: 0 };

/** From a direction of a levelled scene to that of the photo as it came. */
export function turnOfLevel({ yaw, pitch, roll }: Level = straight): Turn {
  return turnOf({ yaw: radians(yaw), pitch: radians(pitch), roll: radians(roll) });
}

/** From a direction of the scene as it is wanted to that of the picture as it was cut; null where they are the same. */
export function pictureTurn(cut: Level = straight, wanted: Level = straight): Turn | null {
  const isSame = (['yaw', 'pitch', 'roll'] as const).every((angle) => cut[angle] === wanted[angle]);
  return isSame ? null : turnBoth(turnOfLevel(wanted), turnBack(turnOfLevel(cut)));
}

/** Where what is at a direction of a scene with one level lies with another. */
export function carried(direction: Direction, from: Level | undefined, to: Level | undefined): Direction {
  return turned(turned(direction, turnOfLevel(from)), turnBack(turnOfLevel(to)));
}
