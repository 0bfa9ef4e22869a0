import type { Rule } from '../../finding.ts';
import { linkBack } from '../../link-back.ts';

/** A link whose target has no link back, though it has others. The fix adds one. */
export const oneWayLink: Rule = (checked) => {
  const { links } = checked;
  const ways = new Set(links.map(({ from, to }) => `${from.id} ${to.id}`));
  const left = new Set(links.filter(({ from, to }) => from !== to).map(({ from }) => from.id));
  const reported = new Set<string>();
  return links.flatMap((link) => {
    const { from, to, hotspot } = link;
    const way = `${from.id} ${to.id}`;
    // A scene without any exit is a dead end, and found as such.
    if (from === to || !left.has(to.id) || ways.has(`${to.id} ${from.id}`) || reported.has(way)) return [];
    reported.add(way);
    return {
      rule: 'one-way-link',
      severity: 'warning' as const,
      sceneId: from.id,
      hotspotId: hotspot.id,
      params: { scene: from.name, target: to.name },
      fix: linkBack(checked, link),
    };
  });
};
