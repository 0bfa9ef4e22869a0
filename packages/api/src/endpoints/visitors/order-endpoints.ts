/** Orders of visitors, and their processing by the shop. */
import { z } from 'zod';
import { email, line, lines, orNothing, phone } from '../../text-fields.ts';
import { byId, page } from '../endpoint.ts';

const key = z.string().min(16).max(64);

/** One line of a cart. It says no price: that is read from the published tour. */
const cartItem = z.object({
  productId: z.string().min(1).max(200),
  /** null where the product has no variants. */
  variantId: z.string().min(1).max(200).nullable(),
  quantity: z.int().min(1).max(99),
});

/** A product in a cart, with its variant and quantity. */
export type CartItem = z.infer<typeof cartItem>;
const cartItems = z.array(cartItem).min(1).max(50);

/** `gone`: not sold here any more. */
export const cartProblems = ['gone', 'sold_out', 'too_many'] as const;

const cartLine = cartItem.extend({
  name: z.string(),
  variant: z.string(),
  /** The price of one item, in minor units; null if it is not sold any more. */
  price: z.int().nullable(),
  /** How many can be had; null: nobody counts. */
  left: z.int().nullable(),
  problem: z.enum(cartProblems).nullable(),
});

/** A line of a priced cart: name, price, how many are left, and what is wrong with it. */
export type CartLine = z.infer<typeof cartLine>;

const checkout = z.object({
  /** ISO 8601, UTC; null where a line has a problem: nothing is held then. */
  heldUntil: z.string().nullable(),
  currency: z.string(),
  lines: z.array(cartLine),
  subtotal: z.int(),
  deliveryPrice: z.int().nullable(),
});

/** A priced cart; where no line has a problem, its items are held until `heldUntil`. Amounts in minor units. */
export type Checkout = z.infer<typeof checkout>;

/** How an order reaches its buyer: it is picked up or sent. */
export const deliveryWays = ['pickup', 'send'] as const;

/** How an order is paid: in the shop or by bank transfer. */
export const paymentWays = ['in-shop', 'transfer'] as const;

const newOrder = z.object({
  /** Made by the buyer's browser: the same again is the same order. */
  requestId: key,
  /** The id of the cart whose items are held. */
  cartId: key,
  stamp: z.string().max(200),
  /** People leave it empty: they do not see it. */
  website: z.string().max(500),
  items: cartItems,
  /** What the buyer was shown; another total is refused. */
  total: z.int().min(0),
  name: line(120).min(1),
  email,
  phone: orNothing(phone),
  delivery: z.enum(deliveryWays),
  /** Where it is sent. */
  address: lines(500),
  payment: z.enum(paymentWays),
  /** From the buyer to the shop. */
  note: lines(1000),
  /** BCP 47. */
  locale: line(35),
  sceneId: z.number().nullable(),
});

/** An order as a visitor places it. */
export type NewOrder = z.infer<typeof newOrder>;

const orderLine = z.object({
  productId: z.string(),
  variantId: z.string().nullable(),
  name: z.string(),
  variant: z.string(),
  sku: z.string(),
  quantity: z.int(),
  price: z.int(),
  total: z.int(),
});

/** What was ordered, as it was on that day. Amounts in minor units. */
const orderDetails = z.object({
  orderId: z.string(),
  number: z.string(),
  currency: z.string(),
  lines: z.array(orderLine),
  subtotal: z.int(),
  deliveryPrice: z.int(),
  total: z.int(),
  /** Held by the total. */
  tax: z.object({ name: z.string(), percent: z.string(), amount: z.int() }).nullable(),
  email: z.string(),
  delivery: z.enum(deliveryWays),
  /** Where and when, in the shop's words. */
  deliveryText: z.string(),
  address: z.string(),
  payment: z.enum(paymentWays),
});

/** What was ordered and what it costs, as on the day of the order; amounts in minor units. */
export type OrderDetails = z.infer<typeof orderDetails>;

/** The states of an order, in the order of the work. */
export const orderStates = ['new', 'preparing', 'ready', 'done', 'cancelled'] as const;
const orderState = z.enum(orderStates);

