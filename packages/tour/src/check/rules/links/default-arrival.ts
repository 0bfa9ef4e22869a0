import { isKind } from '../../../document/index.ts';
import type { Rule } from '../../finding.ts';

/** An arrival view that nobody framed: straight at the middle of the photo. Without one, visitors keep walking ahead. */
export const defaultArrival: Rule = ({ links }) =>
  links.flatMap(({ from, to, hotspot }) => {
    const arrival = isKind(hotspot, 'link') ? hotspot.arrival : undefined;
    if (from === to || arrival?.yaw !== 0 || arrival.pitch !== 0) return [];
    const named = { sceneId: from.id, hotspotId: hotspot.id };
    return {
      rule: 'default-arrival',
      severity: 'notice' as const,
      ...named,
      params: { scene: from.name, target: to.name },
      fix: (newId: () => string) => ({
        id: newId(),
        v: 1 as const,
        kind: 'hotspot.set' as const,
        ...named,
        field: 'arrival',
        value: null,
      }),
    };
  });
