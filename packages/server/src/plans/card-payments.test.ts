import { afterAll, expect, test } from 'vitest';
import { hourMs } from '../durations.ts';
import { nextYear, openCardServer } from './testing/card-server.ts';

const cards = await openCardServer();
const { stripe, server, newOwner, webhook, query, openSessionsOf, isAllApplied } = cards;
afterAll(cards.close);

test('a plan paid by card is confirming until the signed call came, whose second arrival changes nothing', async () => {
  const ann = await newOwner();
  const { id } = await ann.checkout();
  expect((await ann.checkout()).id).toBe(id);
  const form = stripe.sessions.get(id)?.form;
  expect(form?.get('line_items[0][price_data][unit_amount]')).toBe('30000');
  expect(form?.get('success_url')).toContain('/payment?checkout={CHECKOUT_SESSION_ID}');
  expect(await ann.plan(id)).toMatchObject({ planId: 'starter', state: 'free', checkout: 'confirming' });

  const subscription = stripe.pay(id, nextYear);
  // Coming back from the hosted page proves nothing.
  expect((await ann.plan(id)).checkout).toBe('confirming');
  const call = stripe.event('checkout.session.completed', { id, object: 'checkout.session', subscription });
  expect((await webhook(call)).statusCode).toBe(200);
  await expect
    .poll(() => ann.plan(id))
    .toMatchObject({ planId: 'studio', state: 'active', checkout: 'done' });
  expect((await ann.plan()).hasPortal).toBe(true);

  stripe.asked.length = 0;
  expect((await webhook(call)).statusCode).toBe(200);
  expect(stripe.asked).toEqual([]);

  // Customers who pay by card change the plan at the provider.
  expect((await ann.checkout('business', 'another request of hers')).answer.json().url).toContain(
    'portal.example',
  );
  expect((await ann.order('a request of Ann')).json().code).toBe('plan_paid_by_card');
});

test('an owner who begins a second checkout can pay only that one, and one that was paid meanwhile leads to the portal', async () => {
  const dan = await newOwner();
  const first = (await dan.checkout('studio', 'a request of one tab')).id;
  const second = (await dan.checkout('business', 'a request of another tab')).id;
  expect(() => stripe.pay(first, nextYear)).toThrow('No open session');
  // The first tab asks again, and gets what can be paid.
  const third = (await dan.checkout('studio', 'a request of one tab')).id;
  expect([first, second]).not.toContain(third);
  expect((await dan.checkout('studio', 'a request of one tab')).id).toBe(third);

  // It is paid, and the call of the provider is still on its way.
  stripe.pay(third, nextYear);
  const { answer } = await dan.checkout('business', 'a request of another tab');
  expect(answer.json().url).toContain('portal.example');
  expect(await dan.plan(third)).toMatchObject({ planId: 'studio', state: 'active', checkout: 'done' });
  expect(openSessionsOf(dan.userId)).toEqual([]);
});

test('calls that are forged or recorded are refused, and nothing of them is stored', async () => {
  const ben = await newOwner();
  const { id } = await ben.checkout();
  const subscription = stripe.pay(id, nextYear);
  const object = { id, object: 'checkout.session', subscription };
  const hourAgo = new Date(Date.now() - hourMs);
  const forged = stripe.event('checkout.session.completed', object, { by: 'whsec_of_somebody_else' });
  const recorded = stripe.event('checkout.session.completed', object, { signedAt: hourAgo });
  const altered = stripe.event('checkout.session.completed', object);
  altered.payload = altered.payload.replace(id, `${id}0`);
  const count = async () => (await query('select count(*)::int as count from payment_events')).rows[0].count;
  const before = await count();
  for (const call of [forged, recorded, altered, { ...altered, header: '' }]) {
    const answer = await webhook(call);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_signature']);
  }
  expect(await count()).toBe(before);
  expect((await ben.plan(id)).checkout).toBe('confirming');
});

