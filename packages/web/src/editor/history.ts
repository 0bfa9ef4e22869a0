/**
 * Undo and redo. A step remembers what its edits replaced; taking it back computes the inverse against the tour as it
 * is now, so what somebody else changed since is left alone and named. Pure.
 */

import type { Tour } from '@tourwright/tour/document';
import { applyEdit, type Edit, invertEdit, type Undo, undoEdit } from '@tourwright/tour/edit';
import { newId } from '../client/new-id.ts';
import { batchOf } from './state/new-edit.ts';

/** A message id of the catalogue and its values: "Undo move Kitchen". */
export interface StepName {
  id: string;
  values: Record<string, string>;
}

/** A step that can be undone. */
export interface Step {
  readonly name: StepName;
  /** What the step's edits replaced, oldest first. */
  readonly undos: readonly Undo[];
  /** Steps in a row with the same key are one gesture: a burst of nudges, the typing into one field. */
  readonly gesture: string | null;
}

/** The steps that can be undone and those that can be redone, the latest last. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** The history of a tour that nobody has edited yet. */
export const emptyHistory: History = { done: [], undone: [] };

/** Remembers a step; what had been undone cannot be redone after it. */
export function remember(history: History, step: Step): History {
  const last = history.done.at(-1);
  if (last && step.gesture !== null && last.gesture === step.gesture) {
    const merged = { ...last, undos: [...last.undos, ...step.undos] };
    return { done: [...history.done.slice(0, -1), merged], undone: [] };
  }
  return { done: [...history.done, step], undone: [] };
}

/** What to do to take a step back, or null when all of it is gone or changed since. */
export interface Reversal {
  edit: Edit | null;
  /** The step that takes this reversal back in turn. */
  inverse: Step | null;
  /** What somebody else changed since, and stays. */
  leftAlone: string[];
}

/** The reversal of a step against the current tour: one edit, however many the step had. */
export function reverse(tour: Tour, step: Step): Reversal {
  let current = tour;
  const edits: Edit[] = [];
  const leftAlone: string[] = [];
  for (const undo of step.undos.toReversed()) {
    const inverse = undoEdit(current, undo, newId);
    leftAlone.push(...inverse.leftAlone);
    const result = inverse.edit && applyEdit(current, inverse.edit);
    if (!inverse.edit || !result?.ok) continue;
    edits.push(inverse.edit);
    current = result.tour;
  }
  const edit = batchOf(edits);
  const inverse = edit && { name: step.name, undos: [invertEdit(tour, edit)], gesture: null };
  return { edit, inverse, leftAlone };
}
