import { z } from 'zod';

/** What a hotspot with a video or a sound has. */
export const mediaFields = {
  /** The stored file. */
  slug: z.string().max(1024).optional(),
  loop: z.boolean().optional(),
};