test('calls in any order, and late ones, end at what holds at the provider', async () => {
  const cleo = await newOwner();
  const { id } = await cleo.checkout();
  const subscription = stripe.pay(id, nextYear);
  const held = stripe.subscriptions.get(subscription);
  if (!held) throw new Error('No subscription');
  // The cancellation came before the call about the purchase, which is days old.
  Object.assign(held, { cancels: true });
  await webhook(stripe.event('customer.subscription.updated', { id: subscription, object: 'subscription' }));
  await expect.poll(() => cleo.plan()).toMatchObject({ planId: 'studio', cancelsAtEnd: true });
  await webhook(stripe.event('customer.subscription.created', { id: subscription, object: 'subscription' }));
  await webhook(stripe.event('checkout.session.completed', { id, object: 'checkout.session', subscription }));
  await expect.poll(async () => (await cleo.plan(id)).checkout).toBe('done');
  expect(await cleo.plan()).toMatchObject({ planId: 'studio', state: 'active', cancelsAtEnd: true });

  // A card that is refused: the plan continues while it is tried again, and then through its grace.
  Object.assign(held, { status: 'past_due', end: Date.now() / 1000 - 86_400 });
  const parent = { subscription_details: { subscription } };
  await webhook(stripe.event('invoice.payment_failed', { id: 'in_1', object: 'invoice', parent }));
  await expect.poll(async () => (await cleo.plan()).state).toBe('unpaid');
  Object.assign(held, { status: 'canceled' });
  await webhook(stripe.event('customer.subscription.deleted', { id: subscription, object: 'subscription' }));
  await expect.poll(async () => (await cleo.plan()).state).toBe('grace');
  expect(await cleo.plan()).toMatchObject({ planId: 'studio' });
  Object.assign(held, { end: Date.now() / 1000 - 20 * 86_400 });
  await webhook(stripe.event('customer.subscription.deleted', { id: subscription, object: 'subscription' }));
  await expect.poll(() => cleo.plan()).toMatchObject({ planId: 'starter', state: 'free' });

  // Another purchase; the late notification about the end of the old one does not end it.
  const again = await cleo.checkout('business', 'a second request of hers');
  const second = stripe.pay(again.id, nextYear);
  await webhook(stripe.event('customer.subscription.created', { id: second, object: 'subscription' }));
  await expect.poll(async () => (await cleo.plan()).planId).toBe('business');
  const late = stripe.event('customer.subscription.deleted', { id: subscription, object: 'subscription' });
  await webhook(late);
  await isAllApplied();
  expect((await cleo.plan()).planId).toBe('business');
});

test('a call that was stored before its process was killed, and one that never came, are made good', async () => {
  const dora = await newOwner();
  const { id } = await dora.checkout();
  const subscription = stripe.pay(id, nextYear);
  // The provider is away while the job runs, as when the process dies in it: it is tried again.
  stripe.setAway(true);
  await webhook(stripe.event('checkout.session.completed', { id, object: 'checkout.session', subscription }));
  await expect.poll(() => stripe.asked.at(-1)).toContain(id);
  expect((await dora.plan(id)).checkout).toBe('confirming');
  stripe.setAway(false);
  await expect
    .poll(() => dora.plan(id), { timeout: 10_000 })
    .toMatchObject({ planId: 'studio', checkout: 'done' });

  const eve = await newOwner();
  const lost = await eve.checkout();
  stripe.pay(lost.id, nextYear);
  await server.services.queue.send('sweep', { name: 'checkouts under way' });
  await expect.poll(() => eve.plan(lost.id)).toMatchObject({ planId: 'studio', checkout: 'done' });
});

test('what was paid before the server was off for days is found, and only what nobody paid is forgotten', async () => {
  const paid = await newOwner();
  const left = await newOwner();
  const [{ id }, { id: leftId }] = [await paid.checkout(), await left.checkout()];
  stripe.pay(id, nextYear);
  await query("update checkouts set created_at = now() - interval '9 days' where done_at is null");
  await server.services.queue.send('sweep', { name: 'checkouts under way' });
  await expect.poll(() => paid.plan(id)).toMatchObject({ planId: 'studio', checkout: 'done' });
  await expect.poll(async () => (await left.plan(leftId)).checkout).not.toBe('confirming');
});

test('while the provider is away, the page says that nothing was paid', async () => {
  const finn = await newOwner();
  stripe.setAway(true);
  const { answer } = await finn.checkout();
  stripe.setAway(false);
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'payment_away']);
});
