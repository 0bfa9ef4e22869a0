/** The most likely target of a link at a position in a scene. Pure. */
import { isKind, type Tour, type Vector } from '../document/index.ts';
import { angleBetween, radians, wrapAngle, yawPitchOf } from '../sphere/index.ts';
import type { BuildingFacts } from './building-facts.ts';
import { leastConfidence } from './least-confidence.ts';
import { bearingBetween, pinHeadings, placedPin } from './plan-pins.ts';
import { wayBack } from './way-back.ts';

/**
 * Why: on the floor plan it is there, to the left or right of there, or near this scene; it leads here and has no way back;
 * it comes next in the list.
 */
export type LikelyReason = 'ahead' | 'left' | 'right' | 'near' | 'leads-here' | 'next';

/** A scene that a new link may lead to, and why it is likely. */
export interface LikelyScene {
  sceneId: number;
  reason: LikelyReason;
}

interface Scored extends LikelyScene {
  score: number;
}

/** Within this angle a scene on the plan is where one points. */
const ahead = radians(35);
/** Within this, the way back of a link from elsewhere is meant. */
const meant = radians(40);
/** Less than this is no evidence: on a plan it is behind the direction of the link. */
const leastScore = 0.1;
const mostLikely = 4;

/** Other scenes without a link from here that a link at this place may lead to, the likeliest first. */
export function likelyScenes(
  tour: Tour,
  fromId: number,
  position: Readonly<Vector>,
  facts: BuildingFacts = {},
): LikelyScene[] {
  const from = tour.scenes.find(({ id }) => id === fromId);
  if (!from) return [];
  const linked = new Set(
    from.hotspots.flatMap((hotspot) => (isKind(hotspot, 'link') ? [hotspot.targetSceneId] : [])),
  );
  const planned = onPlan(tour, fromId, yawPitchOf([...position]).yaw, facts);
  const next = nextInList(tour, fromId).filter((each) =>
    planned.every(({ sceneId }) => sceneId !== each.sceneId),
  );
  const scored = [...planned, ...leadingHere(tour, fromId, position, facts), ...next].filter(
    ({ score }) => score > leastScore,
  );
  const best = new Map<number, Scored>();
  for (const one of scored) {
    const other = best.get(one.sceneId);
    if (one.sceneId === fromId || linked.has(one.sceneId)) continue;
    if (!other || other.score < one.score) best.set(one.sceneId, one);
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, mostLikely)
    .map(({ sceneId, reason }) => ({ sceneId, reason }));
}

/** Scenes on the same floor: those where the link points, the nearer first; without a heading the nearest ones. */
function onPlan(tour: Tour, fromId: number, yaw: number, facts: BuildingFacts): Scored[] {
  const here = placedPin(tour, fromId, facts);
  if (!here) return [];
  const { plan, pin, aspect } = here;
  const heading = pinHeadings(tour, plan, aspect).get(fromId)?.heading;
  const others = (plan.pins ?? [])
    .filter(({ sceneId }) => sceneId !== fromId && tour.scenes.some(({ id }) => id === sceneId))
    .map((other) => ({ sceneId: other.sceneId, ...bearingBetween(pin, other, aspect) }))
    .sort((a, b) => a.distance - b.distance);
  return others.map(({ sceneId, bearing }, rank) => {
    // Of two that are there, one walks through the nearer one.
    const nearness = 1 / (1 + rank);
    if (heading === undefined) return { sceneId, reason: 'near', score: 0.4 * nearness };
    const aside = wrapAngle(bearing - heading - yaw);
    const front = Math.cos(aside);
    const score = front > 0 ? front + 0.5 * nearness : 0;
    return { sceneId, reason: sideOf(aside), score };
  });
}

function sideOf(aside: number): LikelyReason {
  if (Math.abs(aside) <= ahead) return 'ahead';
  return aside < 0 ? 'left' : 'right';
}

/** Scenes that one can come from and not go back to; surely so where their ways back would be here. */
function leadingHere(tour: Tour, fromId: number, position: Readonly<Vector>, facts: BuildingFacts): Scored[] {
  return tour.scenes.flatMap(({ id, hotspots }): Scored[] => {
    const link = hotspots.find((each) => isKind(each, 'link') && each.targetSceneId === fromId);
    if (!link || id === fromId) return [];
    const { arrival } = link as { arrival?: { yaw: number } };
    const way = { fromId: id, toId: fromId, position: link.position, arrival };
    const { direction, confidence } = wayBack(tour, way, facts);
    const isSure = confidence >= leastConfidence;
    const isHere = isSure && angleBetween(direction, [...position]) < meant;
    return [{ sceneId: id, reason: 'leads-here', score: isHere ? 2 : isSure ? 0.2 : 0.9 }];
  });
}

/** Photos are mostly taken on a walk: the next one in the list, unless it has been reached already. */
function nextInList(tour: Tour, fromId: number): Scored[] {
  const next = tour.scenes[tour.scenes.findIndex(({ id }) => id === fromId) + 1];
  return next ? [{ sceneId: next.id, reason: 'next', score: 0.3 }] : [];
}
