import type { OrderDetails, OrderEvent, OrderState, Shop } from '@tourwright/api';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { tours } from '../tours/tours.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
/** In minor units of a currency. */
const amount = () => bigint({ mode: 'number' });

/** How the tours of a user sell. */
export const shops = pgTable('shops', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  settings: jsonb().$type<Shop>().notNull(),
  /** As the settings say. */
  sells: text().$type<Shop['sells']>().notNull(),
  /** The number of the last order. */
  lastNumber: integer().notNull(),
});

/** What is in `variantId` for a product itself. */
const keyOfProduct = {
  tourId: text()
    .notNull()
    .references(() => tours.id, { onDelete: 'cascade' }),
  productId: text().notNull(),
  /** Empty: of the product, for its variants that are not counted by themselves. */
  variantId: text().notNull(),
};

/** What is in stock, once something of it was sold or somebody has set it; before that the document says it. */
export const productStock = pgTable(
  'product_stock',
  {
    ...keyOfProduct,
    /** null: not counted. */
    count: integer(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tourId, table.productId, table.variantId] })],
);

/** What carts at the checkout hold, for some minutes. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    ...keyOfProduct,
    cartId: text().notNull(),
    quantity: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.cartId, table.productId, table.variantId] }),
    index('stock_reservations_expiry').on(table.expiresAt),
  ],
);

/** What buyers ordered. It outlives its tour: it is then its owner's alone. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    /** Made by the buyer's browser: what is sent twice is one order. */
    requestId: text().notNull(),
    /** With the shop's prefix; no other order of the shop has it. */
    number: text().notNull(),
    tourId: text().references(() => tours.id, { onDelete: 'set null' }),
    /** Whose shop it is. */
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tourTitle: text().notNull(),
    sceneName: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    note: text().notNull(),
    delivery: text().$type<OrderDetails['delivery']>().notNull(),
    /** The shop's words on that day. */
    deliveryText: text().notNull(),
    address: text().notNull(),
    payment: text().$type<OrderDetails['payment']>().notNull(),
    paymentText: text().notNull(),
    currency: text().notNull(),
    subtotal: amount().notNull(),
    deliveryPrice: amount().notNull(),
    total: amount().notNull(),
    taxName: text().notNull(),
    taxPercent: text().notNull(),
    tax: amount().notNull(),
    locale: text().notNull(),
    state: text().$type<OrderState>().notNull(),
    /** The last change of state, while it can be taken back. */
    changeId: text(),
    changedAt: moment(),
    stateBefore: text().$type<OrderState>(),
    paidAt: moment(),
    /** Only of what was paid. */
    refundedAt: moment(),
    remarks: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('orders_request').on(table.tourId, table.requestId),
    index('orders_tour').on(table.tourId, table.createdAt, table.id),
    index('orders_owner').on(table.ownerId, table.createdAt, table.id),
  ],
);

/** The lines of orders, as they were on the day of the order. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: text().notNull(),
    variantId: text(),
    name: text().notNull(),
    variant: text().notNull(),
    sku: text().notNull(),
    /** The slug of its picture; empty: none. */
    picture: text().notNull(),
    quantity: integer().notNull(),
    price: amount().notNull(),
    total: amount().notNull(),
    /** The variant that its stock was taken from, empty the product itself; null: it was not counted. */
    takenFrom: text(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** What happened to orders. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<OrderEvent['kind']>().notNull(),
    at: moment().notNull(),
    /** Null: the buyer, the server, or somebody who has left. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);
