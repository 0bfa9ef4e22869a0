import { z } from 'zod';
import { hotspotKind } from '../hotspot-kind.ts';

/** Leads to another scene. */
export const link = hotspotKind({
  fields: {
    /** Where it leads. */
    targetSceneId: z.number().int().optional(),
    /** How the visitor looks on arrival, in degrees; absent: in the walking direction. */
    arrival: z.object({ yaw: z.number(), pitch: z.number(), hfov: z.number().optional() }).optional(),
    /** Shows a round picture of the target on hover; true is the default. */
    hoverPreview: z.boolean().optional(),
  },
});
