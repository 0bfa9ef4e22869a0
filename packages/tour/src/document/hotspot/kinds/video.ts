import { z } from 'zod';
import { captionFields } from '../fields/caption-fields.ts';
import { mediaFields } from '../fields/media-fields.ts';
import { panelFields } from '../fields/panel-fields.ts';
import { videoFrame } from '../frame-address.ts';
import { hotspotKind } from '../hotspot-kind.ts';

/** Plays a stored video, or the one of a page of YouTube or Vimeo (`url`). */
export const video = hotspotKind({
  fields: {
    ...panelFields,
    ...mediaFields,
    ...captionFields,
    /** The slug of the picture before it plays. */
    poster: z.string().max(1024).optional(),
  },
  frameOf: ({ url }) => videoFrame(url),
});
