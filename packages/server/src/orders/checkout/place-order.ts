import { randomUUID } from 'node:crypto';
import type { CartLine, FailureCode, NewOrder, OrderDetails } from '@tourwright/api';
import type { Fault } from '@tourwright/tour/document';
import type { Announce } from '../../domain-events/domain-event.ts';
import type { Transaction } from '../../drivers/database/database.ts';
import { invalidInput, Problem } from '../../http/answers/problem.ts';
import type { FormStamps } from '../../http/safety/form-stamps.ts';
import { readAccountReader } from '../../mail/account-reader.ts';
import type { Mailing } from '../../mail/mailing.ts';
import { reserveMessage } from '../../quotas/reserve-message.ts';
import type { OrderMail } from '../mails/order-mails.ts';
import { toDetails } from '../order-details.ts';
import { addEvent, type FullOrder, findPlaced, insertOrder } from '../order-table.ts';
import { offerKey } from '../shop/catalogue.ts';
import { findOpenShop, holdOwner, holdShop, type OpenShop, takeOrderNumber } from '../shop/shop-table.ts';
import { readStock, release, setCount } from '../shop/stock.ts';
import type { CheckoutParts } from './checkouts.ts';
import { type PricedCart, priceCart } from './price-cart.ts';

/** What placing orders needs. */
export interface PlacingParts extends CheckoutParts {
  stamps: FormStamps;
  mailing: Pick<Mailing<OrderMail>, 'send'>;
  announce: Announce;
}

/** What a stamp of the checkout is for. */
export const stampFor = (tourId: string): string => `order ${tourId}`;

/**
 * Takes orders. One that is sent twice is one; of two buyers of the last item one gets an order and the other an
 * error.
 */
export function createPlacing(parts: PlacingParts) {
  const { database, clock, catalogueOf, stamps } = parts;
  const { orm } = database;

  return {
    async place(tourId: string, order: NewOrder, address: string): Promise<OrderDetails> {
      const known = await findPlaced(orm, tourId, order.requestId);
      if (known !== null) return toDetails(known);
      const release = await reserveMessage(orm, { thing: `order ${tourId}`, address, now: clock() });
      try {
        const shop = await findOpenShop(orm, tourId);
        if (shop === null || shop.settings.sells !== 'orders') throw new Problem('takes_no_orders');
        const errors = faultsOf(order, shop, stamps.check(order.stamp, stampFor(tourId)));
        if (errors.length > 0) throw invalidInput(errors);
        const catalogue = await catalogueOf(shop);
        const scene = catalogue.scenes.get(order.sceneId ?? -1) ?? '';
        const placed = await database.transaction(async (transaction) => {
          await holdShop(transaction, shop.ownerId);
          // A repeat may have waited for the first.
          const first = await findPlaced(transaction.orm, tourId, order.requestId);
          if (first !== null) return first;
          await holdOwner(transaction, shop);
          const { cartId } = order;
          const stock = await readStock(transaction.orm, tourId, { cartId, now: clock() });
          const cart = priceCart(shop, catalogue, stock, order.items);
          return store(parts, transaction, { order, shop, scene, cart });
        });
        return toDetails(placed);
      } catch (error) {
        await release();
        throw error;
      }
    },
  };
}

/** Takes visitors' orders. */
export type Placing = ReturnType<typeof createPlacing>;

interface Placed {
  order: NewOrder;
  shop: OpenShop;
  scene: string;
  cart: PricedCart;
}

async function store(
  { clock, mailing, announce }: PlacingParts,
  transaction: Transaction,
  placed: Placed,
): Promise<FullOrder> {
  const { order, shop, cart } = placed;
  const { orm } = transaction;
  const { tourId, ownerId, settings } = shop;
  refuseChanged(placed);
  const now = clock();
  // What the document said was the first word; from now on the table has it.
  for (const { count, quantity, ...pool } of cart.wanted)
    await setCount(orm, tourId, pool, { count: count - quantity, now });
  await release(orm, tourId, order.cartId);
  const row = {
    ...rowOf(placed, now),
    number: await takeOrderNumber(orm, ownerId),
  };
  const lines = cart.lines.map((line, position) => {
    const offer = cart.offers[position];
    const { productId, variantId, name, variant, quantity } = line;
    const price = line.price ?? 0;
    return {
      ...{ position, productId, variantId, name, variant, quantity, price, total: price * quantity },
      sku: offer?.sku ?? '',
      picture: offer?.picture ?? '',
      takenFrom: cart.takenFrom[position] ?? null,
    };
  });
  await insertOrder(orm, row, lines);
  const orderId = row.id;
  await addEvent(orm, { orderId, kind: 'ordered', at: now });
  await mailing.send('orderPlaced', { id: orderId }, transaction, order.locale);
  const owner = settings.mail === 'each' ? await readAccountReader(orm, ownerId) : null;
  if (owner) await mailing.send('orderReceived', { id: orderId }, transaction, owner.locale);
  await announce({ type: 'order.created', orderId, tourId, ownerId }, transaction);
  return { ...row, lines: lines.map((line) => ({ ...line, orderId })) };
}

