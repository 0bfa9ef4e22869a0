/** Edits of the lists of files: audio, brochures and floor plans. */
import { z } from 'zod';
import { floorPlan, media, type Tour } from '../../document/index.ts';
import { editKind, field, head, itemId, place } from '../edit-kind.ts';
import { findItem, insertItem, moveItem, removeItem, setItem } from '../lists.ts';
import { fieldSteps, insertedSteps, movedSteps, removedSteps } from '../undo/undo-step.ts';

const list = z.enum(['audio', 'brochures', 'floorPlans']);
const named = { ...head, list, fileId: itemId };
interface Named {
  list: z.infer<typeof list>;
  fileId: string;
}

const nameOf = (tour: Tour, edit: Named) => String(findItem(tour, [edit.list], edit.fileId)?.name ?? '');

/** Adds a file to one of the tour's lists: sounds, brochures or floor plans. */
export const fileAdd = editKind({
  record: z.object({
    ...head,
    kind: z.literal('file.add'),
    list,
    file: z.union([floorPlan, media]),
    index: place,
  }),
  apply: (tour, edit) => insertItem(tour, [edit.list], edit.file, edit.index),
  undo: (_, after, edit) => insertedSteps(after, [edit.list], edit.file.id),
  subject: (_, edit) => edit.file.name,
});

/** Removes a file from one of the tour's lists. */
export const fileRemove = editKind({
  record: z.object({ ...named, kind: z.literal('file.remove') }),
  apply: (tour, edit) => removeItem(tour, [edit.list], edit.fileId),
  undo: (before, _, edit) => removedSteps(before, [edit.list], edit.fileId),
  subject: nameOf,
});

/** Reorders: `index` is the file's after the move. */
export const fileMove = editKind({
  record: z.object({ ...named, kind: z.literal('file.move'), index: z.int().min(0) }),
  apply: (tour, edit) => moveItem(tour, [edit.list], edit.fileId, edit.index),
  undo: (before, after, edit) => movedSteps(before, after, [edit.list], edit.fileId),
  subject: nameOf,
});

/** Sets a field of a file in one of the tour's lists. */
export const fileSet = editKind({
  record: z.object({ ...named, kind: z.literal('file.set'), field, value: z.unknown() }),
  apply: (tour, edit) => setItem(tour, [edit.list], edit.fileId, { [edit.field]: edit.value }),
  undo: (before, after, edit) =>
    fieldSteps(before, after, { path: [edit.list], id: edit.fileId }, [edit.field]),
  subject: nameOf,
});
