import { z } from 'zod';
import { list } from './lists/list.ts';

const degrees = (from: number, to: number) => z.number().min(from).max(to);

/**
 * How a camera that stood askew is set right: what the photo shows at `yaw`, `pitch` comes to the middle, and the
 * photo is then turned clockwise by `roll`. Degrees.
 */
const level = z.object({
  yaw: degrees(-180, 180).default(0),
  pitch: degrees(-45, 45).default(0),
  roll: degrees(-45, 45).default(0),
});

/** What covers the tripod: a disc straight down, `size` degrees across. A logo is on a blurred disc. */
const nadirPatch = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blur'), size: degrees(5, 150) }),
  z.object({ kind: z.literal('mirror'), size: degrees(5, 150) }),
  z.object({ kind: z.literal('logo'), size: degrees(5, 150), slug: z.string().min(1).max(1024) }),
]);

/** A round part that nobody is to recognise. Where it is in the photo as it came, so that levelling cannot uncover it. */
const privacyRegion = z.object({ yaw: z.number(), pitch: degrees(-90, 90), radius: degrees(0.25, 60) });

/** Stops of exposure; the others from -1 to 1, where 0 leaves all as it is. */
const light = z.object({
  exposure: z.number().min(-3).max(3).default(0),
  contrast: z.number().min(-1).max(1).default(0),
  saturation: z.number().min(-1).max(1).default(0),
  warmth: z.number().min(-1).max(1).default(0),
});

/**
 * What is changed in a scene's photo before it is cut. The photo itself is kept as it came, so that each can be taken
 * back.
 */
export const adjustment = z.object({
  level: level.optional(),
  nadir: nadirPatch.optional(),
  privacy: list(privacyRegion, 100).optional(),
  light: light.optional(),
  /**
   * How much of the horizon a photo shows that does not say so itself; absent: by its aspect ratio, where a wide one
   * shows all of it.
   */
  across: degrees(20, 360).optional(),
});

/** How a panorama is levelled, lit, blurred and patched before it is cut, as stored. */
export type Adjustment = z.infer<typeof adjustment>;
