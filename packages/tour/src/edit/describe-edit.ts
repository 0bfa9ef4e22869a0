import type { Tour } from '../document/index.ts';
import type { Edit } from './edit.ts';
import { kindOf } from './kind-of.ts';

/** The id of a message such as "Move {name}", and its values. */
export interface EditDescription {
  id: `edit.${Edit['kind']}`;
  values: Record<string, string>;
}

/**
 * What an edit does, for a catalogue of messages: `edit.` and its kind, with `name`, the name of what it touches
 * ('' when it has none), or for a batch `count`. The tour is the one before the edit.
 */
export function describeEdit(edit: Edit, tour: Tour): EditDescription {
  if (edit.kind === 'batch') return { id: 'edit.batch', values: { count: String(edit.edits.length) } };
  return { id: `edit.${edit.kind}`, values: { name: kindOf(edit).subject(tour, edit) } };
}