/** One of `orderStates`. */
export type OrderState = z.infer<typeof orderState>;

const order = orderDetails.extend({
  lines: z.array(orderLine.extend({ pictureUrl: z.string().nullable() })),
  /** Null once the tour is deleted for good. */
  tourId: z.string().nullable(),
  tourTitle: z.string(),
  sceneName: z.string(),
  state: orderState,
  /** ISO 8601, UTC, as all moments; null: not paid. */
  paidAt: z.string().nullable(),
  /** Null: nothing was paid back. */
  refundedAt: z.string().nullable(),
  name: z.string(),
  phone: z.string(),
  note: z.string(),
  /** The shop's own remarks. */
  remarks: z.string(),
  createdAt: z.string(),
  /** The change of state that can be taken back, until then; null: none. */
  undo: z.object({ changeId: z.string(), until: z.string() }).nullable(),
});

/** An order as the shop sees it. */
export type Order = z.infer<typeof order>;

/** All that can happen to an order; each is a line of its history. */
export const orderEventKinds = [
  'ordered',
  'preparing',
  'ready',
  'done',
  'cancelled',
  'undone',
  'paid',
  'unpaid',
  'refunded',
  'unrefunded',
] as const;
const orderEvent = z.object({
  id: z.string(),
  kind: z.enum(orderEventKinds),
  at: z.string(),
  /** Who did it; empty: the buyer or the server. */
  by: z.string(),
});

/** One line of an order's history: what happened, when, and who did it. */
export type OrderEvent = z.infer<typeof orderEvent>;

/** `open`: new or being prepared. */
export const orderGroups = ['open', 'ready', 'done', 'cancelled'] as const;

const filters = {
  /** In number, name, e-mail and products. */
  search: z.string().max(200).optional(),
  group: z.enum(orderGroups).optional(),
  tourId: z.string().max(200).optional(),
};

/** Endpoints for checkouts and orders. */
export const orderEndpoints = {
  openCheckout: {
    method: 'POST',
    path: '/api/tours/:id/checkouts',
    summary:
      'Prices a cart and holds its items for 15 minutes; the same `cartId` again takes the place of what it held',
    params: byId,
    body: z.object({ cartId: key, items: cartItems }),
    response: checkout,
  },
  closeCheckout: {
    method: 'DELETE',
    path: '/api/tours/:id/checkouts/:cartId',
    summary: 'Gives back what a cart holds',
    params: byId.extend({ cartId: key }),
    response: z.object({ released: z.literal(true) }),
  },
  placeOrder: {
    method: 'POST',
    path: '/api/tours/:id/orders',
    summary: 'Orders what is in a cart; the same `requestId` again changes nothing',
    params: byId,
    body: newOrder,
    response: orderDetails,
    status: 201,
  },
  listOrders: {
    method: 'GET',
    path: '/api/orders',
    summary: 'The orders of all tours that the user edits, newest first',
    query: z.object({ ...page, ...filters }),
    response: z.object({
      items: z.array(order),
      next: z.string().nullable(),
      /** How many are new or being prepared, whatever is searched for. */
      openCount: z.int(),
    }),
  },
  getOrder: {
    method: 'GET',
    path: '/api/orders/:id',
    summary: 'An order, and what happened to it',
    params: byId,
    response: z.object({ order, events: z.array(orderEvent) }),
  },
  patchOrder: {
    method: 'PATCH',
    path: '/api/orders/:id',
    summary:
      'Takes an order on to its next state or cancels it, says whether it is paid or paid back, or keeps remarks',
    params: byId,
    body: z.strictObject({
      /** `from`: the state that was seen; another one since is refused. */
      state: z.object({ from: orderState, to: orderState }).optional(),
      isPaid: z.boolean().optional(),
      /** Whether the money was paid back, of an order that is paid. */
      isRefunded: z.boolean().optional(),
      remarks: lines(10_000).optional(),
    }),
    response: order,
  },
  undoOrder: {
    method: 'POST',
    path: '/api/orders/:id/undo',
    summary: 'Takes the last change of state back, within ten seconds',
    params: byId,
    body: z.strictObject({ changeId: z.string().max(64) }),
    response: order,
  },
} as const;
