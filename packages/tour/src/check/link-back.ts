import type { Scene, Vector } from '../document/index.ts';
import type { Edit } from '../edit/index.ts';
import { directionOf, radians, yawPitchOf } from '../sphere/index.ts';
import type { CheckedLink } from './finding.ts';

/** The edit that adds the way back of a link, in its look. */
export function linkBack(link: CheckedLink): (newId: () => string) => Edit {
  const { from, to, hotspot } = link;
  return (newId) => {
    const back = { id: newId(), kind: 'link', position: wayBack(link), scale: hotspot.scale, rotation: 0 };
    const icon = hotspot.iconName === undefined ? {} : { iconName: hotspot.iconName };
    const added = { ...back, ...icon, targetSceneId: from.id, text: from.name };
    return { id: newId(), v: 1, kind: 'hotspot.add', sceneId: to.id, hotspot: added };
  };
}

/** Behind whoever arrives: opposite to the arrival view, else as the compass of both photos says. */
function wayBack({ from, to, hotspot }: CheckedLink): Vector {
  const { yaw, pitch } = yawPitchOf(hotspot.position);
  const { arrival } = hotspot as { arrival?: { yaw: number } };
  const ahead = arrival ? radians(arrival.yaw) : yaw + turnBetween(from, to);
  return [...directionOf(ahead + Math.PI, pitch)];
}

function turnBetween(from: Scene, to: Scene): number {
  if (from.heading === undefined || to.heading === undefined) return 0;
  return radians(from.heading - to.heading);
}
