/** The records of every kind of change to a tour. Each names what it touches by id; `applyEdit` knows what they do. */
import { z } from 'zod';
import { floorPlan, hotspot, media, scene, sceneVideo, sceneView, vector } from '../document/index.ts';

const head = { id: z.string().min(8).max(64), v: z.literal(1) };
const sceneId = z.number().int();
const place = z.number().int().min(0).optional();

const simple = [
  /** Sets or, with null, removes a field of the tour itself. */
  z.object({
    ...head,
    kind: z.literal('tour.set'),
    field: z.string().min(1).max(60),
    value: z.unknown(),
  }),
  z.object({ ...head, kind: z.literal('scene.add'), scene, index: place }),
  z.object({ ...head, kind: z.literal('scene.remove'), sceneId }),
  z.object({ ...head, kind: z.literal('scene.rename'), sceneId, name: z.string().max(300) }),
  /** Reorders: the scene's index after the move. */
  z.object({ ...head, kind: z.literal('scene.move'), sceneId, index: z.number().int().min(0) }),
  /** The start view in degrees; null takes it back to the default camera. */
  z.object({ ...head, kind: z.literal('scene.set-view'), sceneId, view: sceneView.nullable() }),
  /** Another photo for the same scene. */
  z.object({ ...head, kind: z.literal('scene.replace-photo'), sceneId, slug: z.string().min(1).max(1024) }),
  /** Any other field of a scene; null removes it. */
  z.object({
    ...head,
    kind: z.literal('scene.set'),
    sceneId,
    field: z.string().min(1).max(60),
    value: z.unknown(),
  }),
  z.object({ ...head, kind: z.literal('hotspot.add'), sceneId, hotspot, index: place }),
  z.object({ ...head, kind: z.literal('hotspot.remove'), sceneId, hotspotId: z.string() }),
  z.object({ ...head, kind: z.literal('hotspot.move'), sceneId, hotspotId: z.string(), position: vector }),
  z.object({
    ...head,
    kind: z.literal('hotspot.set'),
    sceneId,
    hotspotId: z.string(),
    field: z.string().min(1).max(60),
    value: z.unknown(),
  }),
  z.object({ ...head, kind: z.literal('video.add'), sceneId, video: sceneVideo, index: place }),
  z.object({ ...head, kind: z.literal('video.remove'), sceneId, videoId: z.string() }),
  z.object({
    ...head,
    kind: z.literal('video.set'),
    sceneId,
    videoId: z.string(),
    field: z.string().min(1).max(60),
    value: z.unknown(),
  }),
  /** Audio, brochures and floor plans are lists of files. */
  z.object({
    ...head,
    kind: z.literal('file.add'),
    list: z.enum(['audio', 'brochures', 'floorPlans']),
    file: z.union([floorPlan, media]),
    index: place,
  }),
  z.object({
    ...head,
    kind: z.literal('file.remove'),
    list: z.enum(['audio', 'brochures', 'floorPlans']),
    fileId: z.string(),
  }),
  z.object({
    ...head,
    kind: z.literal('file.set'),
    list: z.enum(['audio', 'brochures', 'floorPlans']),
    fileId: z.string(),
    field: z.string().min(1).max(60),
    value: z.unknown(),
  }),
  /** Only ever one logo: adding replaces. Null removes it. */
  z.object({ ...head, kind: z.literal('logo.replace'), slug: z.string().max(1024).nullable() }),
] as const;

const simpleEdit = z.discriminatedUnion('kind', simple);

/** All or nothing: a two-way link, a deletion with the links that led there. */
const batch = z.object({ ...head, kind: z.literal('batch'), edits: z.array(simpleEdit).min(1).max(500) });

export const edit = z.discriminatedUnion('kind', [...simple, batch]);
export type Edit = z.infer<typeof edit>;
export type SimpleEdit = z.infer<typeof simpleEdit>;

/** What became of an edit: applied (with the version it made) or refused, and why. A repeat gets its first answer. */
export const editAnswer = z.object({
  id: z.string(),
  status: z.enum(['applied', 'refused']),
  version: z.number().int().optional(),
  reason: z.string().optional(),
});
export type EditAnswer = z.infer<typeof editAnswer>;
