import { z } from 'zod';
import { limits } from './limits.ts';
import { list } from './lists/list.ts';
import { captions } from './media/picture.ts';

/** A stop of the guided tour: a scene, how the visitor looks there (degrees; absent: as it opens), and for how long. */
export const guideStop = z.looseObject({
  /** Its name within its list; one that has none gets one when the document enters. */
  id: z.string().min(1).max(200).optional(),
  sceneId: z.number().int(),
  yaw: z.number().optional(),
  pitch: z.number().optional(),
  hfov: z.number().optional(),
  /** What it is called; absent: the scene's name. */
  name: z.string().max(300).optional(),
  /** Absent: a second longer than its sound; 8 without one. */
  seconds: z.number().min(1).max(600).optional(),
  /** The stored sound in which it is said. */
  slug: z.string().max(1024).optional(),
  /** What is said in time with the sound; without them `text` is shown for the whole stop. */
  captions: list(captions, limits.captions, { hasIds: true }).optional(),
  /** What is said meanwhile, shown as a caption. */
  text: z.string().max(2000).optional(),
});

/** A stop of the guided tour: scene, view and how long it stays. */
export type GuideStop = z.infer<typeof guideStop>;
