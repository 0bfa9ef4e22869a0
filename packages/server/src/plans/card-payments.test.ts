import type { AccountPlan } from '@tourwright/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStripePayment } from '../drivers/payment/stripe-payment.ts';
import { dayMs, hourMs } from '../durations.ts';
import { openTestServer, type TestServer, type TestUser, testOrigin } from '../testing/test-server.ts';
import { readPlanBook } from './plan-book.ts';
import { openStripeStandIn } from './testing/stripe-stand-in.ts';

let stripe: Awaited<ReturnType<typeof openStripeStandIn>>;
let server: TestServer;
beforeAll(async () => {
  stripe = await openStripeStandIn();
  server = await openTestServer({
    payment: openStripePayment({
      secretKey: 'sk_test_1',
      webhookSecret: stripe.webhookSecret,
      apiUrl: stripe.url,
    }),
    book: readPlanBook(null, { name: 'Tours', email: '' }),
  });
  await server.work();
  // It asks the provider too: what these tests look at must not be settled by its first run.
  const { pool } = server.services.database;
  const look = `select state from pgboss.job where name = 'sweep' and data->>'name' = 'checkouts under way'`;
  const isPast = async () => expect((await pool.query(look)).rows).toEqual([{ state: 'completed' }]);
  await vi.waitFor(isPast, 60_000);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const nextYear = new Date(Date.now() + 365 * dayMs);
let counter = 0;

/** Somebody with what they ask for. */
async function newOwner() {
  const user: TestUser = await server.signUp(`owner${++counter}@example.com`);
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api/users/${user.userId}/plan${path}`,
      headers: { origin: testOrigin, cookie: user.cookie },
      ...(payload && { payload }),
    });
  const plan = async (checkout = ''): Promise<AccountPlan> =>
    (await call('GET', checkout && `?checkout=${checkout}`)).json();
  const checkout = async (planId = 'studio', requestId = `a request ${user.userId}`) => {
    const answer = await call('POST', '/checkout', { planId, period: 'yearly', requestId });
    return { answer, id: String(answer.json().url).split('/').at(-1) ?? '' };
  };
  const order = (requestId: string) =>
    call('POST', '/orders', { planId: 'business', period: 'yearly', requestId, buyer });
  return { ...user, call, plan, checkout, order };
}

const buyer = { company: 'A', taxNumber: '', street: 'B', city: 'C', country: 'D', email: 'a@example.com' };

function webhook({ payload, header }: { payload: string; header: string }) {
  return server.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload,
  });
}

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

function openSessionsOf(userId: string) {
  const own = [...stripe.sessions.values()].filter(({ form }) => form.get('metadata[userId]') === userId);
  return own.filter(({ isComplete, isExpired }) => !isComplete && !isExpired);
}

/** Every call that was stored is carried out. */
async function isAllApplied() {
  const left = 'select from payment_events where applied_at is null';
  await expect.poll(async () => (await query(left)).rowCount).toBe(0);
}

async function isAllSwept() {
  const left = "select from pgboss.job where name = 'sweep' and state <> 'completed'";
  await expect.poll(async () => (await query(left)).rowCount).toBe(0);
}

function query(text: string) {
  return server.services.database.pool.query(text);
}
