import type { Order } from '@tourwright/api';
import type { Database } from '../drivers/database/database.ts';
import { readCursor, writeCursor } from '../http/answers/list-cursor.ts';
import { orderNotFound } from '../http/answers/not-there.ts';
import { toOrder } from './order-details.ts';
import {
  countOpen,
  type FullOrder,
  findOrder,
  listEvents,
  listOrders,
  type OrderFilter,
} from './order-table.ts';

/** A page of a list. */
interface Page {
  limit?: number | undefined;
  cursor?: string | undefined;
}

interface BookParts {
  database: Pick<Database, 'orm'>;
  clock: () => Date;
  /** The address of a small picture; null where it is gone. */
  pictureOf(tourId: string, slug: string): Promise<string | null>;
}

const ordersAPage = 50;

/** The orders of a shop, for those who work on them. */
export function createOrderBook({ database: { orm }, clock, pictureOf }: BookParts) {
  const forShop = (order: FullOrder): Promise<Order> =>
    toOrder(order, {
      now: clock(),
      pictureOf: async (tourId, slug) => (tourId === null || slug === '' ? null : pictureOf(tourId, slug)),
    });
  return {
    forShop,

    async list(userId: string, filter: OrderFilter, { limit = ordersAPage, cursor }: Page) {
      const after = cursor === undefined ? null : readCursor(cursor);
      const rows = await listOrders(orm, userId, filter, { limit: limit + 1, after });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const items: Order[] = [];
      for (const row of shown) items.push(await forShop(row));
      return {
        items,
        next: rows.length > limit && last !== undefined ? writeCursor(last) : null,
        openCount: await countOpen(orm, userId),
      };
    },

    async read(id: string) {
      const order = await findOrder(orm, id);
      if (order === null) throw orderNotFound();
      return { order: await forShop(order), events: await listEvents(orm, id) };
    },
  };
}

/** The orders of a shop: listed, searched and read. */
export type OrderBook = ReturnType<typeof createOrderBook>;
