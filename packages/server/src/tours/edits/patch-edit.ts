import { type Fault, foundIn, isSame, limits, type Tour, valueFault } from '@tourwright/tour/document';
import { applyEdit, type Edit, type SimpleEdit } from '@tourwright/tour/edit';

/** A request changes no more. */
const maxFields = 500;

/** The edit is null when all fields have their values already. */
export type Patch = { ok: true; edit: Edit | null } | { ok: false; errors: Fault[] };

/**
 * The edit that gives a tour the fields of a request, null taking a field away; or every field that cannot have its
 * value.
 */
export function patchEdit(tour: Tour, body: unknown, newId: () => string): Patch {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuse([valueFault('$', 'wrong_type', { expected: 'object', ...foundIn(body) })]);
  }
  const now: Record<string, unknown> = tour;
  const changed = Object.entries(body).filter(([field, value]) => !isSame(now[field] ?? null, value));
  if (changed.length > maxFields)
    return refuse([{ path: '$', code: 'too_many_changed', params: { most: maxFields } }]);
  const edits = changed.map(
    ([field, value]): SimpleEdit => ({ id: newId(), v: 1, kind: 'tour.set', field, value }),
  );
  const errors = edits.flatMap((edit) => faultsOf(tour, edit));
  if (errors.length > 0) return refuse(errors.slice(0, limits.faults));
  const edit: Edit | null = edits.length === 0 ? null : { id: newId(), v: 1, kind: 'batch', edits };
  return { ok: true, edit };
}

function faultsOf(tour: Tour, edit: SimpleEdit): Fault[] {
  const outcome = applyEdit(tour, edit);
  if (outcome.ok || edit.kind !== 'tour.set') return [];
  const { code, params, path = edit.field } = outcome;
  return [{ path, code, params }];
}

function refuse(errors: Fault[]): Patch {
  return { ok: false, errors };
}
