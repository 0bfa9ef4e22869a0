/** Derives the north of many scenes from one. Prefetched, with the geometry of buildings. */
import { type BuildingFacts, leastConfidence, sceneTurns } from '@tourwright/tour/building';
import type { Scene, Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { degrees } from '@tourwright/tour/sphere';
import { buildingFacts } from '../rules/building-facts.ts';
import type { Images } from '../state/derived.ts';
import type { Change } from '../state/new-edit.ts';
import { editOf } from './many-scenes.ts';

/** The same with what is known of the files of the tour. */
export function deriveNorthByFiles(
  tour: Tour,
  ids: readonly number[],
  from: Scene,
  media: Images,
): Edit | null {
  return deriveNorth(tour, ids, from, buildingFacts(media, tour));
}

/**
 * Gives scenes the compass direction that follows from that of another one by links, floor plans and the directions of
 * walls; those with too little evidence stay as they are.
 */
export function deriveNorth(
  tour: Tour,
  ids: readonly number[],
  from: Scene,
  facts: BuildingFacts,
): Edit | null {
  const { heading } = from;
  if (heading === undefined) return null;
  const wanted = new Set(ids.filter((id) => id !== from.id));
  // What they say now is what is in doubt.
  const doubted = tour.scenes.map((scene) => (wanted.has(scene.id) ? withoutHeading(scene) : scene));
  const turns = sceneTurns({ ...tour, scenes: doubted }, facts);
  const changes = tour.scenes.flatMap((scene): Change[] => {
    const turn = wanted.has(scene.id) ? turns.between(from.id, scene.id) : null;
    if (!turn || turn.confidence < leastConfidence) return [];
    const value = (Math.round(((heading + degrees(turn.turn) + 720) % 360) * 10) / 10) % 360;
    return value === scene.heading ? [] : [{ kind: 'scene.set', sceneId: scene.id, field: 'heading', value }];
  });
  return editOf(changes);
}

function withoutHeading({ heading: _, ...scene }: Scene): Scene {
  return scene;
}
