import { z } from 'zod';
import { limits } from './limits.ts';
import { list } from './list.ts';
import { media } from './media.ts';

/** A plan image; its pins say where scenes stand: x, y 0..1 of the image, heading in degrees clockwise from the plan's up, of the scene's yaw 0. */
export const floorPlan = media.extend({
  pins: list(
    z.looseObject({ sceneId: z.number().int(), x: z.number(), y: z.number(), heading: z.number() }),
    limits.pins,
  ).optional(),
});
export type FloorPlan = z.infer<typeof floorPlan>;
