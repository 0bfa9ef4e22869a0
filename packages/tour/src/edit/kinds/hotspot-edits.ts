/** Edits of the hotspots of a scene. */
import { z } from 'zod';
import { type Hotspot, hotspot, type ListPath, type Tour, vector } from '../../document/index.ts';
import { movedHotspot } from '../../rules/index.ts';
import { editKind, field, head, itemId, place, sceneId } from '../edit-kind.ts';
import { findItem, insertItem, removeItem, setItem } from '../lists.ts';
import { fieldPlace } from '../product-place.ts';
import { fieldSteps, insertedSteps, removedSteps } from '../undo/undo-step.ts';
import { followsTarget } from './link-labels.ts';

const named = { ...head, sceneId, hotspotId: itemId };
interface Named {
  sceneId: number;
  hotspotId: string;
}

const listOf = (edit: Pick<Named, 'sceneId'>): ListPath => ['scenes', edit.sceneId, 'hotspots'];
const targetOf = (edit: Named) => ({ path: listOf(edit), id: edit.hotspotId });
const placeOf = (tour: Tour, edit: Named & { field: string }) =>
  fieldPlace(tour, listOf(edit), edit.hotspotId, edit.field);
const labelOf = (tour: Tour, edit: Named) => String(findItem(tour, listOf(edit), edit.hotspotId)?.text ?? '');

/** Adds a hotspot to a scene. */
export const hotspotAdd = editKind({
  record: z.object({ ...head, kind: z.literal('hotspot.add'), sceneId, hotspot, index: place }),
  apply: (tour, edit) => insertItem(tour, listOf(edit), edit.hotspot, edit.index),
  undo: (_, after, edit) => insertedSteps(after, listOf(edit), edit.hotspot.id),
  subject: (_, edit) => edit.hotspot.text ?? '',
});

/** Removes a hotspot from its scene. */
export const hotspotRemove = editKind({
  record: z.object({ ...named, kind: z.literal('hotspot.remove') }),
  apply: (tour, edit) => removeItem(tour, listOf(edit), edit.hotspotId),
  undo: (before, _, edit) => removedSteps(before, listOf(edit), edit.hotspotId),
  subject: labelOf,
});

/** The area of a hotspot goes along. */
export const hotspotMove = editKind({
  record: z.object({ ...named, kind: z.literal('hotspot.move'), position: vector }),
  apply: (tour, edit) => {
    const found = findItem(tour, listOf(edit), edit.hotspotId) as Hotspot | null;
    const { polygon } = found ? movedHotspot(found, edit.position) : {};
    const values = { position: edit.position, ...(polygon && { polygon }) };
    return setItem(tour, listOf(edit), edit.hotspotId, values);
  },
  undo: (before, after, edit) => fieldSteps(before, after, targetOf(edit), ['position', 'polygon']),
  subject: labelOf,
});

/** A link that is to lead elsewhere takes the label along, if that only names where it led. */
export const hotspotSet = editKind({
  record: z.object({ ...named, kind: z.literal('hotspot.set'), field, value: z.unknown() }),
  apply: (tour, edit) => {
    const label = edit.field === 'targetSceneId' && labelAfter(tour, edit);
    const { path, id } = placeOf(tour, edit);
    return setItem(tour, path, id, {
      [edit.field]: edit.value,
      ...(label && { text: label }),
    });
  },
  undo: (before, after, edit) =>
    fieldSteps(
      before,
      after,
      placeOf(before, edit),
      edit.field === 'targetSceneId' ? [edit.field, 'text'] : [edit.field],
    ),
  subject: labelOf,
});

/** What a link's label becomes with another target; null when the owner wrote one, or nothing is known of either. */
function labelAfter(tour: Tour, edit: Named & { value?: unknown }): string | null {
  const link = findItem(tour, listOf(edit), edit.hotspotId) as Hotspot | null;
  const sceneOf = (id: unknown) => tour.scenes.find((scene) => scene.id === id);
  const [old, next] = [sceneOf(link?.targetSceneId), sceneOf(edit.value)];
  return link && next && old && followsTarget(link, old) ? next.name : null;
}
