import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrderMails } from './mails/order-mails.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.server.close());
beforeEach(() => shop.reset());

const book = async (query = '') => (await shop.owner.ask<'listOrders'>('GET', `/api/orders${query}`)).body;
const move = (id: string, from: string, to: string) =>
  shop.owner.ask<'patchOrder'>('PATCH', `/api/orders/${id}`, { state: { from, to } });
const undo = (id: string, changeId: string) => shop.owner.ask('POST', `/api/orders/${id}/undo`, { changeId });

test('an order proceeds step by step; a change from an outdated state is refused', async () => {
  const { orderId: id } = (await shop.order()).body;
  expect((await move(id, 'new', 'ready')).body).toMatchObject({ code: 'order_moved_on' });
  expect((await move(id, 'new', 'preparing')).body).toMatchObject({ state: 'preparing' });
  expect((await move(id, 'new', 'cancelled')).status).toBe(409);
  await move(id, 'preparing', 'ready');
  expect((await move(id, 'ready', 'done')).body).toMatchObject({ state: 'done', paidAt: null });
  await shop.owner.ask('PATCH', `/api/orders/${id}`, { isPaid: true, remarks: 'Came on Saturday' });
  const { order, events } = (await shop.owner.ask<'getOrder'>('GET', `/api/orders/${id}`)).body;
  expect(order).toMatchObject({ paidAt: expect.any(String), remarks: 'Came on Saturday', state: 'done' });
  expect(events.map(({ kind }) => kind)).toEqual(['paid', 'done', 'ready', 'preparing', 'ordered']);
  expect(events[0]).toMatchObject({ by: 'anna' });
});

test('cancelling gives the stock back; taking that back takes it again, unless it was sold meanwhile', async () => {
  const items = [{ productId: 'jumper', variantId: 'forest', quantity: 2 }];
  const { orderId: id } = (await shop.order({ items, total: 17_800 })).body;
  const cancelled = (await move(id, 'new', 'cancelled')).body;
  expect(await shop.left('jumper', 'forest')).toBe(2);
  expect((await undo(id, cancelled.undo!.changeId)).body).toMatchObject({ state: 'new', undo: null });
  expect(await shop.left('jumper', 'forest')).toBe(0);
  const again = (await move(id, 'new', 'cancelled')).body;
  await shop.checkOut('another cart ....', [{ ...items[0]!, quantity: 1 }]);
  expect((await undo(id, again.undo!.changeId)).body).toMatchObject({ code: 'undo_sold_out' });
  expect((await book()).items).toMatchObject([{ state: 'cancelled' }]);
});

test('a change can be taken back for ten seconds', async () => {
  const { orderId: id } = (await shop.order()).body;
  const { changeId } = (await move(id, 'new', 'preparing')).body.undo!;
  expect((await undo(id, 'another')).body).toMatchObject({ code: 'undo_too_late' });
  shop.later(10_500);
  expect((await undo(id, changeId)).body).toMatchObject({ code: 'undo_too_late' });
  expect((await book()).items).toMatchObject([{ state: 'preparing', undo: null }]);
});

test('a mail about a state waits until it cannot be taken back any more', async () => {
  const { orderId: id } = (await shop.order()).body;
  const { queue } = shop.server.services;
  const { send } = queue;
  const delays: unknown[] = [];
  queue.send = (kind, data, options) => {
    if (kind === 'send-mail') delays.push(options?.delaySeconds);
    return send(kind, data, options);
  };
  try {
    await move(id, 'new', 'preparing');
    await move(id, 'preparing', 'ready');
  } finally {
    queue.send = send;
  }
  expect(delays).toEqual([12]);
});

test('the buyer hears of what stays, not of what was taken back', async () => {
  const { orderId: id, number } = (await shop.order()).body;
  await move(id, 'new', 'preparing');
  const ready = (await move(id, 'preparing', 'ready')).body;
  await undo(id, ready.undo!.changeId);
  const cancelled = (await move(id, 'preparing', 'cancelled')).body;
  expect(cancelled.state).toBe('cancelled');
  await shop.server.work();
  const subjects = () =>
    shop.sent.filter(({ to }) => to === 'jonas@example.com').map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 30_000 }).toContain(`Your order ${number} was cancelled`);
  await expect
    .poll(async () => {
      const left = await shop.server.services.database.pool.query(
        "select 1 from pgboss.job where name = 'send-mail' and state < 'completed'",
      );
      return left.rows.length;
    })
    .toBe(0);
  expect(subjects()).not.toContain(`Your order ${number} is ready`);
}, 60_000);

