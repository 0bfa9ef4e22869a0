import { openingScene } from '../../rules/index.ts';
import type { Rule } from '../finding.ts';

/** No way of links leads from the first scene to it. */
export const unreachableScene: Rule = ({ tour, links }) => {
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
  return tour.scenes
    .filter(({ id }) => !reached.has(id))
    .map(({ id, name }) => ({
      rule: 'unreachable-scene',
      severity: 'error',
      sceneId: id,
      params: { scene: name },
    }));
};
