import type { Scene, Vector } from '../../document/index.ts';
import { directionOf, radians, yawPitchOf } from '../../sphere/index.ts';
import type { CheckedLink, Rule } from '../finding.ts';

/** A link whose target has no link back. The fix adds one. */
export const oneWayLink: Rule = ({ links }) => {
  const ways = new Set(links.map(({ from, to }) => `${from.id} ${to.id}`));
  const told = new Set<string>();
  return links.flatMap((link) => {
    const { from, to, hotspot } = link;
    const way = `${from.id} ${to.id}`;
    if (from === to || ways.has(`${to.id} ${from.id}`) || told.has(way)) return [];
    told.add(way);
    return {
      rule: 'one-way-link',
      severity: 'warning' as const,
      sceneId: from.id,
      hotspotId: hotspot.id,
      params: { scene: from.name, target: to.name },
      fix: (newId: () => string) => {
        const back = {
          id: newId(),
          kind: 'link',
          position: wayBack(link),
          scale: hotspot.scale,
          rotation: 0,
        };
        const icon = hotspot.iconName === undefined ? {} : { iconName: hotspot.iconName };
        const added = { ...back, ...icon, targetSceneId: from.id, text: from.name };
        return { id: newId(), v: 1 as const, kind: 'hotspot.add' as const, sceneId: to.id, hotspot: added };
      },
    };
  });
};

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
