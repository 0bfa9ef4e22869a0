import { z } from 'zod';
import { vector } from './direction.ts';

/** A video pinned into a scene by the directions of its four corners, from top left, clockwise. */
export const sceneVideo = z.looseObject({
  id: z.string().min(1).max(200),
  slug: z.string().max(1024),
  corners: z.tuple([vector, vector, vector, vector]),
});
export type SceneVideo = z.infer<typeof sceneVideo>;
