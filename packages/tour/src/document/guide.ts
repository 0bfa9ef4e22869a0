import { z } from 'zod';

/** A stop of the guided tour: a scene, how one looks there (degrees; absent: as it opens), and for how long. */
export const guideStop = z.looseObject({
  /** Its name within its list; one that has none gets one when the document enters. */
  id: z.string().min(1).max(200).optional(),
  sceneId: z.number().int(),
  yaw: z.number().optional(),
  pitch: z.number().optional(),
  hfov: z.number().optional(),
  /** 8 is the default. */
  seconds: z.number().min(1).max(600).optional(),
  /** What is said meanwhile, shown as a caption. */
  text: z.string().max(2000).optional(),
});
export type GuideStop = z.infer<typeof guideStop>;
