/** The offer for a chosen variant of a product. */
import type { KnownHotspot, Picture } from '@tourwright/tour/document';
import { type ProductPrice, productPrice } from '@tourwright/tour/rules';

/** What is shown of a product in the chosen variant. */
export interface Choice extends ProductPrice {
  pictures: Picture[];
  /** 'gone' is sold out, a number is how few are left; null when there are enough, or nobody counts. */
  stock: 'gone' | 'plenty' | number | null;
  sku: string | undefined;
}

/** Stock at or below this is shown. */
const few = 5;

/** `left` is how many the shop has, null where it does not count them; absent: the product says it. */
export function choiceOf(
  product: KnownHotspot<'product'>,
  variantId: string | null,
  left?: number | null,
): Choice {
  const variant = product.variants?.find(({ id }) => id === variantId);
  const said = variant?.stock ?? product.stock;
  return {
    pictures: variant?.pictures?.length ? variant.pictures : (product.pictures ?? []),
    ...productPrice(product, variantId),
    stock: stockOf(left === undefined ? said : (left ?? undefined)),
    sku: variant?.sku ?? product.sku,
  };
}

/** The address of the shop with what was chosen put in; other braces are left alone. */
export function buyAddress(
  url: string,
  variant: { id: string; sku?: string | undefined } | null,
  count: number,
): string {
  return url
    .replaceAll('{variant}', encodeURIComponent(variant?.sku ?? variant?.id ?? ''))
    .replaceAll('{quantity}', String(count));
}

/** How many one may ask for; 1 where the shop cannot take a number. */
export function mostOf(url: string | undefined, stock: Choice['stock']): number {
  if (!url?.includes('{quantity}')) return 1;
  return typeof stock === 'number' ? stock : 99;
}

function stockOf(count: number | undefined): Choice['stock'] {
  if (count === undefined) return null;
  if (count < 1) return 'gone';
  return count <= few ? Math.floor(count) : 'plenty';
}
