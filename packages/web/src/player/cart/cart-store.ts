import type { CartLine, ShownShop } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { logError } from '../../client/log.ts';
import { newId } from '../../client/new-id.ts';
import { getJson } from '../../client/requests/get-json.ts';
import { noteStamp } from '../../client/requests/stamp-age.ts';
import {
  emptyCart,
  mostLines,
  mostOfOne,
  readCart,
  type StoredCart,
  type StoredLine,
  watchCart,
  writeCart,
} from './stored-cart.ts';

/** Which thing of a shop: a product, or one of its variants. */
export type ItemKey = Pick<StoredLine, 'productId' | 'variantId'>;

/** The cart with what the server knows about it. */
export interface CartState extends StoredCart {
  /** Null: nothing is sold here, or nobody knows yet. */
  shop: ShownShop | null;
  /** What the server found at the last checkout, by line; it knows better than what the page came with. */
  found: readonly CartLine[];
}

/** Stock is requested again when it is looked at and older than this. */
const freshMs = 15_000;

/** Whether two lines are the same product in the same variant. */
export const isSameItem = (a: ItemKey, b: ItemKey): boolean =>
  a.productId === b.productId && a.variantId === b.variantId;

/** The cart of a visitor in one tour, and the shop that it is for. */
export class CartStore {
  readonly #tour: Tour;
  readonly #listeners = new Set<() => void>();
  readonly #stopWatching: () => void;
  #state: CartState;
  #askedAt = 0;
  #closing = new AbortController();

  constructor(tour: Tour) {
    this.#tour = tour;
    this.#state = { ...readCart(tour.id), shop: null, found: [] };
    this.#stopWatching = watchCart(tour.id, () => this.#become({ ...readCart(tour.id), found: [] }));
  }

  get tourId(): string {
    return this.#tour.id;
  }

  get state(): CartState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): CartState => this.#state;

  /** Asks what the shop has; not again so soon, unless `now`. */
  async refresh(now = false): Promise<void> {
    if (this.#tour.activity !== 'published') return;
    if (!now && Date.now() - this.#askedAt < freshMs) return;
    this.#askedAt = Date.now();
    const { signal } = this.#closing;
    try {
      const path = `/api/tours/${encodeURIComponent(this.#tour.id)}/shop`;
      const { shop } = await getJson<{ shop: ShownShop | null }>(path, signal);
      if (shop) noteStamp(shop.stamp);
      this.#become({ shop });
    } catch (cause) {
      if (!signal.aborted) logError('Error fetching data:', cause);
    }
  }

  /** How many of a thing the shop has; null: it does not count them. */
  stockOf(item: ItemKey): number | null {
    return this.#state.shop?.stock.find((row) => isSameItem(row, item))?.left ?? null;
  }

  countOf(item: ItemKey): number {
    return this.#state.lines.find((line) => isSameItem(line, item))?.quantity ?? 0;
  }

  /** How many more can be put in. */
  roomFor(item: ItemKey): number {
    const stock = this.stockOf(item) ?? mostOfOne;
    return Math.max(0, Math.min(mostOfOne, stock) - this.countOf(item));
  }

  /** Puts something in beside what is there; false where the cart is full. */
  add(line: StoredLine): boolean {
    const { lines } = this.#state;
    const known = lines.find((each) => isSameItem(each, line));
    if (!known && lines.length >= mostLines) return false;
    const quantity = Math.min(mostOfOne, (known?.quantity ?? 0) + line.quantity);
    const changed = { ...line, quantity };
    this.#keep(known ? lines.map((each) => (each === known ? changed : each)) : [...lines, changed]);
    return true;
  }

  setQuantity(item: ItemKey, quantity: number): void {
    const count = Math.min(mostOfOne, Math.max(1, Math.floor(quantity) || 1));
    this.#keep(
      this.#state.lines.map((line) => (isSameItem(line, item) ? { ...line, quantity: count } : line)),
    );
  }

  /** Takes something out; the result puts it back where it was. */
  remove(item: ItemKey): () => void {
    const { lines } = this.#state;
    const index = lines.findIndex((line) => isSameItem(line, item));
    const [line] = lines.slice(index, index + 1);
    if (index < 0 || line === undefined) return () => {};
    this.#keep(lines.filter((each) => each !== line));
    return () => {
      if (this.countOf(line) > 0) return;
      this.#keep([...this.#state.lines.slice(0, index), line, ...this.#state.lines.slice(index)]);
    };
  }

  /** What the server says of the lines as they are. */
  setFound(found: readonly CartLine[]): void {
    this.#become({ found });
  }

  /** After an order that was confirmed. */
  empty(): void {
    const cart = emptyCart();
    writeCart(this.#tour.id, cart);
    this.#become({ ...cart, found: [] });
  }

  close(): void {
    this.#stopWatching();
    this.#closing.abort();
  }

  /** Other lines are another order. */
  #keep(lines: StoredLine[]): void {
    const { cartId } = this.#state;
    const cart = { cartId, requestId: newId(), lines };
    writeCart(this.#tour.id, cart);
    this.#become({ ...cart, found: [] });
  }

  #become(change: Partial<CartState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
