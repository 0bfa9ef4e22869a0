import { angleBetween, radians } from '../../../sphere/index.ts';
import type { CheckedLink, Finding, Rule } from '../../finding.ts';
import { removeHotspot } from '../../remove-hotspot.ts';

/** Beyond this two links to one scene may be two doors. */
const sameDoor = radians(20);

/** Two links of a scene that lead to the same one; the fix removes the later where both mark the same door. */
export const duplicateLink: Rule = ({ links }) => {
  const first = new Map<string, CheckedLink>();
  return links.flatMap((link): Finding[] => {
    const { from, to, hotspot } = link;
    const way = `${from.id} ${to.id}`;
    const known = first.get(way);
    if (from === to) return [];
    if (!known) {
      first.set(way, link);
      return [];
    }
    const isSameDoor = angleBetween(known.hotspot.position, hotspot.position) < sameDoor;
    const severity = isSameDoor ? 'warning' : 'notice';
    const where = { sceneId: from.id, hotspotId: hotspot.id, params: { scene: from.name, target: to.name } };
    return [
      {
        rule: 'duplicate-link',
        severity,
        ...where,
        ...(isSameDoor && { fix: removeHotspot(from.id, hotspot.id) }),
      },
    ];
  });
};
