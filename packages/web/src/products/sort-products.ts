import { activeLocale } from '../i18n/locale.ts';
import { type ProductLine, totalOf } from './product-lines.ts';

/** The orders that a list of products can be in. */
export const sorts = ['tour', 'name', 'price', 'stock'] as const;

/** `tour`: as the tour has them. */
export type ProductSort = (typeof sorts)[number];

/** The products in this order: by name, the dearest first, or the scarcest first. What has no price or count comes last. */
export function sorted(products: readonly ProductLine[], sort: ProductSort): ProductLine[] {
  const { compare } = new Intl.Collator(activeLocale(), { numeric: true });
  const orders: Record<ProductSort, (a: ProductLine, b: ProductLine) => number> = {
    tour: () => 0,
    name: (a, b) => compare(a.name, b.name),
    price: (a, b) => (b.price ?? -1) - (a.price ?? -1),
    stock: (a, b) => countOf(a) - countOf(b),
  };
  return products.toSorted(orders[sort]);
}

/** As many as can be, where it is not counted. */
function countOf(product: ProductLine): number {
  return totalOf(product) ?? Number.MAX_SAFE_INTEGER;
}
