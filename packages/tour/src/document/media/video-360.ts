import { z } from 'zod';
import { spokenFields } from './spoken-fields.ts';

/**
 * A 360° video: equirectangular like the scene's picture, which is shown until the video plays and where it cannot.
 * One that is as high as wide holds both eyes, the left one above; one four times as wide has it at the left.
 */
export const video360 = z.looseObject({
  slug: z.string().max(1024),
  /** What it is called, for labels and screen readers. */
  name: z.string().max(300).optional(),
  ...spokenFields,
  /** True is the default. */
  loop: z.boolean().optional(),
  /** True is the default; with sound it never starts by itself. */
  muted: z.boolean().optional(),
  /** Whether it plays by itself; true is the default. */
  autoplay: z.boolean().optional(),
});

/** The 360° video of a scene, in place of a panorama. */
export type Video360 = z.infer<typeof video360>;
