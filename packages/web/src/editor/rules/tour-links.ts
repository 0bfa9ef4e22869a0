import { type Hotspot, isKind, type Scene, type Tour } from '@tourwright/tour/document';

/** A link that leads nowhere. */
interface DeadLink {
  scene: Scene;
  hotspot: Hotspot;
}

/** The links of a tour, counted and judged. */
export interface TourLinks {
  /** Links out of a scene to scenes that exist. */
  out: ReadonlyMap<number, number>;
  /** Links into a scene. */
  in: ReadonlyMap<number, number>;
  dead: readonly DeadLink[];
  /** Scenes that no walk from the start reaches. */
  unreachable: readonly Scene[];
}

/** Who leads where. */
export function tourLinks(tour: Tour, startId: number | null): TourLinks {
  const scenes = new Map(tour.scenes.map((scene) => [scene.id, scene]));
  const out = new Map<number, number>();
  const into = new Map<number, number>();
  const dead: DeadLink[] = [];
  for (const scene of tour.scenes) {
    for (const hotspot of scene.hotspots) {
      if (!isKind(hotspot, 'link')) continue;
      const target = hotspot.targetSceneId;
      if (target === undefined || !scenes.has(target)) {
        dead.push({ scene, hotspot });
        continue;
      }
      out.set(scene.id, (out.get(scene.id) ?? 0) + 1);
      into.set(target, (into.get(target) ?? 0) + 1);
    }
  }
  const reached = reachable(scenes, startId);
  return { out, in: into, dead, unreachable: tour.scenes.filter(({ id }) => !reached.has(id)) };
}

function reachable(scenes: ReadonlyMap<number, Scene>, startId: number | null): Set<number> {
  const reached = new Set<number>();
  const open = startId === null ? [] : [startId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const scene = scenes.get(id);
    if (!scene || reached.has(id)) continue;
    reached.add(id);
    for (const hotspot of scene.hotspots) {
      if (isKind(hotspot, 'link') && hotspot.targetSceneId !== undefined) open.push(hotspot.targetSceneId);
    }
  }
  return reached;
}
