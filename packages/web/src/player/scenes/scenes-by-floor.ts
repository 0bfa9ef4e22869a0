import type { FloorPlan, Scene, Tour } from '@tourwright/tour/document';
import { floorOf } from '../chrome/plan-card.tsx';

/** The scenes of one floor, in the player's list. */
export interface Floor {
  /** Absent for the only group, and for scenes that are on no plan. */
  name?: string;
  scenes: Scene[];
}

/** The scenes of a tour by their floors, in the order of the plans; those without a pin come last. */
export function scenesByFloor({ scenes }: Pick<Tour, 'scenes'>, plans: readonly FloorPlan[]): Floor[] {
  if (plans.length < 2) return [{ scenes }];
  const on = (plan: FloorPlan | null) => scenes.filter(({ id }) => floorOf(plans, id) === plan);
  return [...plans.map((plan) => ({ name: plan.name, scenes: on(plan) })), { scenes: on(null) }].filter(
    (floor) => floor.scenes.length > 0,
  );
}
