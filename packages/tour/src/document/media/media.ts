import { z } from 'zod';

/** A stored file that a tour names: audio or a brochure. */
export const media = z.looseObject({
  id: z.string().min(1).max(200),
  name: z.string().max(300),
  slug: z.string().max(1024),
});

/** A stored file that a tour names: a sound or a brochure. */
export type Media = z.infer<typeof media>;
