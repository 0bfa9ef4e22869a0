/** Edits of the hotspots of a scene. */
import { z } from 'zod';
import { hotspot, type Tour, vector } from '../document/index.ts';
import { editKind, field, head, itemId, place, sceneId } from './edit-kind.ts';
import { findItem, insertItem, type ListName, removeItem, setItem } from './lists.ts';
import { fieldSteps, insertedSteps, removedSteps } from './undo-step.ts';

const named = { ...head, sceneId, hotspotId: itemId };
interface Named {
  sceneId: number;
  hotspotId: string;
}

const listOf = (edit: Pick<Named, 'sceneId'>): ListName => ({ list: 'hotspots', sceneId: edit.sceneId });
const targetOf = (edit: Named) => ({ name: listOf(edit), id: edit.hotspotId });
const labelOf = (tour: Tour, edit: Named) => String(findItem(tour, listOf(edit), edit.hotspotId)?.text ?? '');

export const hotspotAdd = editKind({
  record: z.object({ ...head, kind: z.literal('hotspot.add'), sceneId, hotspot, index: place }),
  apply: (tour, edit) => insertItem(tour, listOf(edit), edit.hotspot, edit.index),
  undo: (_, after, edit) => insertedSteps(after, listOf(edit), edit.hotspot.id),
  subject: (_, edit) => edit.hotspot.text ?? '',
});

export const hotspotRemove = editKind({
  record: z.object({ ...named, kind: z.literal('hotspot.remove') }),
  apply: (tour, edit) => removeItem(tour, listOf(edit), edit.hotspotId),
  undo: (before, _, edit) => removedSteps(before, listOf(edit), edit.hotspotId),
  subject: labelOf,
});

export const hotspotMove = editKind({
  record: z.object({ ...named, kind: z.literal('hotspot.move'), position: vector }),
  apply: (tour, edit) => setItem(tour, listOf(edit), edit.hotspotId, { position: edit.position }),
  undo: (before, after, edit) => fieldSteps(before, after, targetOf(edit), ['position']),
  subject: labelOf,
});

export const hotspotSet = editKind({
  record: z.object({ ...named, kind: z.literal('hotspot.set'), field, value: z.unknown() }),
  apply: (tour, edit) => setItem(tour, listOf(edit), edit.hotspotId, { [edit.field]: edit.value }),
  undo: (before, after, edit) => fieldSteps(before, after, targetOf(edit), [edit.field]),
  subject: labelOf,
});
