import type { Tour } from '@tourwright/tour/document';
import type { TextId } from '../editor-text.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { newEdit } from '../state/new-edit.ts';

type Field = keyof Tour & string;

/** Gives a field of the tour another value, as one step of this name; null removes it. */
export function setTour(
  store: EditorStore,
  field: Field,
  value: unknown,
  stepId: TextId,
  gesture?: string,
): void {
  const name = { id: stepId, values: {} };
  const edit = newEdit({ kind: 'tour.set', field, value });
  store.getState().commit(edit, { name, ...(gesture && { gesture }) });
}
