import { z } from 'zod';
import { productFields } from '../../products/product-fields.ts';
import { hotspotKind } from '../hotspot-kind.ts';

/** Shows a product, its price and where it can be bought. */
export const product = hotspotKind({
  fields: {
    /** A product of the tour's list, which then says all of the other fields; absent or gone: they count as they are. */
    productId: z.string().min(1).max(200).optional(),
    ...productFields,
  },
});
