import { z } from 'zod';
import type { Tour } from '../document/index.ts';
import type { Outcome } from './outcome.ts';
import type { UndoStep } from './undo/undo-step.ts';

/** All that is to know of one kind of edit. */
export interface EditKind<Record extends z.ZodObject> {
  record: Record;
  apply(tour: Tour, edit: z.infer<Record>): Outcome;
  /** How to take it back, from the tour before and after it. */
  undo(before: Tour, after: Tour, edit: z.infer<Record>): UndoStep[];
  /** The name of what it touches, as the owner gave it; '' when it has none. */
  subject(tour: Tour, edit: z.infer<Record>): string;
}

/** Lets TypeScript see the record's type in the functions beside it. */
export function editKind<Record extends z.ZodObject>(kind: EditKind<Record>): EditKind<Record> {
  return kind;
}

/** What every edit begins with. `id` is the sender's; the server takes each one once. */
export const head = {
  id: z
    .string()
    .min(8)
    .max(64)
    .regex(/^[!-~]+$/, 'An id has visible ASCII letters only'),
  /** The shape that it was written in (`rules/stored/upgrades.ts`). */
  v: z.literal([1, 2]),
};

/** A scene's id in an edit: an integer, unique in the tour. */
export const sceneId: z.ZodInt = z.int();
/** Where in a list; the end when absent. */
export const place: z.ZodOptional<z.ZodInt> = z.int().min(0).optional();

/** The id of a list's item in an edit, 1 to 200 characters. */
export const itemId: z.ZodString = z.string().min(1).max(200);
/** Any field but those that have a kind of edit of their own; null removes it. */
export const field: z.ZodString = z.string().min(1).max(60);
