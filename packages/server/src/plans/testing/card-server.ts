/** A server that sells plans by card, through a stand-in of Stripe. */
import type { AccountPlan } from '@tourwright/api';
import { expect, vi } from 'vitest';
import { openStripePayment } from '../../drivers/payment/stripe-payment.ts';
import { dayMs } from '../../durations.ts';
import { openTestServer, type TestServer, type TestUser, testOrigin } from '../../testing/test-server.ts';
import { readPlanBook } from '../plan-book.ts';
import { openStripeStandIn } from './stripe-stand-in.ts';

export const nextYear = new Date(Date.now() + 365 * dayMs);
const buyer = { company: 'A', taxNumber: '', street: 'B', city: 'C', country: 'D', email: 'a@example.com' };

type Stripe = Awaited<ReturnType<typeof openStripeStandIn>>;

export async function openCardServer() {
  const stripe = await openStripeStandIn();
  const { webhookSecret, url: apiUrl } = stripe;
  const server = await openTestServer({
    payment: openStripePayment({ secretKey: 'sk_test_1', webhookSecret, apiUrl }),
    book: readPlanBook(null, { name: 'Tours', email: '' }),
  });
  await server.work();
  // It asks the provider too: what these tests look at must not be settled by its first run.
  const { pool } = server.services.database;
  const query = (text: string) => pool.query(text);
  const look = `select state from pgboss.job where name = 'sweep' and data->>'name' = 'checkouts under way'`;
  const isPast = async () => expect((await query(look)).rows).toEqual([{ state: 'completed' }]);
  await vi.waitFor(isPast, 60_000);
  return {
    ...{ stripe, server, query, newOwner: createOwners(server), webhook: createWebhook(server) },
    openSessionsOf: createOpenSessions(stripe),
    /** Every call that was stored is carried out. */
    isAllApplied: async () => {
      const left = 'select from payment_events where applied_at is null';
      await expect.poll(async () => (await query(left)).rowCount).toBe(0);
    },
    isAllSwept: async () => {
      const left = "select from pgboss.job where name = 'sweep' and state <> 'completed'";
      await expect.poll(async () => (await query(left)).rowCount).toBe(0);
    },
    close: async () => {
      await server.close();
      await stripe.close();
    },
  };
}

/** Somebody with what they ask for. */
function createOwners(server: TestServer) {
  let counter = 0;
  return async () => {
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
  };
}

function createWebhook(server: TestServer) {
  return ({ payload, header }: { payload: string; header: string }) =>
    server.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      payload,
    });
}

function createOpenSessions(stripe: Stripe) {
  return (userId: string) => {
    const own = [...stripe.sessions.values()].filter(({ form }) => form.get('metadata[userId]') === userId);
    return own.filter(({ isComplete, isExpired }) => !isComplete && !isExpired);
  };
}
