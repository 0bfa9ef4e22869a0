import { z } from 'zod';
import { panelFields } from '../fields/panel-fields.ts';
import { hotspotKind } from '../hotspot-kind.ts';

/** Hands out one of the tour's brochures. */
export const brochure = hotspotKind({
  fields: {
    ...panelFields,
    /** Which of the tour's brochures. */
    brochureId: z.string().max(200).optional(),
  },
});
