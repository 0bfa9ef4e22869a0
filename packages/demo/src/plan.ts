import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/**
 * What the scripts that render a tour say of its rooms, as `src/plans/<slug>.json`: written by
 * `python3 packages/demo/render/plans.py` from the very numbers that the pictures are rendered from. Metres: x east,
 * y north, z above the lowest floor. Headings are degrees counter-clockwise from east.
 */
const point = z.tuple([z.number(), z.number(), z.number()]);

/** A place in a plan, metres: x east, y north, z up. */
export type Point = z.infer<typeof point>;

const floor = z.object({
  id: z.string(),
  name: z.string(),
  /** A file in the tour's folder of assets. */
  image: z.string(),
  widthPixels: z.number().positive(),
  heightPixels: z.number().positive(),
  metresPerPixel: z.number().positive(),
  /** Where the image's lower left corner is. */
  origin: z.tuple([z.number(), z.number()]),
});

const room = z.object({
  id: z.string(),
  name: z.string(),
  floor: z.string(),
  /** West, south, east, north. */
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  areaSquareMetres: z.number().positive(),
});

const doorway = z.object({
  rooms: z.tuple([z.string(), z.string()]),
  /** The middle of the opening, on the floor; of stairs the spot that a mark shows, seen from both floors. */
  at: point,
  width: z.number().positive(),
  kind: z.enum(['door', 'arch', 'french', 'open', 'stairs']),
});

/** An opening between two rooms, through which visitors go. */
export type Doorway = z.infer<typeof doorway>;

const camera = z.object({
  scene: z.string(),
  room: z.string(),
  name: z.string(),
  at: point,
  /** Heading of the middle of the picture. */
  yaw: z.number(),
  floor: z.string(),
  /** Place on the floor's image, 0..1. */
  pin: z.tuple([z.number(), z.number()]),
  picture: z.string(),
  /** Other pictures of the same standpoint, by what they are called. */
  variants: z.record(z.string(), z.string()).default({}),
});

/** A standpoint from which a panorama is rendered. */
export type Camera = z.infer<typeof camera>;

const plan = z.object({
  slug: z.string(),
  category: z.enum(['real-estate', 'retail']),
  height: z.number().positive(),
  floors: z.array(floor).min(1),
  rooms: z.array(room).min(1),
  doorways: z.array(doorway),
  cameras: z.array(camera).min(2),
  /** Points that words and products are pinned to. */
  anchors: z.record(z.string(), point).default({}),
  /** Corners of surfaces that a video can be pinned to, from top left, clockwise as seen. */
  screens: z.record(z.string(), z.tuple([point, point, point, point])).default({}),
});

/** What the scripts that render a tour say of its floors, rooms, doorways and cameras. */
export type Plan = z.infer<typeof plan>;

/** The plan of a tour. Throws when the file is not what the scripts write. */
export async function readPlan(slug: string): Promise<Plan> {
  return plan.parse(JSON.parse(await readFile(new URL(`./plans/${slug}.json`, import.meta.url), 'utf8')));
}
