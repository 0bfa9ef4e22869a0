/** For tests: a shop with a published tour, and buyers. */

import type { NewOrder, Shop } from '@tourwright/api';
import type { MailMessage } from '../drivers/mail/mail.ts';
import { type AnswerBody, type AnswerName, parseBody } from '../testing/answer-body.ts';
import { shopSettings } from '../testing/order-access.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { signUpOwner, type TestOwner } from '../tours/test-owner.ts';

const shirt = {
  id: 'shirt',
  name: 'Linen shirt',
  currency: 'EUR',
  price: 7400,
  salePrice: 5900,
  sku: 'shirt',
  stock: 40,
};
const jumper = {
  id: 'jumper',
  name: 'Lambswool jumper',
  currency: 'EUR',
  price: 8900,
  variants: [
    { id: 'oat', name: 'Oat', stock: 18, sku: 'jumper-oat' },
    { id: 'forest', name: 'Forest', stock: 2, sku: 'jumper-forest' },
    { id: 'sage', name: 'Sage', stock: 0 },
  ],
};
const bag = { id: 'bag', name: 'Saddle bag', currency: 'EUR', price: 18_900 };
const others = [
  { id: 'foreign', name: 'Scarf', currency: 'USD', price: 4900 },
  { id: 'unpriced', name: 'Mirror', currency: 'EUR' },
];

export interface TestShop {
  server: TestServer;
  owner: TestOwner;
  tourId: string;
  sent: MailMessage[];
  /** What a browser asks that has no account. */
  visit<Name extends AnswerName = 'unread'>(
    method: Method,
    url: string,
    body?: object,
    address?: string,
  ): Promise<Visited<Name>>;
  /** Opens the checkout with this in the cart. */
  checkOut<Name extends AnswerName = 'openCheckout'>(
    cartId: string,
    items: NewOrder['items'],
  ): Promise<Visited<Name>>;
  /** Orders as a buyer would who has read the shop some seconds ago. */
  order<Name extends AnswerName = 'placeOrder'>(
    change?: Partial<NewOrder>,
    options?: { readMs?: number; address?: string },
  ): Promise<Visited<Name>>;
  /** Sets the settings of the shop, as they are in the other tests but for this. */
  set(change: Partial<Shop>): Promise<void>;
  /** What is left of a product, as visitors see it. */
  left(productId: string, variantId?: string | null): Promise<number | undefined>;
  /** Puts everything back. */
  reset(): Promise<void>;
  /** Moves the server's clock on. */
  later(ms: number): void;
}

/** What a buyer sends, whose number it is. */
function orderOf(counter: number, stamp: string): NewOrder {
  const number = String(counter).padStart(16, '0');
  return {
    requestId: `request-${number}`,
    cartId: `cart-${number}`,
    stamp,
    website: '',
    items: [{ productId: 'shirt', variantId: null, quantity: 1 }],
    total: 5900,
    name: 'Jonas Brandt',
    email: 'jonas@example.com',
    phone: '+43 1 000 0117',
    delivery: 'pickup',
    address: '',
    payment: 'in-shop',
    note: '',
    locale: 'en',
    sceneId: 7,
  };
}

type Method = 'GET' | 'POST' | 'DELETE';

interface Visited<Name extends AnswerName> {
  status: number;
  body: AnswerBody<Name>;
}

export async function openTestShop(): Promise<TestShop> {
  let laterMs = 0;
  let counter = 0;
  const sent: MailMessage[] = [];
  const server = await openTestServer({
    clock: () => new Date(Date.now() + laterMs),
    mail: { send: async (message) => void sent.push(message), check: async () => {}, close: async () => {} },
  });
  const owner = await signUpOwner(server, 'anna@example.com');
  const scenes = [{ id: 7, name: 'Shop floor', slug: '', hotspots: [], videos: [] }];
  const tour = {
    name: 'Atelier Nord',
    tourtype: 'retail',
    scenes,
    products: [shirt, jumper, bag, ...others],
  };
  const { id: tourId } = await owner.create(tour);

  const visit: TestShop['visit'] = async <Name extends AnswerName>(
    method: Method,
    url: string,
    payload?: object,
    address = '10.2.0.1',
  ) => {
    const answer = await server.app.inject({
      method,
      url,
      remoteAddress: address,
      headers: { origin: 'null' },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: parseBody<Name>(answer.body, answer.headers['content-type']) };
  };
  const readShop = async () => (await visit<'getTourShop'>('GET', `/api/tours/${tourId}/shop`)).body.shop;
  const readStamp = async () => (await readShop())?.stamp ?? '';
  let stamp = '';
  const set: TestShop['set'] = async (change) => {
    await owner.ask('PATCH', `/api/users/${owner.userId}/shop`, { ...shopSettings, ...change });
  };

  return {
    server,
    owner,
    tourId,
    sent,
    visit,
    set,
    checkOut: (cartId, items) => visit('POST', `/api/tours/${tourId}/checkouts`, { cartId, items }),
    async order(change = {}, { readMs, address } = {}) {
      counter += 1;
      const payload = orderOf(counter, readMs === undefined ? stamp : await readStamp());
      laterMs += readMs ?? 0;
      const from = address ?? `10.3.${counter >> 8}.${counter & 255}`;
      return visit('POST', `/api/tours/${tourId}/orders`, { ...payload, ...change }, from);
    },
    async left(productId, variantId = null) {
      const { stock = [] } = (await readShop()) ?? {};
      return stock.find((row) => row.productId === productId && row.variantId === variantId)?.left;
    },
    async reset() {
      laterMs = 0;
      sent.length = 0;
      await forget(server);
      await set({});
      await owner.ask('PATCH', `/api/tours/${tourId}`, { products: tour.products }, { 'if-match': '*' });
      await owner.ask('POST', `/api/tours/${tourId}/publish`, {});
      stamp = await readStamp();
      laterMs = 10_000;
    },
    later: (ms) => {
      laterMs += ms;
    },
  };
}

/** Everything that earlier tests left. */
async function forget({ services: { database } }: TestServer): Promise<void> {
  for (const table of ['attempts', 'orders', 'stock_reservations', 'product_stock'])
    await database.pool.query(`delete from ${table}`);
  await database.pool.query("delete from pgboss.job where name in ('send-mail', 'tell-event')");
}
