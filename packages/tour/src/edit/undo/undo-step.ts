/** The data that undoing a change needs, captured when the change is made. */
import { type Item, itemsAt, type ListPath, type Tour } from '../../document/index.ts';
import { findItem } from '../lists.ts';

/** The tour itself, or an item of one of its lists. */
export type Target = { path: ListPath; id: Item['id'] } | null;

/** One step of undoing: what an edit changed, with what was there before. */
export type UndoStep =
  /** Fields that had other values; they go back together or not at all. */
  | { type: 'fields'; target: Target; fields: Record<string, { before: unknown; after: unknown }> }
  | { type: 'inserted'; path: ListPath; item: Item }
  | { type: 'removed'; path: ListPath; item: Item; index: number }
  | { type: 'moved'; path: ListPath; id: Item['id']; before: number; after: number };

/** The steps of a change to fields, from the tour before and after it. */
export function fieldSteps(before: Tour, after: Tour, target: Target, fields: string[]): UndoStep[] {
  const [old, fresh] = [recordAt(before, target), recordAt(after, target)];
  if (!old || !fresh) return [];
  const pairs = fields.map((field) => [field, { before: old[field], after: fresh[field] }] as const);
  return [{ type: 'fields', target, fields: Object.fromEntries(pairs) }];
}

/** The steps of an insertion. */
export function insertedSteps(after: Tour, path: ListPath, id: Item['id']): UndoStep[] {
  const item = findItem(after, path, id);
  return item ? [{ type: 'inserted', path, item }] : [];
}

/** The steps of a removal. */
export function removedSteps(before: Tour, path: ListPath, id: Item['id']): UndoStep[] {
  const index = indexOf(before, path, id);
  const item = itemsAt(before, path)?.[index];
  return item ? [{ type: 'removed', path, item, index }] : [];
}

/** The steps of a move within a list. */
export function movedSteps(before: Tour, after: Tour, path: ListPath, id: Item['id']): UndoStep[] {
  return [{ type: 'moved', path, id, before: indexOf(before, path, id), after: indexOf(after, path, id) }];
}

/** The record that a target names, or null when it is gone. */
export function recordAt(tour: Tour, target: Target): Record<string, unknown> | null {
  return target === null ? tour : findItem(tour, target.path, target.id);
}

function indexOf(tour: Tour, path: ListPath, id: Item['id']): number {
  return itemsAt(tour, path)?.findIndex((item) => item.id === id) ?? -1;
}
