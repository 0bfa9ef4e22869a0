import { z } from 'zod';
import { limits } from '../limits.ts';
import { list } from '../lists/list.ts';
import { media } from './media.ts';

/** Where a scene is on a floor plan: x, y 0..1 of the image, heading in degrees clockwise from the plan's up, of the scene's yaw 0. */
export const pin = z.looseObject({
  /** Its name within its list; one that has none gets one when the document enters. */
  id: z.string().min(1).max(200).optional(),
  sceneId: z.number().int(),
  x: z.number(),
  y: z.number(),
  heading: z.number(),
});

/** A plan image; its pins say where scenes are. */
export const floorPlan = media.extend({
  pins: list(pin, limits.pins, { hasIds: true }).optional(),
});

/** A floor plan: its picture and the scenes' pins on it. */
export type FloorPlan = z.infer<typeof floorPlan>;
