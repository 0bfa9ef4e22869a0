/** The compass direction of a plan's top, which its scenes follow by the headings of their pins. */
import type { FloorPlan, Scene, Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { compassOf } from '../../rules/compass-of.ts';
import type { Images } from '../../state/derived.ts';
import { type Change, newEdit } from '../../state/new-edit.ts';
import { roundHeading } from './pins.ts';

/** What the scenes on a plan say of its north. `degrees` is the direction of the plan's top, 0 when nobody says it. */
export interface PlanNorth {
  state: 'same' | 'different' | 'unknown';
  degrees: number;
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
  if (first === undefined) return { state: 'unknown', degrees: 0 };
  const off = (top: number) => Math.abs(((top - first + 540) % 360) - 180);
  return { state: tops.every((top) => off(top) < tolerance) ? 'same' : 'different', degrees: first };
}

/** Gives every scene on a plan the compass direction that follows from the plan's top; null when all have it. */
export function turnPlanNorth(tour: Pick<Tour, 'scenes'>, plan: FloorPlan, degrees: number): Edit | null {
  const [first, ...rest] = scenesOn(tour, plan).flatMap(({ scene, heading }): Change[] => {
    const value = roundHeading(degrees + heading);
    return value === scene.heading ? [] : [{ kind: 'scene.set', sceneId: scene.id, field: 'heading', value }];
  });
  return first ? newEdit(first, ...rest) : null;
}

function scenesOn({ scenes }: Pick<Tour, 'scenes'>, { pins = [] }: FloorPlan) {
  return pins.flatMap(({ sceneId, heading }): { scene: Scene; heading: number }[] => {
    const scene = scenes.find(({ id }) => id === sceneId);
    return scene ? [{ scene, heading }] : [];
  });
}
