import type { CartItem, CartLine, Checkout } from '@tourwright/api';
import { type Catalogue, type Offer, offerKey } from '../shop/catalogue.ts';
import type { OpenShop } from '../shop/shop-table.ts';
import { type Pool, poolKey, type Stock } from '../shop/stock.ts';

/** A cart with prices as the published tour has them, and what of each pool it takes. */
export interface PricedCart {
  lines: CartLine[];
  offers: (Offer | null)[];
  subtotal: number;
  /** With all that a pool has. */
  wanted: Wanted[];
  /** The variant whose pool each line is taken from; null: it is not counted. */
  takenFrom: (string | null)[];
}

type Wanted = Pool & { quantity: number; count: number };

/** Prices a cart; each line says what is wrong with it. The same thing twice is one line. */
export function priceCart(
  { settings }: Pick<OpenShop, 'settings'>,
  { offers: sold }: Catalogue,
  stock: Stock,
  items: readonly CartItem[],
): PricedCart {
  const merged = mergeItems(items);
  const offers = merged.map((item) => {
    const offer = sold.get(offerKey(item));
    return offer && offer.price !== null && offer.currency === settings.currency ? offer : null;
  });
  const pools = offers.map((offer) => offer && stock.poolOf(offer));
  const wanted = new Map<string, Wanted>();
  const lines = merged.map((item, index): CartLine => {
    const offer = offers[index] ?? null;
    if (offer === null) return { ...item, name: '', variant: '', price: null, left: null, problem: 'gone' };
    const pool = pools[index] ?? null;
    const taken = pool === null ? 0 : (wanted.get(poolKey(pool))?.quantity ?? 0);
    const left = pool === null ? null : Math.max(0, pool.left - taken);
    if (pool !== null) {
      const { productId, variantId, count } = pool;
      wanted.set(poolKey(pool), { productId, variantId, count, quantity: taken + item.quantity });
    }
    const { name, variant, price } = offer;
    return { ...item, name, variant, price, left, problem: problemOf(left, item.quantity) };
  });
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
  const takenFrom = pools.map((pool) => pool?.variantId ?? null);
  return { lines, offers, subtotal, wanted: [...wanted.values()], takenFrom };
}

/** A priced cart as a visitor sees it. */
export function toCheckout(
  { settings: { currency, delivery } }: Pick<OpenShop, 'settings'>,
  { lines, subtotal }: PricedCart,
  heldUntil: Date | null,
): Checkout {
  return {
    heldUntil: heldUntil?.toISOString() ?? null,
    currency,
    lines,
    subtotal,
    deliveryPrice: delivery.isOn ? delivery.price : null,
  };
}

function problemOf(left: number | null, quantity: number): CartLine['problem'] {
  if (left === null || quantity <= left) return null;
  return left === 0 ? 'sold_out' : 'too_many';
}

function mergeItems(items: readonly CartItem[]): CartItem[] {
  const merged = new Map<string, CartItem>();
  for (const item of items) {
    const key = offerKey(item);
    const quantity = Math.min(99, (merged.get(key)?.quantity ?? 0) + item.quantity);
    merged.set(key, { ...item, quantity });
  }
  return [...merged.values()];
}
