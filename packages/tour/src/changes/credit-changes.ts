import type { Tour } from '../document/index.ts';
import { applyEdit, type Edit } from '../edit/index.ts';
import { changesBetween } from './changes-between.ts';
import type { TourChange } from './tour-change.ts';

/** Who made a change, and when. */
export interface Credit {
  /** Id of a user; null: nobody knows any more. */
  by: string | null;
  /** ISO 8601, UTC. */
  at: string;
  /** The edits of that time are gone: it was made at that moment at the latest. */
  atLatest: boolean;
}

/** One step from a state of a tour to a later one: an edit that was applied, or the next state that is still known. */
export type Step = { by: string | null; at: string } & ({ edit: Edit } | { tour: Tour });

/** A change with who made it; null: no step did. */
export type CreditedChange = TourChange & { credit: Credit | null };

/**
 * All that is otherwise in `after` than in `before`, each with the last step that made it so. Pure: walks the steps from
 * `before` on; an edit that does not apply to where they lead is passed over, and the next known state continues.
 */
export function creditChanges(before: Tour, after: Tour, steps: readonly Step[]): CreditedChange[] {
  const credits = new Map<string, Credit>();
  let tour = before;
  for (const step of steps) {
    const next = 'tour' in step ? step.tour : afterEdit(tour, step.edit);
    const credit = { by: step.by, at: step.at, atLatest: 'tour' in step };
    for (const change of changesBetween(...differingScenes(tour, next))) {
      credits.set(thingOf(change), credit);
      credits.set(keyOf(change), credit);
    }
    tour = next;
  }
  // Somebody moved what another person then changed: each is named at their own change.
  return changesBetween(before, after).map((change) => ({
    ...change,
    credit: credits.get(keyOf(change)) ?? credits.get(thingOf(change)) ?? null,
  }));
}

function afterEdit(tour: Tour, edit: Edit): Tour {
  const outcome = applyEdit(tour, edit);
  return outcome.ok ? outcome.tour : tour;
}

/** Both without the scenes that an edit did not touch, so that a step costs what it changed, not what the tour weighs. */
function differingScenes(before: Tour, after: Tour): [Tour, Tour] {
  const without = (tour: Tour, other: Tour): Tour => {
    const scenes = tour.scenes.filter((scene, index) => scene !== other.scenes[index]);
    return { ...tour, scenes };
  };
  return [without(before, after), without(after, before)];
}

function thingOf({ thing, sceneId, id }: TourChange): string {
  return [thing, sceneId, id].join(' ');
}

function keyOf(change: TourChange): string {
  return [thingOf(change), change.sort].join(' ');
}
