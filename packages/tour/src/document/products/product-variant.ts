import { z } from 'zod';
import { limits } from '../limits.ts';
import { list } from '../lists/list.ts';
import { picture } from '../media/picture.ts';

/** One form in which a product is sold. What it leaves out is as the product says. Amounts are in minor units. */
export const productVariant = z.looseObject({
  id: z.string().min(1).max(200),
  name: z.string().max(300),
  pictures: list(picture, limits.variantPictures, { hasIds: true }).optional(),
  price: z.int().min(0).optional(),
  salePrice: z.int().min(0).optional(),
  /** How many there are; 0 is sold out, absent is not counted. */
  stock: z.int().min(0).optional(),
  sku: z.string().max(100).optional(),
});

/** One form of a product, such as a colour or size, with its own price and pictures. */
export type ProductVariant = z.infer<typeof productVariant>;
