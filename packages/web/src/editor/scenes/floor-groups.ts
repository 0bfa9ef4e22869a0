/** The scenes of the list by the floors on which they are. Pure. */
import type { Scene, Tour } from '@tourwright/tour/document';

/** The scenes of one floor in the list of scenes. */
export interface FloorGroup {
  /** Null: on no floor. */
  planId: string | null;
  /** The name of the floor; empty where there is none. */
  name: string;
  /** In the order of the tour. */
  scenes: Scene[];
}

/** A group for each floor, in their order, and one for scenes on none, where there are such; null in a tour without floors. */
export function floorGroups({
  scenes,
  floorPlans,
}: Pick<Tour, 'scenes' | 'floorPlans'>): FloorGroup[] | null {
  if (floorPlans.length === 0) return null;
  const floors = new Map<number, string>();
  for (const { id, pins = [] } of floorPlans) {
    for (const { sceneId } of pins) if (!floors.has(sceneId)) floors.set(sceneId, id);
  }
  const on = (planId: string | null) => scenes.filter(({ id }) => (floors.get(id) ?? null) === planId);
  const groups = floorPlans.map(({ id, name }): FloorGroup => ({ planId: id, name, scenes: on(id) }));
  const others = on(null);
  return others.length === 0 ? groups : [...groups, { planId: null, name: '', scenes: others }];
}

/** The scenes as the list shows them: by floors, or in their order where there are none. */
export function listedScenes(tour: Pick<Tour, 'scenes' | 'floorPlans'>): Scene[] {
  return floorGroups(tour)?.flatMap(({ scenes }) => scenes) ?? tour.scenes;
}
