import { z } from 'zod';
import { vector } from './direction.ts';
import { limits } from './limits.ts';
import { list } from './list.ts';
import { captions, picture } from './picture.ts';
import { productVariant } from './product-variant.ts';

/** What every hotspot may have, whatever its kind. */
const look = {
  id: z.string().min(1).max(200),
  kind: z.string().min(1).max(60),
  /** Unit direction from the standpoint. */
  position: vector,
  /** A name of the viewer's icon set, or the slug of a stored picture. */
  iconName: z.string().max(200).optional(),
  /** Size, 1 is the default. */
  scale: z.number().min(0.05).max(20).default(1),
  /** Degrees, clockwise as seen. */
  rotation: z.number().default(0),
  /** The label. */
  text: z.string().max(5000).optional(),
  /** `hover` (default: on hover and focus), `always`, `never`. */
  labelMode: z.string().max(60).optional(),
  /** `viewer` (default), `floor`, `wall`. */
  facing: z.string().max(60).optional(),
  /**
   * For `floor` and `wall`, degrees: the direction that looks straight at the surface, and how the mark leans in it.
   * Absent: a floor is looked at straight down, a wall straight on, both with the mark upright for who looks at it.
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
  /** Shows a round picture of the target on hover; true is the default of links. */
  hoverPreview: z.boolean().optional(),
  /** An area in place of a mark: its corners, unit directions in order. Any kind may have one; `polygon` must. */
  polygon: list(vector, 200).min(3).optional(),
  /** When the area can be seen: `always` (default), `hover`, `never`; it can be touched all the same. */
  outline: z.string().max(60).optional(),
};

/** What some kinds have; a field means the same in all of them. */
const content = {
  /** `link`: where it leads. */
  targetSceneId: z.number().int().optional(),
  /** `link`: how one looks on arrival, in degrees; absent: in the walking direction. */
  arrival: z.object({ yaw: z.number(), pitch: z.number(), hfov: z.number().optional() }).optional(),
  /** The heading of the panel; absent: `text`. */
  title: z.string().max(300).optional(),
  /** What the panel says; plain text, blank lines separate paragraphs. Of a sound: what is heard. */
  body: z.string().max(20_000).optional(),
  pictures: list(picture, limits.pictures, { hasIds: true }).optional(),
  /** `video`, `audio`: the stored file. */
  slug: z.string().max(1024).optional(),
  /** `web`, `embed`: the page; `video`: a page of YouTube or Vimeo in place of a file; `product`, `info`: where the button leads. */
  url: z.string().max(2048).optional(),
  /** The button's words. */
  urlText: z.string().max(100).optional(),
  /** `video`: the slug of the picture before it plays. */
  poster: z.string().max(1024).optional(),
  captions: list(captions, limits.captions, { hasIds: true }).optional(),
  loop: z.boolean().optional(),
  /** `audio`: plays in place, without a panel, and comes from the hotspot's direction. */
  isDirectional: z.boolean().optional(),
  /** `brochure`: which of the tour's brochures. */
  brochureId: z.string().max(200).optional(),
  /** `product`: ISO 4217, such as `EUR`. Without one no price is shown. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capitals, such as EUR')
    .optional(),
  /** `product`: in minor units of the currency (cents). */
  price: z.number().min(0).optional(),
  salePrice: z.number().min(0).optional(),
  /** `product`: how many there are; 0 is sold out, absent is not counted. */
  stock: z.number().min(0).optional(),
  sku: z.string().max(100).optional(),
  variants: list(productVariant, limits.productVariants).optional(),
};

/**
 * A marked direction in a scene. `kind` is open: kinds and fields that this version does not know are kept
 * through every round trip, and the viewer skips them. Words for a choice (`facing`, `animation`, ...) are open too;
 * one that the viewer does not know counts as the default.
 *
 * Kinds of this version: `link` (to a scene), `info`, `image` (the first of `pictures`), `gallery`, `video`, `audio`,
 * `web` (a page in a new tab), `brochure`, `product`, `embed` (a page in the panel), `polygon` (an area that says
 * what an `info` says).
 */
export const hotspot = z.looseObject({ ...look, ...content });
export type Hotspot = z.infer<typeof hotspot>;
