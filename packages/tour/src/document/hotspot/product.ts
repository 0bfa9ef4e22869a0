import { z } from 'zod';
import { limits } from '../limits.ts';
import { list } from '../list.ts';
import { productVariant } from '../product-variant.ts';
import { hotspotKind } from './hotspot-kind.ts';
import { panelFields } from './panel-fields.ts';

/** Shows a product, its price and where it can be bought. */
export const product = hotspotKind({
  fields: {
    ...panelFields,
    /** ISO 4217, such as `EUR`. Without one no price is shown. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be three capitals, such as EUR')
      .optional(),
    /** In minor units of the currency (cents). */
    price: z.number().min(0).optional(),
    salePrice: z.number().min(0).optional(),
    /** How many there are; 0 is sold out, absent is not counted. */
    stock: z.number().min(0).optional(),
    sku: z.string().max(100).optional(),
    variants: list(productVariant, limits.productVariants).optional(),
  },
});
