import { z } from 'zod';
import { captionFields } from '../fields/caption-fields.ts';
import { mediaFields } from '../fields/media-fields.ts';
import { panelFields } from '../fields/panel-fields.ts';
import { hotspotKind } from '../hotspot-kind.ts';

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
