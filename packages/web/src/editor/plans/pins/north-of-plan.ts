/** The compass direction of a plan's top, which its scenes follow by the headings of their pins. */
import type { FloorPlan, Scene, Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { degreesApart } from '@tourwright/tour/sphere';
import { compassOf } from '../../rules/compass-of.ts';
import type { Images } from '../../state/derived.ts';
import { type Change, newEdit } from '../../state/new-edit.ts';

/** What the scenes on a plan say of its north. `degrees` is the direction of the plan's top, 0 when nobody says it. */
export interface PlanNorth {
  state: 'same' | 'different' | 'unknown';
  degrees: number;
  /** How many scenes say it. */
  count: number;
}

/** Differences below this, degrees, are of the hand that turned the pins. */
const tolerance = 1;

/** Reads the direction of a plan's top from its scenes whose compass direction is known. */
export function northOfPlan(tour: Pick<Tour, 'scenes'>, plan: FloorPlan, media: Images): PlanNorth {
  const tops = scenesOn(tour, plan).flatMap(({ scene, heading }) => {
    const compass = compassOf(media, scene);
    return compass === undefined ? [] : [roundHeading(compass - heading)];
  });
  const [first] = tops;
  if (first === undefined) return { state: 'unknown', degrees: 0, count: 0 };
  const isSame = tops.every((top) => degreesApart(top, first) < tolerance);
  return { state: isSame ? 'same' : 'different', degrees: first, count: tops.length };
}

/** Gives every scene on a plan the compass direction that follows from the plan's top; null when all have it. */
export function turnPlanNorth(tour: Pick<Tour, 'scenes'>, plan: FloorPlan, degrees: number): Edit | null {
  const [first, ...rest] = scenesOn(tour, plan).flatMap(({ scene, heading }): Change[] => {
    const value = roundHeading(degrees + heading);
    return value === scene.heading ? [] : [{ kind: 'scene.set', sceneId: scene.id, field: 'heading', value }];
  });
  return first ? newEdit(first, ...rest) : null;
}

/**
 * What keeps the plan's top where it is while pins turn: their scenes turn along. That needs other scenes that agree
 * about it, and a direction that somebody gave the scene itself; one that only the camera recorded stays, and so
 * does one that says something else.
 */
export function northAlong(
  tour: Pick<Tour, 'scenes'>,
  plan: FloorPlan,
  media: Images,
  turned: readonly { sceneId: number; heading: number }[],
): Change[] {
  const ids = new Set(turned.map(({ sceneId }) => sceneId));
  const others = { ...plan, pins: plan.pins?.filter(({ sceneId }) => !ids.has(sceneId)) };
  // Where all turn, they agree among themselves.
  const [from, least] = others.pins?.length ? [others, 1] : [plan, 2];
  const { state, degrees, count } = northOfPlan(tour, from, media);
  if (state !== 'same' || count < least) return [];
  return scenesOn(tour, plan).flatMap(({ scene, heading }): Change[] => {
    const next = turned.find(({ sceneId }) => sceneId === scene.id);
    if (!next || scene.heading === undefined) return [];
    if (degreesApart(scene.heading - heading, degrees) >= tolerance) return [];
    const value = roundHeading(degrees + next.heading);
    return value === scene.heading ? [] : [{ kind: 'scene.set', sceneId: scene.id, field: 'heading', value }];
  });
}

function scenesOn({ scenes }: Pick<Tour, 'scenes'>, { pins = [] }: FloorPlan) {
  return pins.flatMap(({ sceneId, heading }): { scene: Scene; heading: number }[] => {
    const scene = scenes.find(({ id }) => id === sceneId);
    return scene ? [{ scene, heading }] : [];
  });
}

/** 0 to 360 degrees, in tenths. */
export function roundHeading(heading: number): number {
  const turn = ((heading % 360) + 360) % 360;
  return (Math.round(turn * 10) / 10) % 360;
}
