import type { StockRow } from '@tourwright/api';
import type { Product, Tour } from '@tourwright/tour/document';
import { productPrice, productsOf } from '@tourwright/tour/rules';

/** What the server counts of a tour. */
export interface CountedStock {
  items: readonly StockRow[];
  held: readonly { productId: string; variantId: string | null; quantity: number }[];
}

/** One number of stock: of a variant, of a product without variants, or of one whose variants share it. */
export interface StockLine {
  productId: string;
  variantId: string | null;
  /** The name of the variant; empty for a product. */
  name: string;
  sku: string;
  /** null: not counted. */
  count: number | null;
  /** In carts at the checkout. */
  held: number;
}

/** A product as the shop's owner looks after it. */
export interface ProductLine {
  id: string;
  name: string;
  sku: string;
  /** The slug of its first picture. */
  picture: string | null;
  currency: string;
  /** In minor units; null: none. */
  price: number | null;
  /** What it cost before, where it is reduced. */
  before: number | null;
  variantCount: number;
  stock: StockLine[];
  /** Names of the scenes where it is shown. */
  places: string[];
}

/** Everything that a tour sells, with its stock: what the server counts rules, else the document says it. */
export function productLines(tour: Pick<Tour, 'products' | 'scenes'>, stock: CountedStock): ProductLine[] {
  return productsOf(tour).map(({ product, places }) => {
    const { price, before } = productPrice(product, null);
    const { id, name, sku = '', currency = '', pictures = [], variants = [] } = product;
    return {
      ...{ id, sku, currency, price: price ?? null, before: before ?? null },
      name: name || places[0]?.hotspot.text || '',
      picture: pictures[0]?.slug ?? null,
      variantCount: variants.length,
      stock: stockLines(product, stock),
      places: [...new Set(places.map(({ scene }) => scene.name))],
    };
  });
}

function stockLines(product: Product, { items, held }: CountedStock): StockLine[] {
  const { id: productId, sku = '', variants = [] } = product;
  const lineOf = (variantId: string | null, name: string, said: number | undefined, ownSku: string) => {
    const isIt = (each: { productId: string; variantId: string | null }) =>
      each.productId === productId && each.variantId === variantId;
    const known = items.find(isIt);
    return {
      ...{ productId, variantId, name, sku: ownSku },
      count: known === undefined ? (said ?? null) : known.count,
      held: held.find(isIt)?.quantity ?? 0,
      isSaid: known !== undefined || said !== undefined,
    };
  };
  const own = variants.map((variant) => lineOf(variant.id, variant.name, variant.stock, variant.sku ?? sku));
  const shared = lineOf(null, '', product.stock, sku);
  // Variants without a number of their own take from the product's.
  const needsShared = variants.length === 0 || (shared.isSaid && own.some(({ isSaid }) => !isSaid));
  return [...own, ...(needsShared ? [shared] : [])].map(({ isSaid: _, ...line }) => line);
}

/** What is to be noted about a product: on sale, low, out of stock, or without a price. */
export type ProductStatus =
  | { kind: 'sale' | 'low' | 'out' | 'priceless' }
  | { kind: 'some-out'; count: number };

/** What there is to say of a product, the worst first. */
export function statusOf({ price, stock }: ProductLine, lowStock: number): ProductStatus {
  if (price === null) return { kind: 'priceless' };
  const counts = stock.map(({ count }) => count).filter((count) => count !== null);
  const out = counts.filter((count) => count <= 0).length;
  if (out > 0) return out === stock.length ? { kind: 'out' } : { kind: 'some-out', count: out };
  return { kind: counts.some((count) => count <= lowStock) ? 'low' : 'sale' };
}

/** All that is there; null where some of it is not counted. */
export function totalOf({ stock }: ProductLine): number | null {
  return stock.reduce<number | null>(
    (sum, { count }) => (sum === null || count === null ? null : sum + count),
    0,
  );
}
