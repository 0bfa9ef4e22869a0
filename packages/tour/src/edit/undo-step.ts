/** What has to be known to take back one change: plain data, captured when the change is made. */
import type { Tour } from '../document/index.ts';
import { findItem, type Item, itemsOf, type ListName } from './lists.ts';

/** The tour itself, or an item of one of its lists. */
export type Target = { name: ListName; id: Item['id'] } | null;

export type UndoStep =
  /** Fields that had other values; they go back together or not at all. */
  | { type: 'fields'; target: Target; fields: Record<string, { before: unknown; after: unknown }> }
  | { type: 'inserted'; name: ListName; item: Item }
  | { type: 'removed'; name: ListName; item: Item; index: number }
  | { type: 'moved'; name: ListName; id: Item['id']; before: number; after: number };

/** The steps of a change to fields, from the tour before and after it. */
export function fieldSteps(before: Tour, after: Tour, target: Target, fields: string[]): UndoStep[] {
  const [old, fresh] = [recordAt(before, target), recordAt(after, target)];
  if (!old || !fresh) return [];
  const pairs = fields.map((field) => [field, { before: old[field], after: fresh[field] }] as const);
  return [{ type: 'fields', target, fields: Object.fromEntries(pairs) }];
}

/** The steps of an insertion. */
export function insertedSteps(after: Tour, name: ListName, id: Item['id']): UndoStep[] {
  const item = findItem(after, name, id);
  return item ? [{ type: 'inserted', name, item }] : [];
}

/** The steps of a removal. */
export function removedSteps(before: Tour, name: ListName, id: Item['id']): UndoStep[] {
  const index = indexOf(before, name, id);
  const item = itemsOf(before, name)?.[index];
  return item ? [{ type: 'removed', name, item, index }] : [];
}

/** The steps of a move within a list. */
export function movedSteps(before: Tour, after: Tour, name: ListName, id: Item['id']): UndoStep[] {
  return [{ type: 'moved', name, id, before: indexOf(before, name, id), after: indexOf(after, name, id) }];
}

/** The record that a target names, or null when it is gone. */
export function recordAt(tour: Tour, target: Target): Record<string, unknown> | null {
  return target === null ? tour : findItem(tour, target.name, target.id);
}

function indexOf(tour: Tour, name: ListName, id: Item['id']): number {
  return itemsOf(tour, name)?.findIndex((item) => item.id === id) ?? -1;
}
