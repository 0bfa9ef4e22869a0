import { z } from 'zod';
import { panelFields } from '../hotspot/fields/panel-fields.ts';
import { limits } from '../limits.ts';
import { list } from '../lists/list.ts';
import { productVariant } from './product-variant.ts';

/** What is on sale: the same in a product of the tour's list, and in a hotspot that holds its product itself. */
export const productFields = {
  ...panelFields,
  /** ISO 4217, such as `EUR`. Without one no price is shown. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capitals, such as EUR')
    .optional(),
  /** In minor units of the currency (cents). */
  price: z.int().min(0).optional(),
  salePrice: z.int().min(0).optional(),
  /** How many there are; 0 is sold out, absent is not counted. */
  stock: z.int().min(0).optional(),
  sku: z.string().max(100).optional(),
  variants: list(productVariant, limits.productVariants).optional(),
};
