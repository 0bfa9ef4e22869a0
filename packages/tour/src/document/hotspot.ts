import { z } from 'zod';
import { vector } from './direction.ts';

/**
 * A marked direction in a scene. `kind` is open: kinds and fields that this version does not know are kept
 * through every round trip, and the viewer skips them.
 *
 * Kinds of this version: `link` (`targetSceneId`, optional `arrival` view) and `info` (`body`).
 */
export const hotspot = z.looseObject({
  id: z.string().min(1).max(200),
  kind: z.string().min(1).max(60),
  /** Unit direction from the standpoint. */
  position: vector,
  iconName: z.string().max(200).optional(),
  /** Size, 1 is the default. */
  scale: z.number().min(0.05).max(20).default(1),
  /** Degrees, clockwise as seen. */
  rotation: z.number().default(0),
  /** The label. */
  text: z.string().max(5000).optional(),
  /** `link`: where it leads. */
  targetSceneId: z.number().int().optional(),
  /** `link`: how one looks on arrival, in degrees; absent: in the walking direction. */
  arrival: z.object({ yaw: z.number(), pitch: z.number(), hfov: z.number().optional() }).optional(),
  /** `info`: what the panel says; plain text, blank lines separate paragraphs. */
  body: z.string().max(20_000).optional(),
});
export type Hotspot = z.infer<typeof hotspot>;
