import { type Adjustment, isSame, type Scene } from '@tourwright/tour/document';
import { effectiveAdjustment } from '@tourwright/tour/rules';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { type Change, newEdit } from '../state/new-edit.ts';
import { carryAlong } from './carry-along.ts';

/** Keeps an adjustment of a scene's photo, with what must move along, as one step. The server then cuts it again. */
export function applyAdjustment(
  store: EditorStore,
  { id }: Scene,
  adjustment: Adjustment | null,
  stepId: string,
): void {
  const { tour, commit } = store.getState();
  const scene = tour?.scenes.find((each) => each.id === id);
  if (!tour || !scene) return;
  const before = effectiveAdjustment(scene.adjustment);
  const value = effectiveAdjustment(adjustment ?? undefined);
  if (isSame(before, value)) return;
  const set: Change = { kind: 'scene.set', sceneId: id, field: 'adjustment', value };
  const along = isSame(before?.level, value?.level)
    ? []
    : carryAlong(tour, scene, before?.level, value?.level);
  commit(newEdit(set, ...along), { name: { id: stepId, values: { name: scene.name } } });
}
