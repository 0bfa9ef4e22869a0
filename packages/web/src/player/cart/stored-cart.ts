/** A visitor's cart, stored in the browser: it survives scene changes, reloads and closing the tab. */
import { newId } from '../../client/new-id.ts';

/** One thing in a cart. Its names are kept for when it is not sold any more. */
export interface StoredLine {
  productId: string;
  variantId: string | null;
  quantity: number;
  name: string;
  variant: string;
}

/** The cart as this browser keeps it. */
export interface StoredCart {
  /** Under which the shop holds what is in it. */
  cartId: string;
  /** The id of the next order of what is in it: the same id again is the same order. */
  requestId: string;
  lines: StoredLine[];
}

/** The server takes no more. */
export const mostLines = 50;

/** How many of one item a cart takes. */
export const mostOfOne = 99;

const keyOf = (tourId: string) => `tourwright-cart/${tourId}`;

/** Makes a cart with nothing in it, under ids of its own. */
export function emptyCart(): StoredCart {
  return { cartId: newId(), requestId: newId(), lines: [] };
}

/** An empty one where nothing is kept, or nothing can be: in a sandboxed frame the cart lives as long as the page. */
export function readCart(tourId: string): StoredCart {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(tourId)) ?? 'null');
    return isCart(kept) ? kept : emptyCart();
  } catch {
    return emptyCart();
  }
}

/** Keeps a tour's cart in this browser; one with nothing in it is forgotten. */
export function writeCart(tourId: string, cart: StoredCart): void {
  try {
    if (cart.lines.length === 0) localStorage.removeItem(keyOf(tourId));
    else localStorage.setItem(keyOf(tourId), JSON.stringify(cart));
  } catch {
    // Storage is full or not for this frame.
  }
}

/** Calls back on changes by another tab. The result ends it. */
export function watchCart(tourId: string, onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keyOf(tourId) || key === null) onChange();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** What somebody else, or an earlier release, may have written there. */
function isCart(value: unknown): value is StoredCart {
  const { cartId, requestId, lines } = (value ?? {}) as Partial<StoredCart>;
  return (
    isId(cartId) &&
    isId(requestId) &&
    Array.isArray(lines) &&
    lines.length <= mostLines &&
    lines.every(isLine)
  );
}

function isLine(value: unknown): value is StoredLine {
  const { productId, variantId, quantity, name, variant } = (value ?? {}) as Partial<StoredLine>;
  const isCount = Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= mostOfOne;
  const isKey = typeof productId === 'string' && (variantId === null || typeof variantId === 'string');
  return isKey && isCount && typeof name === 'string' && typeof variant === 'string';
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{16,64}$/.test(value);
}
