/** The edits of the list of floors. */
import type { FloorPlan } from '@tourwright/tour/document';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { type Change, newEdit } from '../state/new-edit.ts';

/** Renames a floor plan; the typing of one gesture is undone together. */
export function renamePlan(
  store: EditorStore,
  { id: fileId }: FloorPlan,
  name: string,
  gesture: string,
): void {
  const change = { kind: 'file.set', list: 'floorPlans', fileId, field: 'name', value: name } as const;
  store.getState().commit(newEdit(change), { name: { id: 'edit.plan.rename', values: { name } }, gesture });
}

/** `index` is the floor's after the move. */
export function movePlan(store: EditorStore, { id: fileId }: FloorPlan, index: number): void {
  const change: Change = { kind: 'file.move', list: 'floorPlans', fileId, index };
  store.getState().commit(newEdit(change), { name: { id: 'edit.plan.move', values: {} } });
}

/** A floor goes with its pins. */
export function removePlan(store: EditorStore, { id: fileId, name }: FloorPlan): void {
  const change: Change = { kind: 'file.remove', list: 'floorPlans', fileId };
  store.getState().commit(newEdit(change), { name: { id: 'edit.plan.remove', values: { name } } });
}
