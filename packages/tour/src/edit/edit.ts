/** The records of every kind of change to a tour. Each names what it touches by id. */
import { z } from 'zod';
import { limits, list } from '../document/index.ts';
import { head } from './edit-kind.ts';
import { fileAdd, fileMove, fileRemove, fileSet } from './kinds/file-edits.ts';
import { hotspotAdd, hotspotMove, hotspotRemove, hotspotSet } from './kinds/hotspot-edits.ts';
import { itemAdd, itemMove, itemRemove, itemSet } from './kinds/item-edits.ts';
import {
  sceneAdd,
  sceneMove,
  sceneRemove,
  sceneRename,
  sceneReplacePhoto,
  sceneSet,
  sceneSetView,
} from './kinds/scene-edits.ts';
import { logoReplace, tourPublish, tourSet, tourUnpublish } from './kinds/tour-edits.ts';
import { videoAdd, videoRemove, videoSet } from './kinds/video-edits.ts';

/** Every kind but the batch, by its name. */
export const editKinds = {
  'tour.set': tourSet,
  'tour.publish': tourPublish,
  'tour.unpublish': tourUnpublish,
  'logo.replace': logoReplace,
  'scene.add': sceneAdd,
  'scene.remove': sceneRemove,
  'scene.rename': sceneRename,
  'scene.move': sceneMove,
  'scene.set-view': sceneSetView,
  'scene.replace-photo': sceneReplacePhoto,
  'scene.set': sceneSet,
  'hotspot.add': hotspotAdd,
  'hotspot.remove': hotspotRemove,
  'hotspot.move': hotspotMove,
  'hotspot.set': hotspotSet,
  'video.add': videoAdd,
  'video.remove': videoRemove,
  'video.set': videoSet,
  'file.add': fileAdd,
  'file.remove': fileRemove,
  'file.move': fileMove,
  'file.set': fileSet,
  'item.add': itemAdd,
  'item.remove': itemRemove,
  'item.move': itemMove,
  'item.set': itemSet,
};

const records = [
  tourSet.record,
  tourPublish.record,
  tourUnpublish.record,
  logoReplace.record,
  sceneAdd.record,
  sceneRemove.record,
  sceneRename.record,
  sceneMove.record,
  sceneSetView.record,
  sceneReplacePhoto.record,
  sceneSet.record,
  hotspotAdd.record,
  hotspotRemove.record,
  hotspotMove.record,
  hotspotSet.record,
  videoAdd.record,
  videoRemove.record,
  videoSet.record,
  fileAdd.record,
  fileRemove.record,
  fileMove.record,
  fileSet.record,
  itemAdd.record,
  itemRemove.record,
  itemMove.record,
  itemSet.record,
] as const;

const simpleEdit = z.discriminatedUnion('kind', records);

/** All or nothing: a two-way link, a deletion with the links that led there. */
const batch = z.object({ ...head, kind: z.literal('batch'), edits: list(simpleEdit, limits.batch).min(1) });

/** Every edit of a tour: a union discriminated by `kind`; a batch contains several that belong together. */
export const edit = z.discriminatedUnion('kind', [...records, batch]);

/** One edit, or a batch. */
export type Edit = z.infer<typeof edit>;

/** An edit that is not a batch. */
export type SimpleEdit = z.infer<typeof simpleEdit>;

/** What became of an edit: applied (with the version it made) or refused, and why. A repeat gets its first answer. */
export const editAnswer = z.object({
  id: z.string(),
  status: z.enum(['applied', 'refused']),
  version: z.int().optional(),
  /** Why it was refused: a `Refusal` and its parameters, and of a value where it is. */
  code: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  path: z.string().optional(),
  /** The same in words, in the language of the request; never stored. */
  detail: z.string().optional(),
  /** As `code`, for pages of an earlier release that are still open. */
  reason: z.string().optional(),
});

/** What the server answers to an edit: the new version, or why it was refused. */
export type EditAnswer = z.infer<typeof editAnswer>;
