import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs } from '../../durations.ts';
import { openQueue } from '../../jobs/queue.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.server.close());
beforeEach(() => shop.reset());

const shirts = (quantity: number) => [{ productId: 'shirt', variantId: null, quantity }];
const forest = (quantity: number) => [{ productId: 'jumper', variantId: 'forest', quantity }];
const cart = (name: string) => `cart of ${name}`.padEnd(20, '.');
const waiting = async (kind: string) =>
  (await shop.server.services.database.pool.query('select data from pgboss.job where name = $1', [kind]))
    .rows;
const book = async (query = '') => (await shop.owner.ask<'listOrders'>('GET', `/api/orders${query}`)).body;

test('an order has the prices of what is published, its tax, and a number of the shop', async () => {
  const items = [...forest(2), ...shirts(1)];
  const { status, body } = await shop.order({ items, total: 23_700 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    number: expect.stringMatching(/^AN-1\d{3}$/),
    currency: 'EUR',
    subtotal: 23_700,
    deliveryPrice: 0,
    total: 23_700,
    tax: { name: 'VAT', percent: '20', amount: 3950 },
    deliveryText: '1 Harbour Street, ready within a day',
    lines: [
      { name: 'Lambswool jumper', variant: 'Forest', sku: 'jumper-forest', price: 8900, total: 17_800 },
      { name: 'Linen shirt', variant: '', price: 5900, quantity: 1 },
    ],
  });
  expect((await book()).items).toMatchObject([
    { orderId: body.orderId, state: 'new', sceneName: 'Shop floor', tourTitle: 'Atelier Nord', paidAt: null },
  ]);
});

test('another price in the draft does not matter; once it is published the buyer is asked again', async () => {
  const change = { id: 'edit-price', v: 1, kind: 'item.set', path: ['products'], itemId: 'shirt' };
  const edits = [{ ...change, field: 'salePrice', value: 100 }];
  await shop.owner.ask('POST', `/api/tours/${shop.tourId}/edits`, { base: 1, edits });
  expect((await shop.order()).body.total).toBe(5900);
  expect((await shop.order({ total: 100 })).status).toBe(409);
  await shop.owner.ask('POST', `/api/tours/${shop.tourId}/publish`, {});
  const { status, body } = await shop.order<'problem'>();
  expect([status, body.code]).toEqual([409, 'cart_changed']);
  expect(body.errors).toMatchObject([{ path: 'total', code: 'total_changed', params: { total: 100 } }]);
  expect((await book()).items).toHaveLength(1);
});

test('delivery costs what the shop says, and goes to an address', async () => {
  const sent = { delivery: 'send', payment: 'transfer', total: 6500 } as const;
  expect((await shop.order<'problem'>(sent)).body.errors).toMatchObject([
    { path: 'address', code: 'value_needed' },
  ]);
  const { status, body } = await shop.order({ ...sent, address: '1 Main Street\n10000 Exampleton' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ deliveryPrice: 600, total: 6500, address: '1 Main Street\n10000 Exampleton' });
});

test('of a hundred concurrent buyers of the last item exactly one gets it, the others learn which line', async () => {
  await shop.owner.ask('PATCH', `/api/tours/${shop.tourId}/stock`, {
    items: [{ productId: 'jumper', variantId: 'forest', count: 1 }],
  });
  const items = [...shirts(1), ...forest(1)];
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => shop.order<'problem'>({ items, total: 14_800 })),
  );
  const good = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect([good.length, refused.length]).toEqual([1, 99]);
  for (const { body } of refused)
    expect(body.errors).toMatchObject([{ path: 'items.1', code: 'line_sold_out' }]);
  expect(await shop.left('jumper', 'forest')).toBe(0);
  expect(await shop.left('shirt')).toBe(39);
  expect((await book()).items).toHaveLength(1);
  expect(await waiting('send-mail')).toHaveLength(2);
}, 120_000);

test('an order that is sent twice is one order, with the same answer', async () => {
  const requestId = 'the same request';
  const [first, second] = await Promise.all([shop.order({ requestId }), shop.order({ requestId })]);
  const third = await shop.order({ requestId });
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
  expect(second.body).toEqual(first.body);
  expect(third.body).toEqual(first.body);
  expect(await shop.left('shirt')).toBe(39);
  expect(await waiting('tell-event')).toMatchObject([
    { data: { event: { type: 'order.created', orderId: first.body.orderId } } },
  ]);
});

