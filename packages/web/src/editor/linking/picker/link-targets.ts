import { type BuildingFacts, type LikelyReason, likelyScenes } from '@tourwright/tour/building';
import type { Scene, Tour, Vector } from '@tourwright/tour/document';
import { linkBetween } from '../link-changes.ts';

/** A scene that a link may lead to. */
export interface LinkTarget {
  scene: Scene;
  /** Why it is likely; `linked` where a link leads there already. */
  why: LikelyReason | 'linked' | null;
}

/** The scenes that a link may lead to: likely ones first, then all others. */
export interface LinkTargets {
  likely: LinkTarget[];
  others: LinkTarget[];
}

/**
 * The scenes whose names hold the words, without those that cannot be shown: the likely ones first, the likeliest of them
 * first, then the newest.
 */
export function linkTargets(
  tour: Tour,
  at: { fromId: number; position: Vector },
  { query, isUsable, facts }: { query: string; isUsable(slug: string): boolean; facts: BuildingFacts },
): LinkTargets {
  const words = query.trim().toLocaleLowerCase();
  const from = tour.scenes.find(({ id }) => id === at.fromId);
  const shown = tour.scenes.filter(
    ({ id, name, slug }) => id !== at.fromId && isUsable(slug) && name.toLocaleLowerCase().includes(words),
  );
  const likely = likelyScenes(tour, at.fromId, at.position, facts).flatMap(
    ({ sceneId, reason }): LinkTarget[] => {
      const scene = shown.find(({ id }) => id === sceneId);
      return scene ? [{ scene, why: reason }] : [];
    },
  );
  const first = new Set(likely.map(({ scene }) => scene));
  const others = shown
    .filter((scene) => !first.has(scene))
    .toReversed()
    .map((scene): LinkTarget => ({ scene, why: from && linkBetween(from, scene.id) ? 'linked' : null }));
  // What has a link already is seldom meant again.
  return { likely, others: others.sort((a, b) => Number(a.why !== null) - Number(b.why !== null)) };
}
