/** Edits of the videos of a scene. */
import { z } from 'zod';
import { type ListPath, sceneVideo, type Tour } from '../../document/index.ts';
import { editKind, field, head, itemId, place, sceneId } from '../edit-kind.ts';
import { findItem, insertItem, removeItem, setItem } from '../lists.ts';
import { fieldSteps, insertedSteps, removedSteps } from '../undo/undo-step.ts';

const named = { ...head, sceneId, videoId: itemId };
interface Named {
  sceneId: number;
  videoId: string;
}

const listOf = (edit: Pick<Named, 'sceneId'>): ListPath => ['scenes', edit.sceneId, 'videos'];
const fileNameOf = (slug: unknown) =>
  String(slug ?? '')
    .split('/')
    .at(-1) ?? '';
const nameOf = (tour: Tour, edit: Named) => fileNameOf(findItem(tour, listOf(edit), edit.videoId)?.slug);

/** Pins a video or picture into a scene. */
export const videoAdd = editKind({
  record: z.object({ ...head, kind: z.literal('video.add'), sceneId, video: sceneVideo, index: place }),
  apply: (tour, edit) => insertItem(tour, listOf(edit), edit.video, edit.index),
  undo: (_, after, edit) => insertedSteps(after, listOf(edit), edit.video.id),
  subject: (_, edit) => fileNameOf(edit.video.slug),
});

/** Removes a pinned video or picture from its scene. */
export const videoRemove = editKind({
  record: z.object({ ...named, kind: z.literal('video.remove') }),
  apply: (tour, edit) => removeItem(tour, listOf(edit), edit.videoId),
  undo: (before, _, edit) => removedSteps(before, listOf(edit), edit.videoId),
  subject: nameOf,
});

/** Sets a field of a pinned video or picture. */
export const videoSet = editKind({
  record: z.object({ ...named, kind: z.literal('video.set'), field, value: z.unknown() }),
  apply: (tour, edit) => setItem(tour, listOf(edit), edit.videoId, { [edit.field]: edit.value }),
  undo: (before, after, edit) =>
    fieldSteps(before, after, { path: listOf(edit), id: edit.videoId }, [edit.field]),
  subject: nameOf,
});
