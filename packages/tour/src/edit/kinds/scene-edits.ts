/** Edits of scenes. */
import { z } from 'zod';
import { type Scene, scene, sceneView } from '../../document/index.ts';
import { writeView } from '../../rules/index.ts';
import { editKind, field, head, place, sceneId } from '../edit-kind.ts';
import { findItem, insertItem, moveItem, removeItem, setItem } from '../lists.ts';
import { refuse } from '../outcome.ts';
import { fieldSteps, insertedSteps, movedSteps, removedSteps } from '../undo/undo-step.ts';
import { relabelLinks, relabelSteps } from './link-labels.ts';

const scenes = ['scenes'] as const;
const nameOf = (tour: Parameters<typeof findItem>[0], id: number) =>
  String(findItem(tour, scenes, id)?.name ?? '');

/** A tour holds an image once: a scene whose image is already there is refused. */
export const sceneAdd = editKind({
  record: z.object({ ...head, kind: z.literal('scene.add'), scene, index: place }),
  apply: (tour, edit) => insertItem(tour, scenes, edit.scene, edit.index),
  undo: (_, after, edit) => insertedSteps(after, scenes, edit.scene.id),
  subject: (_, edit) => edit.scene.name,
});

/** Links that lead to it stay, and lead nowhere until it is back; to remove them as well, send a batch. */
export const sceneRemove = editKind({
  record: z.object({ ...head, kind: z.literal('scene.remove'), sceneId }),
  apply: (tour, edit) => removeItem(tour, scenes, edit.sceneId),
  undo: (before, _, edit) => removedSteps(before, scenes, edit.sceneId),
  subject: (tour, edit) => nameOf(tour, edit.sceneId),
});

/** The labels of links to it that say its name follow. */
export const sceneRename = editKind({
  record: z.object({ ...head, kind: z.literal('scene.rename'), sceneId, name: z.string().max(300) }),
  apply: (tour, edit) => {
    const target = tour.scenes.find(({ id }) => id === edit.sceneId);
    const outcome = setItem(tour, scenes, edit.sceneId, { name: edit.name });
    if (!outcome.ok || !target) return outcome;
    return { ok: true, tour: relabelLinks(outcome.tour, target, edit.name) };
  },
  undo: (before, after, edit) => {
    const target = before.scenes.find(({ id }) => id === edit.sceneId);
    const name = fieldSteps(before, after, { path: scenes, id: edit.sceneId }, ['name']);
    return target ? [...name, ...relabelSteps(before, after, target)] : name;
  },
  subject: (tour, edit) => nameOf(tour, edit.sceneId),
});

/** Reorders: `index` is the scene's after the move. */
export const sceneMove = editKind({
  record: z.object({ ...head, kind: z.literal('scene.move'), sceneId, index: z.int().min(0) }),
  apply: (tour, edit) => moveItem(tour, scenes, edit.sceneId, edit.index),
  undo: (before, after, edit) => movedSteps(before, after, scenes, edit.sceneId),
  subject: (tour, edit) => nameOf(tour, edit.sceneId),
});

/** The start view in degrees; null takes it back to the default camera. */
export const sceneSetView = editKind({
  record: z.object({ ...head, kind: z.literal('scene.set-view'), sceneId, view: sceneView.nullable() }),
  apply: (tour, edit) => {
    const found = findItem(tour, scenes, edit.sceneId);
    if (!found) return refuse('no_such_scene', { scene: String(edit.sceneId) });
    const { cameraPosition, cameraDirection, view = null } = writeView(found as Scene, edit.view);
    return setItem(tour, scenes, edit.sceneId, { cameraPosition, cameraDirection, view });
  },
  undo: (before, after, edit) =>
    fieldSteps(before, after, { path: scenes, id: edit.sceneId }, [
      'cameraPosition',
      'cameraDirection',
      'view',
    ]),
  subject: (tour, edit) => nameOf(tour, edit.sceneId),
});

/** Another photo for the same scene; its hotspots stay. */
export const sceneReplacePhoto = editKind({
  record: z.object({
    ...head,
    kind: z.literal('scene.replace-photo'),
    sceneId,
    slug: z.string().min(1).max(1024),
  }),
  apply: (tour, edit) => setItem(tour, scenes, edit.sceneId, { slug: edit.slug }),
  undo: (before, after, edit) => fieldSteps(before, after, { path: scenes, id: edit.sceneId }, ['slug']),
  subject: (tour, edit) => nameOf(tour, edit.sceneId),
});

/** Any other field of a scene; null removes it. */
export const sceneSet = editKind({
  record: z.object({ ...head, kind: z.literal('scene.set'), sceneId, field, value: z.unknown() }),
  apply: (tour, edit) => setItem(tour, scenes, edit.sceneId, { [edit.field]: edit.value }),
  undo: (before, after, edit) => fieldSteps(before, after, { path: scenes, id: edit.sceneId }, [edit.field]),
  subject: (tour, edit) => nameOf(tour, edit.sceneId),
});
