import type { CartItem, Checkout } from '@tourwright/api';
import type { Database } from '../../drivers/database/database.ts';
import { Problem } from '../../http/answers/problem.ts';
import { reserveRequest } from '../../quotas/reserve-message.ts';
import type { createCatalogues } from '../shop/catalogue.ts';
import { findOpenShop, holdShop } from '../shop/shop-table.ts';
import { readStock, release, reserve } from '../shop/stock.ts';
import { priceCart, toCheckout } from './price-cart.ts';

/** How long a cart at the checkout holds its items. */
const heldMs = 15 * 60_000;

/** What checkouts are built from. */
export interface CheckoutParts {
  database: Database;
  clock: () => Date;
  catalogueOf: ReturnType<typeof createCatalogues>;
}

/** Carts at the checkout: what they cost, and that nobody else gets their items for a while. */
export function createCheckouts({ database, clock, catalogueOf }: CheckoutParts) {
  const { orm } = database;
  return {
    /** Holds all items of a cart, or none where a line has a problem. */
    async open(
      tourId: string,
      { cartId, items }: { cartId: string; items: CartItem[] },
      address: string,
    ): Promise<Checkout> {
      await reserveRequest(orm, { kind: 'checkout', thing: tourId, address, now: clock() });
      const shop = await findOpenShop(orm, tourId);
      if (shop === null || shop.settings.sells !== 'orders') throw new Problem('takes_no_orders');
      const catalogue = await catalogueOf(shop);
      return database.transaction(async (transaction) => {
        await holdShop(transaction, shop.ownerId);
        const now = clock();
        const stock = await readStock(transaction.orm, tourId, { cartId, now });
        const cart = priceCart(shop, catalogue, stock, items);
        if (cart.lines.some(({ problem }) => problem !== null)) {
          await release(transaction.orm, tourId, cartId);
          return toCheckout(shop, cart, null);
        }
        const expiresAt = new Date(now.getTime() + heldMs);
        await reserve(transaction.orm, { tourId, cartId, expiresAt }, cart.wanted);
        return toCheckout(shop, cart, expiresAt);
      });
    },

    async close(tourId: string, cartId: string): Promise<void> {
      if (!tourId.includes('\0')) await release(orm, tourId, cartId);
    },
  };
}

/** Prices carts and holds their items for a while. */
export type Checkouts = ReturnType<typeof createCheckouts>;
