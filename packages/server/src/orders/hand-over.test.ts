/** What becomes of a shop when its tour is handed over: its orders, its stock, its mails and the numbers of both sides. */
import type { SentOffer } from '@tourwright/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shopSettings } from '../testing/order-access.ts';
import { signUpOwner, type TestOwner } from '../tours/test-owner.ts';
import { createOrderMails } from './mails/order-mails.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let paul: TestOwner;
beforeAll(async () => {
  shop = await openTestShop();
  paul = await signUpOwner(shop.server, 'paul@example.com');
});
afterAll(() => shop.server.close());
beforeEach(() => shop.reset());

async function handOver(from: TestOwner, to: TestOwner, email: string, withLeads: boolean): Promise<void> {
  const body = { kind: 'handover', email, tourId: shop.tourId, withLeads };
  const offer = (await from.ask('POST', `/api/users/${from.userId}/offers`, body))
    .body as unknown as SentOffer;
  const token = new URL(offer.link).searchParams.get('offer');
  expect((await to.ask('POST', `/api/offers/${token}/accept`, {})).status).toBe(200);
}

const book = async (owner: TestOwner) => (await owner.ask<'listOrders'>('GET', '/api/orders')).body;
const ordersOfToday = async (owner: TestOwner) =>
  (await owner.ask<'getOverview'>('GET', '/api/overview')).body.days.reduce(
    (sum, { orders }) => sum + orders,
    0,
  );
const placedMail = async (id: string) => {
  const { orm } = shop.server.services.database;
  return createOrderMails({ orm, publicUrl: 'http://localhost' }).orderPlaced({ id }, 'en');
};
const cancel = (owner: TestOwner, id: string) =>
  owner.ask('PATCH', `/api/orders/${id}`, { state: { from: 'new', to: 'cancelled' } });

const items = [{ productId: 'jumper', variantId: 'forest', quantity: 1 }];

test('orders that go along are the new owner’s in lists, numbers, mails and stock; the shop opens with their settings', async () => {
  const { orderId: id, number } = (await shop.order({ items, total: 8900 })).body;
  expect(await ordersOfToday(shop.owner)).toBe(1);
  await handOver(shop.owner, paul, 'paul@example.com', true);

  expect(await book(shop.owner)).toMatchObject({ items: [], openCount: 0 });
  expect(await ordersOfToday(shop.owner)).toBe(0);
  expect(await book(paul)).toMatchObject({ items: [{ orderId: id, number }], openCount: 1 });
  expect(await ordersOfToday(paul)).toBe(1);
  expect((await cancel(shop.owner, id)).status).toBe(404);
  // Nobody can order before the new owner has said how; what was sold stays counted.
  expect((await shop.visit<'getTourShop'>('GET', `/api/tours/${shop.tourId}/shop`)).body.shop).toBeNull();
  const settings = { ...shopSettings, name: 'Paul’s', email: 'orders@paul.example', numberPrefix: 'P' };
  await paul.ask('PATCH', `/api/users/${paul.userId}/shop`, settings);
  expect(await shop.left('jumper', 'forest')).toBe(1);
  expect(await placedMail(id)).toMatchObject({ replyTo: 'orders@paul.example' });
  const next = await shop.order({}, { readMs: 10_000 });
  expect(next).toMatchObject({ status: 201, body: { number: 'P-1001' } });
  expect((await cancel(paul, id)).status).toBe(200);
  expect(await shop.left('jumper', 'forest')).toBe(2);
  await handOver(paul, shop.owner, 'anna@example.com', true);
});

test('orders that stay are still answered by who took them, and touch the stock of the handed tour no more', async () => {
  const { orderId: id } = (await shop.order({ items, total: 8900 })).body;
  await handOver(shop.owner, paul, 'paul@example.com', false);

  expect(await book(paul)).toMatchObject({ items: [], openCount: 0 });
  expect(await book(shop.owner)).toMatchObject({ items: [{ orderId: id, tourId: null }], openCount: 1 });
  expect(await ordersOfToday(shop.owner)).toBe(1);
  expect(await placedMail(id)).toMatchObject({ to: 'jonas@example.com', replyTo: 'shop@example.com' });
  expect((await cancel(paul, id)).status).toBe(404);
  expect((await cancel(shop.owner, id)).status).toBe(200);
  await paul.ask('PATCH', `/api/users/${paul.userId}/shop`, shopSettings);
  expect(await shop.left('jumper', 'forest')).toBe(1);
  await handOver(paul, shop.owner, 'anna@example.com', true);
});

test('an order that comes while the tour is handed over is never the former owner’s', async () => {
  const { pool } = shop.server.services.database;
  const handing = await pool.connect();
  try {
    await handing.query('begin');
    await handing.query('update tours set user_id = $1 where id = $2', [paul.userId, shop.tourId]);
    const ordering = shop.order({ items, total: 8900 });
    // It has read whose the shop is, and waits.
    await expect
      .poll(async () => {
        const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for share%'`;
        return (await pool.query(waiting)).rowCount;
      })
      .toBe(1);
    await handing.query('commit');
    expect((await ordering).status).toBe(404);
  } finally {
    await handing.query('rollback');
    handing.release();
    await pool.query('update tours set user_id = $1 where id = $2', [shop.owner.userId, shop.tourId]);
  }
  expect((await book(shop.owner)).items).toEqual([]);
});
