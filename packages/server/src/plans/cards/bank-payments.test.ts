import { afterAll, expect, test } from 'vitest';
import { nextYear, openCardServer } from '../testing/card-server.ts';

const cards = await openCardServer();
const { stripe, server, newOwner, webhook, query, openSessionsOf, isAllApplied, isAllSwept } = cards;
afterAll(cards.close);

test('an owner whose bank takes days cannot pay twice meanwhile, and the plan begins when the money is there', async () => {
  const gus = await newOwner();
  const { id } = await gus.checkout('studio', 'a request of one tab');
  const subscription = stripe.pay(id, nextYear, { isLater: true });
  const object = { id, object: 'checkout.session', subscription };
  await webhook(stripe.event('checkout.session.completed', object));
  await webhook(stripe.event('customer.subscription.created', { id: subscription, object: 'subscription' }));
  await isAllApplied();
  expect(await gus.plan(id)).toMatchObject({ planId: 'starter', state: 'free', checkout: 'confirming' });

  // Another checkout, and the same one again, leave what is on its way as it is, and nothing more can be paid.
  for (const [planId, requestId] of [
    ['business', 'a request of another tab'],
    ['studio', 'a request of one tab'],
  ] as const) {
    const { answer } = await gus.checkout(planId, requestId);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'payment_pending']);
  }
  const invoice = await gus.order('an order by invoice');
  expect([invoice.statusCode, invoice.json().code]).toEqual([409, 'payment_pending']);
  expect((await gus.plan(id)).invoices).toEqual([]);
  expect(openSessionsOf(gus.userId)).toEqual([]);
  // Days later it is still looked at.
  await query("update checkouts set created_at = now() - interval '9 days' where done_at is null");
  await server.services.queue.send('sweep', { name: 'checkouts under way' });
  await isAllSwept();
  expect((await gus.plan(id)).checkout).toBe('confirming');

  stripe.bankAnswers(id, true);
  await webhook(stripe.event('checkout.session.async_payment_succeeded', object));
  await expect
    .poll(() => gus.plan(id))
    .toMatchObject({ planId: 'studio', state: 'active', checkout: 'done' });
  const { answer } = await gus.checkout('business', 'a request of a third tab');
  expect(answer.json().url).toContain('portal.example');
});

test('an owner who orders by invoice cannot pay by card beside it, whichever came first', async () => {
  const kim = await newOwner();
  const { id } = await kim.checkout('studio', 'a request of one tab');
  // The tab with Stripe's page is still open when the invoice is ordered in another.
  const { number } = (await kim.order('an order by invoice')).json();
  expect(() => stripe.pay(id, nextYear)).toThrow('No open session');
  const { answer } = await kim.checkout('studio', 'a request of a third tab');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'invoice_open', params: { number } },
  ]);
  expect(openSessionsOf(kim.userId)).toEqual([]);
  await server.plans.cancel(number);

  // It was paid by card, and the call of the provider is still on its way.
  const paid = await kim.checkout('studio', 'a request of a fourth tab');
  stripe.pay(paid.id, nextYear);
  expect((await kim.order('another order by invoice')).json().code).toBe('plan_paid_by_card');
  expect(await kim.plan(paid.id)).toMatchObject({ planId: 'studio', state: 'active', checkout: 'done' });
});

test('a checkout and an order by invoice at the same moment are never both there to pay', async () => {
  const lea = await newOwner();
  await Promise.all([lea.checkout('studio', 'a request of one tab'), lea.order('a request of another tab')]);
  const { invoices } = await lea.plan();
  expect(invoices.length + openSessionsOf(lea.userId).length).toBe(1);
});

