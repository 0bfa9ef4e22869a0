/** The lines of a cart, as the visitor sees them. */
import type { CartLine } from '@tourwright/api';
import type { Product, Tour } from '@tourwright/tour/document';
import { productPrice, productsOf } from '@tourwright/tour/rules';
import { type CartState, isSameItem } from './cart-store.ts';
import { mostOfOne, type StoredLine } from './stored-cart.ts';

/** A line of the cart with its price and what is left. */
export interface PricedLine extends StoredLine {
  /** Of one, in minor units of the shop's currency; null: it is not sold any more. */
  price: number | null;
  /** How many can be had; null: nobody counts. */
  left: number | null;
  problem: CartLine['problem'];
  /** The slug of its picture. */
  picture: string | undefined;
}

/** The lines of a cart with their prices: what the server said last, else what the tour says. */
export function pricedLines(tour: Tour, { shop, lines, found }: CartState): PricedLine[] {
  const products = new Map(productsOf(tour).map(({ product }) => [product.id, product]));
  return lines.map((line): PricedLine => {
    const product = products.get(line.productId);
    const known = found.find((each) => isSameItem(each, line));
    const counted = shop?.stock.find((row) => isSameItem(row, line))?.left ?? null;
    const price = known ? known.price : priceOf(product, line.variantId, shop?.currency);
    const left = known ? known.left : counted;
    return {
      ...line,
      name: product?.name || line.name,
      price,
      left,
      problem: known ? known.problem : problemOf(price, left, line.quantity),
      picture: pictureOf(product, line.variantId),
    };
  });
}

/** The sum of the lines, in minor units; lines that are not sold any more count nothing. */
export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
}

/** How many of a line one may ask for. */
export function mostOf({ left }: Pick<PricedLine, 'left'>): number {
  return Math.min(mostOfOne, left ?? mostOfOne);
}

function priceOf(product: Product | undefined, variantId: string | null, currency = ''): number | null {
  if (!product || product.currency !== currency || !hasVariant(product, variantId)) return null;
  return productPrice(product, variantId).price ?? null;
}

/** Where there are variants one of them is bought. */
function hasVariant({ variants = [] }: Product, variantId: string | null): boolean {
  return variantId === null ? variants.length === 0 : variants.some(({ id }) => id === variantId);
}

function problemOf(price: number | null, left: number | null, quantity: number): PricedLine['problem'] {
  if (price === null) return 'gone';
  if (left === null || quantity <= left) return null;
  return left === 0 ? 'sold_out' : 'too_many';
}

function pictureOf(product: Product | undefined, variantId: string | null): string | undefined {
  const variant = product?.variants?.find(({ id }) => id === variantId);
  return (variant?.pictures?.[0] ?? product?.pictures?.[0])?.slug;
}
