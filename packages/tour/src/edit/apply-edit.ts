import type { Tour } from '../document/index.ts';
import type { Edit } from './edit.ts';
import { kindOf, partsOf } from './kind-of.ts';
import type { Outcome } from './outcome.ts';

/**
 * The tour after an edit, or why it cannot be applied. Pure, and the same in every browser and on the server.
 * `version` and `updated_at` are the server's, and stay. A batch is applied wholly or not at all.
 */
export function applyEdit(tour: Tour, edit: Edit): Outcome {
  let current = tour;
  for (const part of partsOf(edit)) {
    const outcome = kindOf(part).apply(current, part);
    if (!outcome.ok) return outcome;
    current = outcome.tour;
  }
  return { ok: true, tour: current };
}
