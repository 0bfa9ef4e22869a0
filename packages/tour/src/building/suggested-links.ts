/** Links that a tour most likely lacks, and where a link from one scene to another is. Pure. */
import { isKind, type Tour, type Vector } from '../document/index.ts';
import { directionOf, yawPitchOf } from '../sphere/index.ts';
import type { BuildingFacts } from './building-facts.ts';
import { leastConfidence } from './least-confidence.ts';
import { missingWays } from './missing-ways.ts';
import { bearingBetween, type Pin, pinHeadings, placedPin } from './plan-pins.ts';
import { sceneTurns } from './scene-turns.ts';
import { scenesInSight, seenDirection } from './seen-scenes.ts';
import { seenConfidence, type WayBack, wayBack } from './way-back.ts';

/** Two scenes that should lead to one another. */
export interface SuggestedLink {
  fromId: number;
  toId: number;
  /**
   * A way back that is missing and whose place is known; two of which each is seen from the other; or two that are beside
   * each other on a floor.
   */
  reason: 'way-back' | 'seen' | 'near';
}

/** Scenes farther from each other than this many times what is usual on their floor are not beside each other. */
const mostTimes = 2.5;
/** Radians. Doors are seen a little below the horizon. */
const doorPitch = -0.12;
const sureEnough = 0.85;

/** The links that a tour most likely lacks: ways back first, then scenes in sight of each other and neighbours on each floor that nothing joins. */
export function suggestedLinks(tour: Tour, facts: BuildingFacts = {}): SuggestedLink[] {
  const turns = sceneTurns(tour, facts);
  const back = tour.scenes.flatMap(({ id }) =>
    missingWays(tour, id, facts, turns).map(
      ({ targetId }): SuggestedLink => ({ fromId: id, toId: targetId, reason: 'way-back' }),
    ),
  );
  const joined = joinedScenes(tour);
  const seen = scenesInSight(tour, turns)
    .filter(([a, b]) => !joined.has(`${a} ${b}`))
    .map(([fromId, toId]): SuggestedLink => ({ fromId, toId, reason: 'seen' }));
  const isSeen = new Set(seen.flatMap(({ fromId: a, toId: b }) => [`${a} ${b}`, `${b} ${a}`]));
  const near = neighbours(tour, facts).filter(({ fromId, toId }) => !isSeen.has(`${fromId} ${toId}`));
  return [...back, ...seen, ...near];
}

/**
 * Neighbours on a floor that no link joins. Two are neighbours where no third one is nearer to both of them: scenes
 * with others between them are not.
 */
function neighbours(tour: Tour, { imageOf }: BuildingFacts): SuggestedLink[] {
  const known = new Set(tour.scenes.map(({ id }) => id));
  const joined = joinedScenes(tour);
  return tour.floorPlans.flatMap((plan) => {
    const image = imageOf?.(plan.slug);
    const pins = (plan.pins ?? []).filter(({ sceneId }) => known.has(sceneId));
    if (!image || image.height === 0) return [];
    const pairs = pairsBeside(pins, image.width / image.height);
    const usual = middleOf(pairs.map(({ distance }) => distance));
    return pairs
      .filter(({ a, b, distance }) => distance <= usual * mostTimes && !joined.has(`${a} ${b}`))
      .map(({ a, b }): SuggestedLink => ({ fromId: a, toId: b, reason: 'near' }));
  });
}

function pairsBeside(pins: readonly Pin[], aspect: number): { a: number; b: number; distance: number }[] {
  const apart = pins.map((from) => pins.map((to) => bearingBetween(from, to, aspect).distance));
  const between = (i: number, j: number) => apart[i]?.[j] ?? 0;
  return pins.flatMap((from, i) =>
    pins.slice(i + 1).flatMap((to, rest) => {
      const j = i + 1 + rest;
      const distance = between(i, j);
      const isParted = pins.some(
        (_, k) => Math.max(between(i, k), between(j, k)) < distance && k !== i && k !== j,
      );
      return isParted || distance === 0 ? [] : [{ a: from.sceneId, b: to.sceneId, distance }];
    }),
  );
}

/** The pairs of scenes, both ways round, that a link joins. */
function joinedScenes({ scenes }: Tour): Set<string> {
  return new Set(
    scenes.flatMap(({ id, hotspots }) =>
      hotspots.flatMap((each) =>
        isKind(each, 'link') ? [`${id} ${each.targetSceneId}`, `${each.targetSceneId} ${id}`] : [],
      ),
    ),
  );
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/**
 * Where a link from one scene to another is: where the way back of one that leads here would be, if that is known, else
 * towards the other pin on their plan; else in the widest gap between the hotspots that are there, which is a guess.
 */
export function wayThere(tour: Tour, fromId: number, toId: number, facts: BuildingFacts = {}): WayBack {
  const seen = seenDirection(tour, fromId, toId);
  if (seen) return { direction: seen, confidence: seenConfidence, evidence: 'seen' };
  const back = wayBackOf(tour, fromId, toId, facts);
  if (back && back.confidence >= leastConfidence) return back;
  // A guess is exactly opposite, so that it is easy to recognise.
  const guess = back ?? { direction: freeDirection(tour, fromId), confidence: 0, evidence: null };
  return towardsPin(tour, fromId, toId, facts) ?? guess;
}

function wayBackOf(tour: Tour, fromId: number, toId: number, facts: BuildingFacts): WayBack | null {
  const other = tour.scenes.find(({ id }) => id === toId);
  const link = other?.hotspots.find((each) => isKind(each, 'link') && each.targetSceneId === fromId);
  if (!link || !isKind(link, 'link')) return null;
  const { position, arrival } = link;
  return wayBack(tour, { fromId: toId, toId: fromId, position, arrival }, facts);
}

function towardsPin(tour: Tour, fromId: number, toId: number, facts: BuildingFacts): WayBack | null {
  const [here, there] = [placedPin(tour, fromId, facts), placedPin(tour, toId, facts)];
  if (!here || !there || here.plan !== there.plan) return null;
  const own = pinHeadings(tour, here.plan, here.aspect).get(fromId);
  if (!own) return null;
  const { bearing } = bearingBetween(here.pin, there.pin, here.aspect);
  // Doors are aside of the straight line, as a rule.
  const confidence = own.confidence * sureEnough;
  return { direction: [...directionOf(bearing - own.heading, doorPitch)], confidence, evidence: 'plan' };
}

/** The middle of the widest gap around between a scene's hotspots: nothing is covered there. */
function freeDirection(tour: Tour, sceneId: number): Vector {
  const scene = tour.scenes.find(({ id }) => id === sceneId);
  const yaws = (scene?.hotspots ?? [])
    .map(({ position }) => yawPitchOf([...position]).yaw)
    .sort((a, b) => a - b);
  const [first] = yaws;
  if (first === undefined) return [...directionOf(0, doorPitch)];
  let best = { width: 0, middle: 0 };
  yaws.forEach((yaw, index) => {
    const width = (yaws[index + 1] ?? first + 2 * Math.PI) - yaw;
    if (width > best.width) best = { width, middle: yaw + width / 2 };
  });
  return [...directionOf(best.middle, doorPitch)];
}