const lineFailures = {
  gone: 'line_gone',
  sold_out: 'line_sold_out',
  too_many: 'line_too_many',
} as const satisfies Record<NonNullable<CartLine['problem']>, FailureCode>;

/** Throws where the cart cannot be had as it is, or costs something else than its buyer was shown. */
function refuseChanged({ order, cart, shop }: Placed): void {
  const indexOf = (line: CartLine) => order.items.findIndex((item) => offerKey(item) === offerKey(line));
  const errors: Fault[] = cart.lines.flatMap((line) => {
    if (line.problem === null) return [];
    const params = line.problem === 'too_many' ? { left: line.left ?? 0 } : {};
    return [{ path: `items.${indexOf(line)}`, code: lineFailures[line.problem], params }];
  });
  const total = totalOf(order, cart, shop);
  if (errors.length === 0 && total !== order.total)
    errors.push({ path: 'total', code: 'total_changed', params: { total } });
  if (errors.length > 0) throw new Problem('cart_changed', { count: errors.length }, { errors });
}

function totalOf(
  { delivery }: Pick<NewOrder, 'delivery'>,
  { subtotal }: PricedCart,
  { settings }: OpenShop,
): number {
  return subtotal + (delivery === 'send' ? settings.delivery.price : 0);
}

function rowOf({ order, shop, scene, cart }: Placed, now: Date) {
  const { settings } = shop;
  const { requestId, name, email, phone, note, delivery, address, payment, locale } = order;
  const total = totalOf(order, cart, shop);
  const isSent = delivery === 'send';
  return {
    id: randomUUID(),
    ...{ requestId, name, email, phone, note, delivery, payment, locale, total },
    tourId: shop.tourId,
    ownerId: shop.ownerId,
    tourTitle: shop.title,
    sceneName: scene,
    deliveryText: isSent ? settings.delivery.text : settings.pickup.text,
    address: isSent ? address : '',
    paymentText: payment === 'transfer' ? settings.payment.transferText : '',
    currency: settings.currency,
    subtotal: cart.subtotal,
    deliveryPrice: isSent ? settings.delivery.price : 0,
    ...taxIn(total, settings.tax),
    state: 'new' as const,
    changeId: null,
    changedAt: null,
    stateBefore: null,
    paidAt: null,
    refundedAt: null,
    remarks: '',
    createdAt: now,
  };
}

/** The part of a total that is tax, rounded half up. */
function taxIn(total: number, tax: OpenShop['settings']['tax']) {
  if (tax === null) return { taxName: '', taxPercent: '', tax: 0 };
  const { name, percent } = tax;
  return { taxName: name, taxPercent: String(percent), tax: Math.round((total * percent) / (100 + percent)) };
}

/** What is wrong with an order; `stamp`: the shop has to be loaded again. */
function faultsOf(order: NewOrder, { settings }: OpenShop, stamp: ReturnType<FormStamps['check']>): Fault[] {
  const errors: Fault[] = [];
  const add = (path: string, code: FailureCode) => errors.push({ path, code, params: {} });
  // Programs fill in what people do not see, and faster than people read.
  if (order.website !== '') add('website', 'not_offered');
  if (stamp !== 'fine') add('stamp', 'form_too_old');
  const { pickup, delivery, payment } = settings;
  const isSent = order.delivery === 'send';
  if (!(isSent ? delivery : pickup).isOn) add('delivery', 'not_offered');
  if (isSent && order.address === '') add('address', 'value_needed');
  const isPaidThere = order.payment === 'in-shop';
  if (isPaidThere ? isSent || !payment.inShop : !payment.transfer) add('payment', 'not_offered');
  return errors;
}
