import { z } from 'zod';
import { media } from './media.ts';

/** A plan image; its pins say where scenes stand: x, y 0..1 of the image, heading in degrees clockwise from the plan's up, of the scene's yaw 0. */
export const floorPlan = media.extend({
  pins: z
    .array(z.looseObject({ sceneId: z.number().int(), x: z.number(), y: z.number(), heading: z.number() }))
    .optional(),
});
export type FloorPlan = z.infer<typeof floorPlan>;
