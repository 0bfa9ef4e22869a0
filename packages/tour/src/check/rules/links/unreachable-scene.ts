import { openingScene } from '../../../rules/index.ts';
import type { CheckedLink, Rule } from '../../finding.ts';
import { linkBack } from '../../link-back.ts';

/** No way of links leads from the first scene to it. The fix adds the way back of a link that leaves it. */
export const unreachableScene: Rule = (checked) => {
  const { tour, links } = checked;
  const first = openingScene(tour);
  if (!first) return [];
  const ways = new Map<number, number[]>();
  for (const { from, to } of links) ways.set(from.id, [...(ways.get(from.id) ?? []), to.id]);
  const reached = new Set([first.id]);
  const waiting = [first.id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const id of ways.get(next) ?? []) {
      if (reached.has(id)) continue;
      reached.add(id);
      waiting.push(id);
    }
  }
  // Said once where nothing is linked at all (`no-links`).
  if (links.every(({ from, to }) => from === to)) return [];
  const wayOut = new Map<number, CheckedLink>();
  for (const link of links) if (reached.has(link.to.id)) wayOut.set(link.from.id, link);
  return tour.scenes
    .filter(({ id }) => !reached.has(id))
    .map(({ id, name }) => {
      const link = wayOut.get(id);
      return {
        rule: 'unreachable-scene',
        severity: 'error',
        sceneId: id,
        params: { scene: name, target: link?.to.name ?? '' },
        ...(link && { fix: linkBack(checked, link) }),
      };
    });
};
