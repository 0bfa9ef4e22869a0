/** Whether a page of another site can be shown in a hotspot. */
import { z } from 'zod';

/**
 * What is known of it: `missing` is not there, `private` may be seen elsewhere only, `refuses` lets no other site frame it,
 * `unknown` could not be found out.
 */
const frameState = z.enum(['usable', 'missing', 'private', 'refuses', 'unknown']);

/** Whether a page or video of another site can be shown in a frame, and if not, why. */
export type FrameState = z.infer<typeof frameState>;

/** The endpoint that looks whether an address can be framed. */
export const frameEndpoints = {
  checkFrame: {
    method: 'POST',
    path: '/api/frames/check',
    summary: 'Whether a page, or a video of YouTube or Vimeo, is there and may be shown in a frame',
    body: z.strictObject({ kind: z.enum(['video', 'embed']), url: z.string().min(1).max(2048) }),
    response: z.object({ state: frameState }),
  },
} as const;
