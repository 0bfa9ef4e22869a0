import type { Tour } from '@tourwright/tour/document';
import { productsOf } from '@tourwright/tour/rules';
import type { StoredLine } from '../stored-cart.ts';

/** The address of a shop elsewhere with a cart put in: `sku:quantity`, parted by commas; an id where there is no SKU. */
export function checkoutAddress(url: string, tour: Tour, lines: readonly StoredLine[]): string {
  const products = new Map(productsOf(tour).map(({ product }) => [product.id, product]));
  const items = lines.map(({ productId, variantId, quantity }) => {
    const product = products.get(productId);
    const variant = product?.variants?.find(({ id }) => id === variantId);
    const name = variant?.sku ?? (variantId === null ? product?.sku : undefined) ?? variantId ?? productId;
    return `${encodeURIComponent(name)}:${quantity}`;
  });
  return url.replaceAll('{items}', items.join(','));
}
