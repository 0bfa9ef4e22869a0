import type { FloorPlan, Scene, Tour } from '@tourwright/tour/document';
import { floorOf } from '../chrome/plan-card.tsx';

/** The scenes of one floor, in the player's list. */
export interface Floor {
  /** Absent for the only group, and for scenes that are on no plan. */
  name?: string;
  rooms: Scene[];
}

/** The scenes of a tour by their floors, in the order of the plans; those without a pin come last. */
export function roomsByFloor({ scenes }: Pick<Tour, 'scenes'>, plans: readonly FloorPlan[]): Floor[] {
  if (plans.length < 2) return [{ rooms: scenes }];
  const on = (plan: FloorPlan | null) => scenes.filter(({ id }) => floorOf(plans, id) === plan);
  return [...plans.map((plan) => ({ name: plan.name, rooms: on(plan) })), { rooms: on(null) }].filter(
    ({ rooms }) => rooms.length > 0,
  );
}
