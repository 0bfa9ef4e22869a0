import { z } from 'zod';
import { hotspotKind } from './hotspot-kind.ts';
import { panelFields } from './panel-fields.ts';

/** Hands out one of the tour's brochures. */
export const brochure = hotspotKind({
  fields: {
    ...panelFields,
    /** Which of the tour's brochures. */
    brochureId: z.string().max(200).optional(),
  },
});
