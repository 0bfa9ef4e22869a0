import { z } from 'zod';
import { vector } from '../view/direction.ts';
import { media } from './media.ts';
import { spokenFields } from './spoken-fields.ts';

/** One of the tour's own sounds, heard in every scene. */
export const tourSound = media.extend(spokenFields);

/** A sound that is heard in all scenes. */
export type TourSound = z.infer<typeof tourSound>;

/** A sound that is heard while one is in a scene. */
export const sceneSound = z.looseObject({
  id: z.string().min(1).max(200),
  slug: z.string().max(1024),
  name: z.string().max(300).optional(),
  /** 0..1, 1 is the default. */
  volume: z.number().min(0).max(1).optional(),
  /** True is the default. */
  loop: z.boolean().optional(),
  /** Where it comes from, a unit direction; absent: from everywhere. */
  direction: vector.optional(),
  ...spokenFields,
});

/** A sound that is heard in one scene, from everywhere or from a direction. */
export type SceneSound = z.infer<typeof sceneSound>;
