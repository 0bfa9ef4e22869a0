import { z } from 'zod';
import { captionFields } from './caption-fields.ts';
import { hotspotKind } from './hotspot-kind.ts';
import { mediaFields } from './media-fields.ts';
import { panelFields } from './panel-fields.ts';

/** Plays a stored sound. */
export const audio = hotspotKind({
  fields: {
    ...panelFields,
    ...mediaFields,
    ...captionFields,
    /** Plays in place, without a panel, and comes from the hotspot's direction. */
    isDirectional: z.boolean().optional(),
  },
});
