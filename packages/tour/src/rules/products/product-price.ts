import type { Product } from '../../document/index.ts';

/** What is paid for one form of a product, and on sale what it cost before; in minor units. Absent: no price is set. */
export interface ProductPrice {
  price: number | undefined;
  before: number | undefined;
}

/** The price of a variant, or of the product itself where there is none of that id. */
export function productPrice(
  product: Pick<Product, 'price' | 'salePrice' | 'variants'>,
  variantId: string | null,
): ProductPrice {
  const variant = product.variants?.find(({ id }) => id === variantId);
  const price = variant?.price ?? product.price;
  // A variant with a price of its own is not on sale because another one is.
  const sale = variant?.salePrice ?? (variant?.price === undefined ? product.salePrice : undefined);
  const isOnSale = sale !== undefined && price !== undefined && sale < price;
  return { price: isOnSale ? sale : price, before: isOnSale ? price : undefined };
}