test('the buyer hears once that the money came, and once that it went back, whatever is sent twice', async () => {
  const { orderId: id, number } = (await shop.order()).body;
  const set = (body: object) => shop.owner.ask('PATCH', `/api/orders/${id}`, body);
  expect((await set({ isRefunded: true })).body).toMatchObject({ status: 409, code: 'order_not_paid' });
  const { queue, database } = shop.server.services;
  const { send } = queue;
  const asked: { template: string; values: Record<string, string>; delaySeconds: unknown }[] = [];
  queue.send = (kind, data, options) => {
    const { template, values } = data as { template: string; values: Record<string, string> };
    asked.push({ template, values, delaySeconds: options?.delaySeconds });
    return send(kind, data, options);
  };
  /** What those that were requested so far say, when they leave now. */
  const written = async () => {
    const write = createOrderMails({ orm: database.orm, publicUrl: 'https://t.example' });
    const mails = await Promise.all(
      asked.map(({ template, values }) => write[template as 'orderPaid'](values, 'en')),
    );
    return mails.flatMap((mail) => mail?.subject ?? []);
  };
  await set({ isPaid: true });
  // A slip, fixed before its mail left.
  await set({ isPaid: false });
  shop.later(1000);
  expect(await written()).toEqual([]);
  await set({ isPaid: true });
  await set({ isPaid: true });
  expect(await written()).toEqual([`Your order ${number} is paid`]);
  shop.later(1000);
  expect((await set({ isRefunded: true })).body).toMatchObject({ refundedAt: expect.any(String) });
  await set({ isRefunded: true });
  expect(await written()).toEqual([`Your order ${number} is paid`, `Your order ${number} was refunded`]);
  expect((await set({ isPaid: false })).body).toMatchObject({ paidAt: null, refundedAt: null });
  expect(await written()).toEqual([]);
  queue.send = send;
  expect(asked.map(({ delaySeconds }) => delaySeconds)).toEqual([12, 12, 12]);
  const { events } = (await shop.owner.ask<'getOrder'>('GET', `/api/orders/${id}`)).body;
  expect(events.map(({ kind }) => kind)).toEqual(['unpaid', 'refunded', 'paid', 'unpaid', 'paid', 'ordered']);
});

test('orders are found by their words and groups, and read page by page', async () => {
  for (const name of ['Anna', 'Bob', 'Cleo 100%', 'Dora']) await shop.order({ name });
  const names = (items: { name: string }[]) => items.map(({ name }) => name);
  expect(names((await book('?search=0%25')).items)).toEqual(['Cleo 100%']);
  expect((await book('?search=linen')).items).toHaveLength(4);
  const first = await book('?limit=3');
  const rest = await book(`?limit=3&cursor=${first.next}`);
  expect(names([...first.items, ...rest.items]).toSorted()).toEqual(['Anna', 'Bob', 'Cleo 100%', 'Dora']);
  expect(rest.next).toBe(null);
  await move(first.items[0]!.orderId, 'new', 'cancelled');
  expect(names((await book('?group=cancelled')).items)).toEqual([first.items[0]!.name]);
  expect((await book('?group=open')).items).toHaveLength(3);
  expect((await book()).openCount).toBe(3);
});

test('a spreadsheet takes no formula from a buyer, and amounts are plain numbers', async () => {
  await shop.order({ name: '=HYPERLINK("https://evil.example")', note: 'Two\nlines' });
  const csv = await shop.server.app.inject({
    method: 'GET',
    url: '/api/orders.csv',
    headers: { cookie: shop.owner.cookie },
  });
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  // A line break within a text is not the end of a record.
  expect(csv.body).toContain('"Two\nlines"');
  expect(csv.body).toContain(',Linen shirt,,shirt,1,59.00,59.00,0.00,59.00,EUR,');
});

test('an order outlives its tour', async () => {
  const { orderId: id } = (await shop.order()).body;
  const other = (await shop.owner.create({ name: 'Short' })).id;
  const { pool } = shop.server.services.database;
  await pool.query('update orders set tour_id = $1 where id = $2', [other, id]);
  await pool.query('delete from tours where id = $1', [other]);
  expect((await shop.owner.ask<'getOrder'>('GET', `/api/orders/${id}`)).body.order).toMatchObject({
    tourId: null,
  });
  expect((await book()).items).toHaveLength(1);
});

test.each([
  [{ sells: 'link' }, 'checkoutUrl'],
  [{ name: '' }, 'name'],
  [{ pickup: { isOn: false, text: '' }, delivery: { isOn: false, text: '', price: 0 } }, 'pickup'],
  [{ payment: { inShop: true, transfer: false, transferText: '' } }, 'payment'],
  [{ payment: { inShop: true, transfer: true, transferText: '' } }, 'payment.transferText'],
  [{ currency: 'euro' }, 'currency'],
  [{ termsUrl: 'javascript:alert(1)' }, 'termsUrl'],
] as const)('a shop with %j is refused by its field', async (change, path) => {
  const { userId } = shop.owner;
  const now = (await shop.owner.ask<'getShop'>('GET', `/api/users/${userId}/shop`)).body;
  const { status, body } = await shop.owner.ask<'problem'>('PATCH', `/api/users/${userId}/shop`, {
    ...now,
    ...change,
  });
  expect(status).toBe(400);
  expect(body.errors?.map((error) => error.path)).toContain(path);
});
