import { isKind, type Tour, type Vector } from '../document/index.ts';
import type { BuildingFacts } from './building-facts.ts';
import { leastConfidence } from './least-confidence.ts';
import type { SceneTurns } from './scene-turns.ts';
import { wayBack } from './way-back.ts';

/** A link that a scene lacks, and where it would be. */
export interface MissingWay {
  targetId: number;
  position: Vector;
}

/** The ways back that a scene lacks and whose places are known: of links that lead here from where none leads back. Pure. */
export function missingWays(
  tour: Tour,
  sceneId: number,
  facts: BuildingFacts = {},
  turns?: SceneTurns,
): MissingWay[] {
  const here = tour.scenes.find(({ id }) => id === sceneId);
  const left = new Set(here?.hotspots.map((each) => (isKind(each, 'link') ? each.targetSceneId : null)));
  return tour.scenes.flatMap(({ id, hotspots }): MissingWay[] => {
    if (!here || id === sceneId || left.has(id)) return [];
    const link = hotspots.find((each) => isKind(each, 'link') && each.targetSceneId === sceneId);
    if (!link || !isKind(link, 'link')) return [];
    const { position, arrival } = link;
    const way = { fromId: id, toId: sceneId, position, arrival };
    const { direction, confidence } = wayBack(tour, way, facts, turns);
    return confidence >= leastConfidence ? [{ targetId: id, position: direction }] : [];
  });
}
