import { Readable } from 'node:stream';
import { endpoints, orderGroups } from '@tourwright/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Thing } from '../access/action.ts';
import { byId, requireUser, route } from '../http/route.ts';
import type { OrderChanges } from './change-order.ts';
import type { Checkouts } from './checkout/checkouts.ts';
import type { Placing } from './checkout/place-order.ts';
import type { OrderBook } from './order-book.ts';
import { toCsv } from './order-csv.ts';
import type { OrderFilter } from './order-table.ts';
import type { Shops } from './shop/shops.ts';

interface Parts {
  shops: Shops;
  checkouts: Checkouts;
  placing: Placing;
  book: OrderBook;
  changes: OrderChanges;
  /** Where an order belongs; null: nowhere, as there is no such order. */
  placeOf(id: string): Promise<Thing | null>;
}

/** The size of a full cart with an address and a message. */
const maxBytes = 64 * 1024;
/** The size of the stock of 2000 things with long ids. */
const maxStockBytes = 1024 * 1024;

/** Mounts the shop, its stock and its orders. */
export function orderRoutes(app: FastifyInstance, parts: Parts): void {
  visitorRoutes(app, parts);
  shopRoutes(app, parts);
  bookRoutes(app, parts);
}

/** Open to embedding sites, whose frames may have no origin of their own. */
function visitorRoutes(app: FastifyInstance, { shops, checkouts, placing }: Parts): void {
  const open = { access: 'anyone', openToOtherSites: true } as const;
  route(app, endpoints.getTourShop, {
    ...open,
    handler: async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      return { shop: await shops.shown(params.id) };
    },
  });
  route(app, endpoints.openCheckout, {
    ...open,
    bodyLimit: maxBytes,
    handler: async ({ params, body, ip }) => checkouts.open(params.id, body, ip),
  });
  route(app, endpoints.closeCheckout, {
    ...open,
    handler: async ({ params }) => {
      await checkouts.close(params.id, params.cartId);
      return { released: true as const };
    },
  });
  route(app, endpoints.placeOrder, {
    ...open,
    bodyLimit: maxBytes,
    handler: async ({ params, body, ip }) => placing.place(params.id, body, ip),
  });
}

function shopRoutes(app: FastifyInstance, { shops }: Parts): void {
  route(app, endpoints.getShop, {
    access: { action: 'user.read', thing: byId.user },
    handler: async ({ params }) => shops.read(params.id),
  });
  route(app, endpoints.patchShop, {
    access: { action: 'user.edit', thing: byId.user },
    handler: async ({ params, body }) => shops.change(params.id, body),
  });
  route(app, endpoints.getStock, {
    access: { action: 'tour.edit', thing: byId.tour },
    handler: async ({ params }) => shops.stock(params.id),
  });
  route(app, endpoints.patchStock, {
    access: { action: 'tour.edit', thing: byId.tour },
    bodyLimit: maxStockBytes,
    handler: async ({ params, body }) => shops.setStock(params.id, body.items),
  });
}

function bookRoutes(app: FastifyInstance, { book, changes, placeOf }: Parts): void {
  const thing = async ({ params }: FastifyRequest): Promise<Thing> =>
    // Nobody has a part in a tour without an id: what is not there is answered like what is somebody else's.
    (await placeOf((params as { id: string }).id)) ?? { tour: '' };
  route(app, endpoints.listOrders, {
    access: { scope: 'orders:read' },
    handler: async (request) => {
      const { limit, cursor, ...filter } = request.query;
      return book.list(requireUser(request), filter, { limit, cursor });
    },
  });
  route(app, endpoints.getOrder, {
    access: { action: 'order.read', thing },
    handler: async ({ params }) => book.read(params.id),
  });
  route(app, endpoints.patchOrder, {
    access: { action: 'order.edit', thing },
    handler: async (request) =>
      book.forShop(await changes.change(request.params.id, request.body, requireUser(request))),
  });
  route(app, endpoints.undoOrder, {
    access: { action: 'order.edit', thing },
    handler: async (request) =>
      book.forShop(await changes.undo(request.params.id, request.body.changeId, requireUser(request))),
  });
  route(
    app,
    { method: 'GET', path: '/api/orders.csv', summary: 'The same orders as a file for spreadsheets' },
    {
      access: { scope: 'orders:read' },
      handler: async (request, reply) =>
        reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="orders.csv"')
          .header('cache-control', 'no-store')
          .send(Readable.from(csvOf(book, requireUser(request), filterOf(request.query)))),
    },
  );
}

/** Line by line, so that any number of orders needs the memory of a page. */
async function* csvOf(book: OrderBook, userId: string, filter: OrderFilter): AsyncGenerator<string> {
  let cursor: string | undefined;
  do {
    const page = await book.list(userId, filter, { limit: 200, cursor });
    yield toCsv(page.items, { header: cursor === undefined });
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

function filterOf(query: unknown): OrderFilter {
  const { search, group, tourId } = query as Record<string, unknown>;
  return {
    ...(typeof search === 'string' && { search: search.slice(0, 200).replaceAll('\0', '') }),
    ...(typeof tourId === 'string' && { tourId: tourId.slice(0, 200).replaceAll('\0', '') }),
    group: orderGroups.find((known) => known === group),
  };
}
