/** How an owner's tours sell, what is in stock, and what visitors see of both. */
import { product } from '@tourwright/tour/document';
import { z } from 'zod';
import { email, line, lines, orNothing, webAddress } from '../../text-fields.ts';
import { byId } from '../endpoint.ts';

/** In minor units of the shop's currency. */
const amount = z.int().min(0).max(1e11);

const tax = z.object({
  name: line(40).min(1),
  /** The tax rate in percent, which the prices already include. */
  percent: z.number().min(0).max(100),
});

/** How products are sold: not at all, by a shop elsewhere, or by orders here. */
export const shopWays = ['nothing', 'link', 'orders'] as const;

/** What an owner sets for all of their tours. */
export const shop = z.object({
  /** `link`: the cart leads to a shop elsewhere; `orders`: it is ordered here. */
  sells: z.enum(shopWays),
  name: line(120),
  /** ISO 4217. Products in another currency cannot be bought. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'Must be three capitals, such as EUR'),
  /** `{items}` in it becomes what is in the cart: `sku:quantity`, parted by commas. */
  checkoutUrl: orNothing(webAddress),
  pickup: z.object({ isOn: z.boolean(), text: line(200) }),
  delivery: z.object({ isOn: z.boolean(), text: line(200), price: amount }),
  /** `inShop`: on pick-up; `transfer`: by the details that the order mail brings. */
  payment: z.object({ inShop: z.boolean(), transfer: z.boolean(), transferText: lines(1000) }),
  tax: tax.nullable(),
  /** What buyers accept. */
  termsUrl: orNothing(webAddress),
  /** Gets the answers to order mails. */
  email: orNothing(email),
  /** Whether the owner is notified of each order by mail. */
  mail: z.enum(['each', 'never']),
  /** Before the numbers of orders. */
  numberPrefix: z.string().regex(/^[A-Z0-9]{0,8}$/, 'Must be at most eight capitals or digits'),
  /** At this number or fewer, stock counts as low. */
  lowStock: z.int().min(0).max(999),
});

/** What an owner sets for the selling in all of their tours. */
export type Shop = z.infer<typeof shop>;

const stockKey = { productId: z.string().min(1).max(200), variantId: z.string().min(1).max(200).nullable() };

const shownShop = shop
  .pick({ name: true, currency: true, checkoutUrl: true, tax: true, termsUrl: true })
  .extend({
    sells: z.enum(['link', 'orders']),
    pickup: z.object({ text: z.string() }).nullable(),
    delivery: z.object({ text: z.string(), price: amount }).nullable(),
    payment: z.object({ inShop: z.boolean(), transfer: z.boolean() }),
    /** Goes back with an order. */
    stamp: z.string(),
    /** How many of each can be had; what is not counted is not listed. */
    stock: z.array(z.object({ ...stockKey, left: z.int() })),
  });

/** What visitors learn of the shop, with what is in stock. */
export type ShownShop = z.infer<typeof shownShop>;

const stockRow = z.object({
  ...stockKey,
  /** null: not counted. */
  count: z.int().min(0).max(1e9).nullable(),
});

/** How many there are of a product or variant; null: not counted. */
export type StockRow = z.infer<typeof stockRow>;

const stockChange = stockRow.extend({
  /** The number that it was changed from: where there is another by now, nothing is changed (`stock_changed`). */
  seen: stockRow.shape.count.optional(),
});

/** A change of a stock count, refused where the count is another than was seen. */
export type StockChange = z.infer<typeof stockChange>;

const stock = z.object({
  /** What the document said first rules no more. */
  items: z.array(stockRow),
  /** What buyers at the checkout hold at the moment. */
  held: z.array(z.object({ ...stockKey, quantity: z.int() })),
});

/** A product as one of an owner's tours lists it. */
const ownProduct = z.object({
  tourId: z.string(),
  tourName: z.string(),
  product,
  /** Where its first picture is; null: it has none that can be shown. */
  pictureUrl: z.string().nullable(),
});

/** A product of one of the owner's tours, with where it is used. */
export type OwnProduct = z.infer<typeof ownProduct>;

const ownProducts = z.object({
  items: z.array(ownProduct),
  /** There is more than one answer holds. */
  isCut: z.boolean(),
});

/** Endpoints for the owner's products, shop and stock. */
export const shopEndpoints = {
  listProducts: {
    method: 'GET',
    path: '/api/products',
    summary:
      "What the logged-in owner's tours sell, those changed last first; several list the same product by its id",
    response: ownProducts,
  },
  listTourProducts: {
    method: 'GET',
    path: '/api/tours/:id/products',
    summary: "What the tours of this one's owner sell, as its owner has it listed; for who may edit it",
    params: byId,
    response: ownProducts,
  },
  getTourShop: {
    method: 'GET',
    path: '/api/tours/:id/shop',
    summary: 'How a published tour sells and what is left; null where it sells nothing',
    params: byId,
    response: z.object({ shop: shownShop.nullable() }),
  },
  getShop: {
    method: 'GET',
    path: '/api/users/:id/shop',
    summary: 'How the tours of the user sell',
    params: byId,
    response: shop,
  },
  patchShop: {
    method: 'PATCH',
    path: '/api/users/:id/shop',
    summary: 'Replaces how the tours of the user sell; visitors get it at once',
    params: byId,
    body: shop,
    response: shop,
  },
  getStock: {
    method: 'GET',
    path: '/api/tours/:id/stock',
    summary: 'The stock that is counted here; of other products the document says it',
    params: byId,
    response: stock,
  },
  patchStock: {
    method: 'PATCH',
    path: '/api/tours/:id/stock',
    summary: 'Sets the stock of products and variants; from then on publishing does not',
    params: byId,
    body: z.strictObject({ items: z.array(stockChange).min(1).max(2000) }),
    response: stock,
  },
} as const;
