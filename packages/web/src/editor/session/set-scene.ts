import type { Scene } from '@tourwright/tour/document';
import { useEditorStore } from '../editor-store.ts';
import type { TextId } from '../editor-text.ts';
import { newEdit } from '../state/new-edit.ts';

/** Gives a field of a scene another value, as one step of this name; null removes it. */
export function setScene(
  { id, name }: Pick<Scene, 'id' | 'name'>,
  field: keyof Scene & string,
  value: unknown,
  stepId: TextId,
  gesture?: string,
): void {
  const edit = newEdit({ kind: 'scene.set', sceneId: id, field, value });
  const step = { id: stepId, values: { name } };
  useEditorStore.getState().commit(edit, { name: step, ...(gesture && { gesture }) });
}
