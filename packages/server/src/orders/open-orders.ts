import type { Thing } from '../access/action.ts';
import type { Feature } from '../feature.ts';
import { createFormStamps } from '../http/safety/form-stamps.ts';
import { createOrderChanges } from './change-order.ts';
import { createCheckouts } from './checkout/checkouts.ts';
import { createPlacing, type PlacingParts } from './checkout/place-order.ts';
import { createOrderBook } from './order-book.ts';
import { toDetails } from './order-details.ts';
import { orderRoutes } from './order-routes.ts';
import { findOrder } from './order-table.ts';
import { createCatalogues } from './shop/catalogue.ts';
import { createShops } from './shop/shops.ts';
import { releaseExpired } from './shop/stock.ts';

const sweptEveryMs = 60 * 60_000;

type Parts = Omit<PlacingParts, 'stamps' | 'catalogueOf'> & {
  secret: string;
  /** What visitors see of a tour in a version, as JSON; null where that has gone. */
  readSnapshot(tourId: string, version: number): Promise<string | null>;
  /** The address of a small picture; null where it is gone. */
  pictureOf(tourId: string, slug: string): Promise<string | null>;
};

/** What visitors buy in tours: the shop, the cart at the checkout, the orders. */
export function openOrders(parts: Parts): Feature & {
  /** An order as the shop's webhooks send it. */
  tellOrder(id: string): Promise<object | null>;
} {
  const { database, clock, readSnapshot } = parts;
  const stamps = createFormStamps(parts);
  const catalogueOf = createCatalogues(readSnapshot);
  const placeOf = async (id: string): Promise<Thing | null> => {
    const order = await findOrder(database.orm, id);
    if (order === null) return null;
    return order.tourId === null ? { user: order.ownerId } : { tour: order.tourId };
  };
  return {
    tellOrder: async (id) => {
      const order = await findOrder(database.orm, id);
      if (order === null) return null;
      const { tourId, tourTitle, name, phone, note, createdAt } = order;
      return {
        ...toDetails(order),
        tourId,
        tourTitle,
        name,
        phone,
        note,
        createdAt: createdAt.toISOString(),
      };
    },
    routes: (http) =>
      orderRoutes(http, {
        shops: createShops({ ...parts, stamps, catalogueOf }),
        checkouts: createCheckouts({ ...parts, catalogueOf }),
        placing: createPlacing({ ...parts, stamps, catalogueOf }),
        book: createOrderBook(parts),
        changes: createOrderChanges(parts),
        placeOf,
      }),
    sweeps: [
      {
        name: 'reservations that ended',
        everyMs: sweptEveryMs,
        run: () => releaseExpired(database.orm, clock()),
      },
    ],
  };
}
