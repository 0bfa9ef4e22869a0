import type { z } from 'zod';
import { excessOf, type Fault, faultsOf, foundIn, limits, valueFault } from '../document/index.ts';

type Fields = Record<string, unknown>;

/** The record with its fields set, or the fault in one of them. */
export type FieldsOutcome<R> = { ok: true; record: R } | { ok: false; fault: Fault };

/**
 * A record with other values in some of its fields. Null removes a field, or gives it back its default. Fields that
 * the schema knows are checked against it; others take any value, since newer versions may know them. `level` is that of
 * the record within its document (`excessOf`).
 */
export function setFields<R extends object>(
  record: R,
  schema: { shape: Readonly<Record<string, z.core.$ZodType>> },
  values: Fields,
  level: number,
): FieldsOutcome<R> {
  const next = { ...record } as Fields;
  for (const [field, value] of Object.entries(values)) {
    if (field === '__proto__') return { ok: false, fault: valueFault(field, 'forbidden_field', {}) };
    const wanted = value ?? undefined;
    const excess = excessOf(wanted, level + 1);
    if (excess) return { ok: false, fault: valueFault(field, excess.code, { most: excess.most }) };
    const known = Object.hasOwn(schema.shape, field) ? (schema.shape[field] as z.ZodType) : null;
    const result = known ? known.safeParse(wanted) : ({ success: true, data: wanted } as const);
    if (!result.success) {
      const [fault = valueFault('$', 'invalid_value', foundIn(wanted))] = faultsOf(
        result.error.issues,
        wanted,
      );
      return { ok: false, fault: { ...fault, path: under(field, fault.path) } };
    }
    if (result.data === undefined) delete next[field];
    else next[field] = result.data;
  }
  if (Object.keys(next).length > limits.fields) {
    return { ok: false, fault: valueFault('$', 'too_many_fields', { most: limits.fields }) };
  }
  // The schema has seen every changed field that the type names.
  return { ok: true, record: next as R };
}

function under(field: string, path: string): string {
  if (path === '$') return field;
  return path.startsWith('[') ? `${field}${path}` : `${field}.${path}`;
}
