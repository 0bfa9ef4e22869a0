import type { Rule } from '../../finding.ts';
import { removeHotspot } from '../../remove-hotspot.ts';

/** A link that leads to its own scene. */
export const selfLink: Rule = ({ links }) =>
  links
    .filter(({ from, to }) => from === to)
    .map(({ from, hotspot }) => ({
      rule: 'self-link',
      severity: 'error',
      sceneId: from.id,
      hotspotId: hotspot.id,
      params: { scene: from.name },
      fix: removeHotspot(from.id, hotspot.id),
    }));
