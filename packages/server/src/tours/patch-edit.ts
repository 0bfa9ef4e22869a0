import { isSame, limits, type Tour } from '@tourwright/tour/document';
import { applyEdit, type Edit, type SimpleEdit } from '@tourwright/tour/edit';
import { type Fault, kindOf } from '@tourwright/tour/rules';
import { Problem } from '../http/problem.ts';

/** As many as a batch holds. */
const MAX_FIELDS = 500;

/**
 * The edit that gives a tour the fields of a request, null taking a field away; null when all of them are so already.
 * Problem `invalid_input` names every field that cannot have its value.
 */
export function patchEdit(tour: Tour, body: unknown, newId: () => string): Edit | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refusal([{ path: '$', message: `Invalid input: expected object; found ${kindOf(body)}` }]);
  }
  const now: Record<string, unknown> = tour;
  const changed = Object.entries(body).filter(([field, value]) => !isSame(now[field] ?? null, value));
  if (changed.length > MAX_FIELDS) throw refusal([{ path: '$', message: `At most ${MAX_FIELDS} fields` }]);
  const edits = changed.map(
    ([field, value]): SimpleEdit => ({ id: newId(), v: 1, kind: 'tour.set', field, value }),
  );
  const errors = edits.flatMap((edit) => faultsOf(tour, edit));
  if (errors.length > 0) throw refusal(errors.slice(0, limits.faults));
  return edits.length === 0 ? null : { id: newId(), v: 1, kind: 'batch', edits };
}

function faultsOf(tour: Tour, edit: SimpleEdit): Fault[] {
  const outcome = applyEdit(tour, edit);
  if (outcome.ok || edit.kind !== 'tour.set') return [];
  return [{ path: edit.field, message: `${outcome.detail}; found ${kindOf(edit.value)}` }];
}

function refusal(errors: Fault[]): Problem {
  return new Problem('invalid_input', { errors });
}
