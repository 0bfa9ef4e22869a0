import { type Hotspot, isKind, type Scene, type Vector } from '@tourwright/tour/document';
import { directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import { newId } from '../../client/new-id.ts';
import type { Change } from '../state/new-edit.ts';

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

/**
 * A link to a scene and, if wished, the way back: the other side gets it where one would turn round to walk back,
 * opposite to the arrival, unless it leads here already.
 */
export function linkChanges(
  from: Scene,
  to: Scene,
  link: Hotspot,
  withWayBack: boolean,
): [Change, ...Change[]] {
  const there: Change = {
    kind: 'hotspot.add',
    sceneId: from.id,
    hotspot: { ...link, targetSceneId: to.id, text: to.name },
  };
  const leadsBack = to.hotspots.some(
    (hotspot) => isKind(hotspot, 'link') && hotspot.targetSceneId === from.id,
  );
  if (!withWayBack || leadsBack || from.id === to.id) return [there];
  const back = { ...link, id: newId(), position: wayBack(link.position) };
  return [
    there,
    { kind: 'hotspot.add', sceneId: to.id, hotspot: { ...back, targetSceneId: from.id, text: from.name } },
  ];
}

/** Where the way back lies when both photos were taken facing the same way: behind, at the same height. */
function wayBack(position: Vector): Vector {
  const { yaw, pitch } = yawPitchOf(position);
  return [...directionOf(yaw + Math.PI, pitch)] as Vector;
}

/** A direction moved by an angle to the right and upwards, in degrees; it stops short of the poles. */
export function nudged(position: Vector, rightDegrees: number, upDegrees: number): Vector {
  const { yaw, pitch } = yawPitchOf(position);
  const limit = radians(89.5);
  const nextPitch = Math.max(-limit, Math.min(limit, pitch + radians(upDegrees)));
  return [...directionOf(yaw + radians(rightDegrees), nextPitch)] as Vector;
}
