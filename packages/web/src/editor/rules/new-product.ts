import type { Product, Tour } from '@tourwright/tour/document';
import { newId } from '../../client/new-id.ts';

/** A product that nothing is known of yet but the currency, which is that of the last one of the tour. */
export function newProduct({ products = [] }: Pick<Tour, 'products'>, name: string): Product {
  const currency = products.at(-1)?.currency;
  return { id: newId(), name, ...(currency && { currency }) };
}