test('items in a checkout are reserved for 15 minutes, then the first buyer gets them', async () => {
  const held = await shop.checkOut(cart('Anna'), forest(2));
  expect(held.body).toMatchObject({ subtotal: 17_800, lines: [{ left: 2, problem: null }] });
  expect(await shop.left('jumper', 'forest')).toBe(0);
  const other = await shop.checkOut(cart('Bob'), forest(1));
  expect(other.body).toMatchObject({ heldUntil: null, lines: [{ left: 0, problem: 'sold_out' }] });
  expect((await shop.order({ items: forest(1), total: 8900 })).status).toBe(409);
  // The cart's own order is not kept out by what it holds; opened again, it holds what is in it now.
  expect((await shop.checkOut(cart('Anna'), forest(1))).body.lines).toMatchObject([{ problem: null }]);
  expect((await shop.order({ cartId: cart('Anna'), items: forest(1), total: 8900 })).status).toBe(201);
  expect(await shop.left('jumper', 'forest')).toBe(1);
  await shop.checkOut(cart('Anna'), forest(1));
  shop.later(15 * 60_000 + 1000);
  expect((await shop.checkOut(cart('Bob'), forest(1))).body.heldUntil).not.toBe(null);
  const late = await shop.order<'problem'>({ cartId: cart('Anna'), items: forest(1), total: 8900 });
  expect(late.body.errors).toMatchObject([{ path: 'items.0', code: 'line_sold_out' }]);
});

test('a cart that is left gives back what it held', async () => {
  await shop.checkOut(cart('Anna'), forest(2));
  await shop.visit('DELETE', `/api/tours/${shop.tourId}/checkouts/${encodeURIComponent(cart('Anna'))}`);
  expect(await shop.left('jumper', 'forest')).toBe(2);
});

test('what is more than there is, sold out, gone, in other money or without a price is said line by line', async () => {
  const one = (productId: string, variantId: string | null, quantity = 1) => ({
    productId,
    variantId,
    quantity,
  });
  const items = [
    one('jumper', 'forest', 3),
    one('jumper', 'sage'),
    one('jumper', null),
    one('jumper', 'none'),
    one('foreign', null),
    one('unpriced', null),
    one('bag', null, 99),
  ];
  const { body } = await shop.checkOut(cart('Anna'), items);
  expect(body.heldUntil).toBe(null);
  expect(body.lines.map(({ problem, left }) => [problem, left])).toEqual([
    ['too_many', 2],
    ['sold_out', 0],
    ['gone', null],
    ['gone', null],
    ['gone', null],
    ['gone', null],
    [null, null],
  ]);
  const refused = await shop.order<'problem'>({ items, total: 1 });
  expect(refused.body.errors?.map(({ path }) => path)).toEqual(
    [0, 1, 2, 3, 4, 5].map((index) => `items.${index}`),
  );
  expect(refused.body.errors?.[0]).toMatchObject({ code: 'line_too_many', params: { left: 2 } });
});

test('stock that was sold or set by hand is not brought back by publishing', async () => {
  await shop.order();
  await shop.owner.ask('PATCH', `/api/tours/${shop.tourId}`, { description: 'New' }, { 'if-match': '*' });
  await shop.owner.ask('POST', `/api/tours/${shop.tourId}/publish`, {});
  expect(await shop.left('shirt')).toBe(39);
  const items = [{ productId: 'shirt', variantId: null, count: null }];
  await shop.owner.ask('PATCH', `/api/tours/${shop.tourId}/stock`, { items });
  expect(await shop.left('shirt')).toBe(undefined);
});

test('a number of stock that was changed from another than is there by now is refused with what is there', async () => {
  const set = (count: number, seen?: number) =>
    shop.owner.ask('PATCH', `/api/tours/${shop.tourId}/stock`, {
      items: [{ productId: 'shirt', variantId: null, count, seen }],
    });
  expect((await set(10, 40)).status).toBe(200);
  await shop.order();
  const late = await set(30, 10);
  expect([late.status, late.body]).toMatchObject([409, { code: 'stock_changed', params: { count: 9 } }]);
  expect(await shop.left('shirt')).toBe(9);
  expect((await set(30, 9)).status).toBe(200);
  // The answer was lost, and it is sent again.
  expect((await set(30, 9)).status).toBe(200);
  expect(await shop.left('shirt')).toBe(30);
});

