import { z } from 'zod';
import { limits } from '../limits.ts';
import { list } from '../lists/list.ts';
import { vector } from '../view/direction.ts';

/** What every hotspot may have, whatever its kind. */
export const sharedFields = {
  id: z.string().min(1).max(200),
  /** Open: kinds that this version does not know are kept. */
  kind: z.string().min(1).max(60),
  /** Unit direction from the standpoint. */
  position: vector,
  /** A name of the viewer's icon set, or the slug of a stored picture: an icon of the owner's own. */
  iconName: z.string().max(1024).optional(),
  /** Size, 1 is the default. */
  scale: z.number().min(0.05).max(20).default(1),
  /** Degrees, clockwise as seen. */
  rotation: z.number().default(0),
  /** The label. */
  text: z.string().max(5000).optional(),
  /** The heading of the panel; absent: `text`. */
  title: z.string().max(300).optional(),
  /** `hover` (default: on hover and focus), `always`, `never`. */
  labelMode: z.string().max(60).optional(),
  /** `viewer` (default), `floor`, `wall`, `free`: as `orientation` says. */
  facing: z.string().max(60).optional(),
  /**
   * For `floor`, `wall` and `free`, degrees: the direction that looks straight at the surface, and how the mark leans in
   * it. Absent: a floor is looked at straight down, a wall and what is free straight on, with the mark upright for who looks
   * at it.
   */
  orientation: z
    .looseObject({ yaw: z.number().optional(), pitch: z.number().optional(), roll: z.number().optional() })
    .optional(),
  /** `#rrggbb`: of the mark or of the area. */
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be like #c2491d')
    .optional(),
  /** `none` (default), `pulse`, `bounce`. */
  animation: z.string().max(60).optional(),
  /** An area in place of a mark: its corners, unit directions in order. Any kind may have one; `polygon` must. */
  polygon: list(vector, limits.corners).min(3).optional(),
  /** When the area can be seen: `always` (default), `hover`, `never`; it can be touched all the same. */
  outline: z.string().max(60).optional(),
};
type Shared = z.infer<z.ZodObject<Omit<typeof sharedFields, 'kind'>, z.core.$strip>>;

/** A hotspot with these fields beside the shared ones, and whatever else its document holds. */
export type HotspotWith<Fields extends z.ZodRawShape, Kind extends string> = { kind: Kind } & Shared &
  z.infer<z.ZodObject<Fields, z.core.$loose>>;

/** A hotspot of a kind that this version does not know; it is kept, and the viewer skips it. */
export type UnknownHotspot = { kind: string; [field: string]: unknown } & Shared;
