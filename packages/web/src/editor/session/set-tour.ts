import type { Tour } from '@tourwright/tour/document';
import { useEditorStore } from '../editor-store.ts';
import type { TextId } from '../editor-text.ts';
import { newEdit } from '../state/new-edit.ts';

type Field = keyof Tour & string;

/** Gives a field of the tour another value, as one step of this name; null removes it. */
export function setTour(field: Field, value: unknown, stepId: TextId, gesture?: string): void {
  const name = { id: stepId, values: {} };
  const edit = newEdit({ kind: 'tour.set', field, value });
  useEditorStore.getState().commit(edit, { name, ...(gesture && { gesture }) });
}