test.each([
  ['a filled trap', { website: 'https://spam.example' }, {}, 'website'],
  ['a form that comes back at once', {}, { readMs: 100 }, 'stamp'],
  ['a form that lay open for a day', {}, { readMs: 25 * hourMs }, 'stamp'],
  ['a stamp that is made up', { stamp: '1.x' }, {}, 'stamp'],
  ['an address that is none', { email: 'jonas@example' }, {}, 'email'],
  ['no name', { name: ' ' }, {}, 'name'],
  ['nothing in the cart', { items: [] }, {}, 'items'],
  ['half a shirt', { items: [{ productId: 'shirt', variantId: null, quantity: 0.5 }] }, {}, 'quantity'],
  ['fewer than none', { items: [{ productId: 'shirt', variantId: null, quantity: -1 }] }, {}, 'quantity'],
  ['payment in the shop for what is sent', { delivery: 'send', address: 'x' }, {}, 'payment'],
] as const)('refuses %s by its field, and stores nothing', async (_what, change, options, path) => {
  const { status, body } = await shop.order<'problem'>(change as object, options);
  expect(status).toBe(400);
  expect(JSON.stringify(body.errors)).toMatch(new RegExp(`"path":"[^"]*${path}"`));
  expect((await book()).items).toEqual([]);
  expect(await shop.left('shirt')).toBe(40);
});

test('a flood from one network is held off, others still get through', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 12 }, () => shop.order({}, { address: '10.9.9.9' }).then(({ status }) => status)),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  expect((await shop.order()).status).toBe(201);
});

test('a flood of checkouts is held off too', async () => {
  const openings = await Promise.all(
    Array.from({ length: 65 }, (_, index) => shop.checkOut(cart(`bot ${index}`), shirts(1))),
  );
  expect(openings.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('nothing is ordered where a shop takes no orders', async () => {
  await shop.set({ sells: 'link', checkoutUrl: 'https://shop.example/cart/{items}' });
  expect((await shop.visit<'getTourShop'>('GET', `/api/tours/${shop.tourId}/shop`)).body.shop).toMatchObject({
    sells: 'link',
    checkoutUrl: 'https://shop.example/cart/{items}',
  });
  expect((await shop.order()).status).toBe(404);
  expect((await shop.checkOut(cart('Anna'), shirts(1))).status).toBe(404);
});

test('a kill between an order and its mails loses neither', async () => {
  const { body } = await shop.order({ locale: 'en' });
  const { database } = shop.server.services;
  const log = pino({ level: 'silent' });
  const sent: { to: string; subject: string; replyTo?: string; text: string }[] = [];
  const next = await openTestServer({
    database: { ...database, close: async () => {} },
    queue: await openQueue(database.url, log, { isHurried: true }),
    mail: { send: async (message) => void sent.push(message), check: async () => {}, close: async () => {} },
  });
  await next.work();
  await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(2);
  await next.close();
  const to = (address: string) => sent.find((mail) => mail.to === address);
  expect(to('jonas@example.com')).toMatchObject({
    subject: `Your order ${body.number} at Atelier Nord`,
    replyTo: 'shop@example.com',
  });
  expect(to('jonas@example.com')?.text).toContain('1 × Linen shirt: €59.00');
  expect(to('anna@example.com')).toMatchObject({
    subject: `Order ${body.number}: €59.00`,
    replyTo: 'jonas@example.com',
  });
}, 60_000);

test('an order whose mails cannot be requested is none, and takes nothing', async () => {
  const { queue } = shop.server.services;
  const { send } = queue;
  queue.send = async () => {
    throw new Error('killed');
  };
  try {
    expect((await shop.order()).status).toBe(500);
  } finally {
    queue.send = send;
  }
  expect((await book()).items).toEqual([]);
  expect(await shop.left('shirt')).toBe(40);
});
