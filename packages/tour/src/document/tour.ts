import { z } from 'zod';
import { brandFields } from './brand.ts';
import { factFields } from './facts.ts';
import { guideStop } from './guide.ts';
import { ignoredProblem } from './ignored-problem.ts';
import { limits } from './limits.ts';
import { list } from './lists/list.ts';
import { floorPlan } from './media/floor-plan.ts';
import { media } from './media/media.ts';
import { tourSound } from './media/sound.ts';
import { product } from './products/product.ts';
import { type Scene, scene } from './scene.ts';
import { socialCard } from './social-card.ts';
import { styleDefault } from './style-default.ts';

/** The number of this document's shape; a change of shape comes with a migration of stored documents. */
export const tourSchema = 1;

/** A tour as every part of Tourwright knows it: database, HTTP, import and export, viewer. */
export const tour = z.looseObject({
  id: z.string().min(1).max(200),
  schema: z.literal(tourSchema),
  /** Grows by one with every accepted change. */
  version: z.number().int().min(1),
  user_id: z.string().min(1),
  name: z.string().max(300).optional(),
  description: z.string().max(20_000).optional(),
  created_at: z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)), { params: { code: 'not_a_date' } })
    .optional(),
  updated_at: z.string(),
  activity: z.enum(['published', 'unpublished']),
  published_version: z.number().int().nullable(),
  published_at: z.string().nullable(),
  tourtype: z.string().max(60).optional(),
  thumbnail: z.string().max(1024).optional(),
  /** What the welcome page shows in place of the thumbnail; empty: the start view; absent: the same picture. */
  welcomePicture: z.string().max(1024).optional(),
  scenes: list(scene, limits.scenes).superRefine(refuseTwins),
  initialSceneId: z.number().optional(),
  /** Drawn by the server for messengers; absent: the cover, without words. */
  socialCard: socialCard.optional(),
  /** The tour's own sounds: one after the other, in a loop. */
  audio: list(tourSound, limits.files),
  brochures: list(media, limits.files),
  /** One for each floor, the lowest first; the name is the floor's. */
  floorPlans: list(floorPlan, limits.floorPlans),
  /** What is on sale; hotspots of the kind `product` show it by `productId`. */
  products: list(product, limits.products).optional(),
  /** How new hotspots look, one for each kind that is to look otherwise than usual. */
  styleDefaults: list(styleDefault, limits.styleDefaults).optional(),
  centerLogo: z.string().max(1024).optional(),
  /** How wide the centre logo is at the visitor's feet, in degrees; 40 is the default. */
  centerLogoSize: z.number().min(5).max(120).optional(),
  ...brandFields,
  ...factFields,
  /** `planet`: the tour opens as a little planet that unfolds; absent: as its first scene does. */
  opening: z.string().max(60).optional(),
  /** Whether the view turns by itself until somebody moves it. */
  autorotate: z.boolean().optional(),
  /** The guided tour; absent: every scene that can be walked to, in the order of the list. */
  guide: list(guideStop, limits.stops, { hasIds: true }).optional(),
  /** What Tour Check finds and the owners leave as it is, by the findings' keys. */
  ignoredProblems: list(ignoredProblem, limits.ignoredProblems).optional(),
});

/** The stored document of a tour. */
export type Tour = z.infer<typeof tour>;

/** Edits and links name a scene by its id, so no two may share one. */
function refuseTwins(scenes: Scene[], context: z.RefinementCtx): void {
  const taken = new Set<number>();
  for (const [index, { id }] of scenes.entries()) {
    if (taken.has(id)) {
      context.addIssue({ code: 'custom', path: [index, 'id'], params: { code: 'scene_id_twice', id } });
    }
    taken.add(id);
  }
}
