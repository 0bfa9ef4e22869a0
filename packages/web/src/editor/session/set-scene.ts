import type { Scene } from '@tourwright/tour/document';
import type { TextId } from '../editor-text.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { newEdit } from '../state/new-edit.ts';

type Field = keyof Scene & string;
type NamedScene = Pick<Scene, 'id' | 'name'>;

/** Gives a field of a scene another value, as one step of this name; null removes it. */
export function setScene(
  store: EditorStore,
  { id, name }: NamedScene,
  field: Field,
  value: unknown,
  stepId: TextId,
  gesture?: string,
): void {
  const edit = newEdit({ kind: 'scene.set', sceneId: id, field, value });
  const step = { id: stepId, values: { name } };
  store.getState().commit(edit, { name: step, ...(gesture && { gesture }) });
}

/** Shows a value of a scene's field that is not kept yet: a slider or a mark that still moves. */
export function previewScene(store: EditorStore, { id }: NamedScene, field: Field, value: unknown): void {
  store.setState({ preview: newEdit({ kind: 'scene.set', sceneId: id, field, value }) });
}
