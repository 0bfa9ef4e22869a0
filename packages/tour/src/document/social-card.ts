import { z } from 'zod';
import { sceneView } from './scene.ts';

/** The picture with words that stands for a tour where its address is shared. */
export const socialCard = z.looseObject({
  /** The scene that it shows; absent: the one that the tour opens with. */
  sceneId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  /** Absent: the scene's start view. */
  view: sceneView.optional(),
  /** Absent: the tour's name. Empty: none. */
  title: z.string().max(120).optional(),
  /** A line below it. */
  line: z.string().max(200).optional(),
  /** False: without the tour's logo, where it has one. */
  logo: z.boolean().optional(),
});

/** What the picture shows and says that stands for a tour where it is shared. */
export type SocialCard = z.infer<typeof socialCard>;