test('an owner whose bank did not pay has no plan, and may begin another checkout', async () => {
  const hal = await newOwner();
  const { id } = await hal.checkout('studio', 'a request of one tab');
  const subscription = stripe.pay(id, nextYear, { isLater: true });
  stripe.bankAnswers(id, false);
  const object = { id, object: 'checkout.session', subscription };
  await webhook(stripe.event('checkout.session.async_payment_failed', object));
  await webhook(stripe.event('customer.subscription.updated', { id: subscription, object: 'subscription' }));
  await isAllApplied();
  expect(await hal.plan(id)).toMatchObject({ planId: 'starter', state: 'free' });

  const again = await hal.checkout('studio', 'a request of another tab');
  stripe.pay(again.id, nextYear);
  await server.services.queue.send('sweep', { name: 'checkouts under way' });
  await expect.poll(() => hal.plan(again.id)).toMatchObject({ planId: 'studio', checkout: 'done' });
});

test('an owner whose bank refused sees it at once, and that it is confirmed again when they try once more', async () => {
  const eli = await newOwner();
  const { id } = await eli.checkout('studio', 'a request of one tab');
  const subscription = stripe.pay(id, nextYear, { isLater: true });
  const object = { id, object: 'checkout.session', subscription };
  await webhook(stripe.event('checkout.session.completed', object));
  await isAllApplied();
  expect((await eli.plan(id)).checkout).toBe('confirming');

  const plan = stripe.bankAnswers(id, false, { isNow: true });
  await webhook(stripe.event('checkout.session.async_payment_failed', object));
  await isAllApplied();
  expect(await eli.plan(id)).toMatchObject({ planId: 'starter', state: 'free', checkout: 'refused' });

  plan.intent = 'processing';
  await server.services.queue.send('sweep', { name: 'checkouts under way' });
  await isAllSwept();
  expect((await eli.plan(id)).checkout).toBe('confirming');
  stripe.bankAnswers(id, true);
  await webhook(stripe.event('checkout.session.async_payment_succeeded', object));
  await isAllApplied();
  expect(await eli.plan(id)).toMatchObject({ planId: 'studio', checkout: 'done' });
});

test('an owner whose bank has just refused need not wait for Stripe, and what was refused cannot be paid any more', async () => {
  const ida = await newOwner();
  const { id } = await ida.checkout('studio', 'a request of one tab');
  const refused = stripe.pay(id, nextYear, { isLater: true });
  const plan = stripe.bankAnswers(id, false, { isNow: true });
  expect(plan).toMatchObject({ status: 'incomplete', invoice: 'open' });

  // The same tab asks again, as one that was left open does.
  const again = await ida.checkout('studio', 'a request of one tab');
  expect(again.id).not.toBe(id);
  expect(plan).toMatchObject({ status: 'incomplete_expired', invoice: 'void' });
  stripe.pay(again.id, nextYear);
  // What the provider says of the ended plan comes late.
  await webhook(stripe.event('customer.subscription.deleted', { id: refused, object: 'subscription' }));
  await webhook(stripe.event('checkout.session.completed', { id: again.id, object: 'checkout.session' }));
  await isAllApplied();
  expect(await ida.plan(again.id)).toMatchObject({ planId: 'studio', state: 'active', checkout: 'done' });
});

test('an owner whose bank has just refused may order by invoice, which ends what was refused', async () => {
  const joe = await newOwner();
  const { id } = await joe.checkout('studio', 'a request of one tab');
  stripe.pay(id, nextYear, { isLater: true });
  const plan = stripe.bankAnswers(id, false, { isNow: true });
  expect((await joe.order('the order of Joe')).statusCode).toBe(201);
  expect(plan).toMatchObject({ status: 'incomplete_expired', invoice: 'void' });
});

test('a refused payment that comes after all, while it is being ended, is the one that counts', async () => {
  const max = await newOwner();
  const { id } = await max.checkout('studio', 'a request of one tab');
  stripe.pay(id, nextYear, { isLater: true });
  const plan = stripe.bankAnswers(id, false, { isNow: true });
  plan.paysLate = true;
  const { answer } = await max.checkout('business', 'a request of another tab');
  expect(answer.json().url).toContain('portal.example');
  expect(openSessionsOf(max.userId)).toEqual([]);
  expect(await max.plan()).toMatchObject({ planId: 'studio', state: 'active' });
});
