/** Edits of the lists that have no kinds of their own: stops, sounds, variants, pictures, captions and pins. */
import { z } from 'zod';
import type { Tour } from '../../document/index.ts';
import { editKind, field, head, itemId, place } from '../edit-kind.ts';
import { findItem, insertItem, moveItem, removeItem, setItem } from '../lists.ts';
import { listPlace } from '../product-place.ts';
import { fieldSteps, insertedSteps, movedSteps, removedSteps } from '../undo/undo-step.ts';

/** Which list (`ListPath`). Scenes, hotspots, videos and files have edits of their own. */
const path = z
  .array(z.union([z.string().max(200), z.int()]))
  .min(1)
  .max(8)
  .refine((parts) => !/^(scenes|hotspots|videos|audio|brochures|floorPlans)$/.test(String(parts.at(-1))), {
    params: { code: 'list_of_its_own' },
  });
const named = { ...head, path, itemId };
interface Named {
  path: (string | number)[];
  itemId: string;
}

const nameOf = (tour: Tour, edit: Named) =>
  nameOfItem(findItem(tour, listPlace(tour, edit.path), edit.itemId));
const nameOfItem = (item: Record<string, unknown> | null) =>
  String(item?.name ?? item?.text ?? item?.caption ?? item?.label ?? '');

/** Adds an item to a list of the document that has no edits of its own. */
export const itemAdd = editKind({
  record: z.object({
    ...head,
    kind: z.literal('item.add'),
    path,
    item: z.looseObject({ id: itemId }),
    index: place,
  }),
  apply: (tour, edit) => insertItem(tour, listPlace(tour, edit.path), edit.item, edit.index),
  undo: (_, after, edit) => insertedSteps(after, listPlace(after, edit.path), edit.item.id),
  subject: (_, edit) => nameOfItem(edit.item),
});

/** Removes an item from a list of the document that has no edits of its own. */
export const itemRemove = editKind({
  record: z.object({ ...named, kind: z.literal('item.remove') }),
  apply: (tour, edit) => removeItem(tour, listPlace(tour, edit.path), edit.itemId),
  undo: (before, _, edit) => removedSteps(before, listPlace(before, edit.path), edit.itemId),
  subject: nameOf,
});

/** Reorders: `index` is the item's after the move. */
export const itemMove = editKind({
  record: z.object({ ...named, kind: z.literal('item.move'), index: z.int().min(0) }),
  apply: (tour, edit) => moveItem(tour, listPlace(tour, edit.path), edit.itemId, edit.index),
  undo: (before, after, edit) => movedSteps(before, after, listPlace(before, edit.path), edit.itemId),
  subject: nameOf,
});

/** Sets or, with null, removes a field. */
export const itemSet = editKind({
  record: z.object({ ...named, kind: z.literal('item.set'), field, value: z.unknown() }),
  apply: (tour, edit) => setItem(tour, listPlace(tour, edit.path), edit.itemId, { [edit.field]: edit.value }),
  undo: (before, after, edit) =>
    fieldSteps(before, after, { path: listPlace(before, edit.path), id: edit.itemId }, [edit.field]),
  subject: nameOf,
});
