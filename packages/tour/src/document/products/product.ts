import { z } from 'zod';
import { productFields } from './product-fields.ts';

/** Something to buy, of the tour's list; any number of hotspots show it, each by `productId`. */
export const product = z.looseObject({
  id: z.string().min(1).max(200),
  name: z.string().max(300),
  ...productFields,
});

/** A product that a tour shows and may sell. */
export type Product = z.infer<typeof product>;
