import { Stripe } from 'stripe';
import {
  type CheckoutOrder,
  type CheckoutState,
  type PaidSubscription,
  type Payment,
  PaymentAway,
} from './payment.ts';
import { endRefused, isEnded, isRefused } from './refused-payment.ts';

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** The address of a test server; Stripe's own when absent. */
  apiUrl?: string;
}

const stripeTimeoutMs = 15_000;
const nowhere = { state: 'ended', subscriptionId: null, isRefused: false } as const;
/** At most this many checkouts of one request may have been ended. */
const mostEnded = 5;

/** Cards by Stripe: its hosted checkout and portal, so that no card number comes here. */
export function openStripePayment({ secretKey, webhookSecret, apiUrl }: StripeSettings): Payment {
  const stripe = new Stripe(secretKey, {
    timeout: stripeTimeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiUrl === undefined ? {} : hostOf(apiUrl)),
  });
  return {
    startCheckout: (order) => startCheckout(stripe, order),
    endCheckout: (id) => endCheckout(stripe, id),
    async openPortal(customer, returnUrl) {
      const portal = await asked(() =>
        stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
      );
      return portal.url;
    },
    readEvent(body, signature) {
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
    readSubscription: (id) => readSubscription(stripe, id),
    readCheckout: (id) => readCheckout(stripe, id),
  };
}

async function startCheckout(stripe: Stripe, order: CheckoutOrder): ReturnType<Payment['startCheckout']> {
  const { requestId, userId, planId, period } = order;
  const key = `checkout ${userId} ${requestId} ${planId} ${period}`;
  let again = '';
  for (let attempt = 0; attempt < mostEnded; attempt += 1) {
    const options = { idempotencyKey: key + again };
    const { id, url } = await asked(() => stripe.checkout.sessions.create(sessionOf(order), options));
    if (!url) throw new PaymentAway('A checkout has no address');
    // A repeated request is answered as it was the first time, though the checkout may have ended since.
    const { status } = await asked(() => stripe.checkout.sessions.retrieve(id));
    if (status !== 'expired') return { id, url, isOpen: status === 'open' };
    again = ` after ${id}`;
  }
  throw new PaymentAway('Every checkout has ended at once');
}

async function endCheckout(stripe: Stripe, id: string): Promise<boolean> {
  const ended = await orRefused(() => stripe.checkout.sessions.expire(id));
  if (ended !== null) return true;
  // Only one that is open can be ended.
  const { state, subscriptionId } = (await readCheckout(stripe, id)) ?? nowhere;
  if (state === 'open') throw new PaymentAway('An open checkout was not ended');
  if (state !== 'pending' || subscriptionId === null) return state === 'ended';
  return endRefused(stripe, subscriptionId, orRefused);
}

function readCheckout(stripe: Stripe, id: string): ReturnType<Payment['readCheckout']> {
  return orNull(async () => {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
    const state = stateOf(session);
    const subscriptionId = idOf(session.subscription);
    const mayBeRefused = state === 'pending' && subscriptionId !== null;
    return {
      state,
      subscriptionId,
      isRefused: mayBeRefused
        ? await isRefused(stripe, subscriptionId, orRefused)
        : state === 'ended' && session.status === 'complete',
    };
  });
}

function stateOf({ status, payment_status, subscription }: Stripe.Checkout.Session): CheckoutState {
  if (status !== 'complete') return status === 'open' ? 'open' : 'ended';
  if (payment_status !== 'unpaid') return 'paid';
  const isOver = typeof subscription === 'object' && subscription !== null && isEnded(subscription.status);
  return isOver ? 'ended' : 'pending';
}

function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { userId, planId, period } = order;
  const metadata = { userId, planId, period };
  return {
    mode: 'subscription',
    client_reference_id: userId,
    ...(order.customerId === null ? { customer_email: order.email } : { customer: order.customerId }),
    success_url: order.successUrl.replace('{checkout}', '{CHECKOUT_SESSION_ID}'),
    cancel_url: order.cancelUrl,
    metadata,
    subscription_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.total,
          recurring: { interval: period === 'monthly' ? 'month' : 'year' },
          product_data: { name: order.planName },
          tax_behavior: 'inclusive',
        },
      },
    ],
  };
}

function toEvent({ id, type, created, data }: Stripe.Event) {
  const object = data.object as unknown as Record<string, unknown> & { id?: string };
  const isCheckout = type.startsWith('checkout.session.');
  const parent = object.parent as { subscription_details?: { subscription?: unknown } } | undefined;
  const named = object.subscription ?? parent?.subscription_details?.subscription;
  const ownId = object.id ?? null;
  return {
    id,
    type,
    createdAt: new Date(created * 1000),
    checkoutId: isCheckout ? ownId : null,
    subscriptionId: type.startsWith('customer.subscription.') ? ownId : idOf(named),
  };
}

function readSubscription(stripe: Stripe, id: string): Promise<PaidSubscription | null> {
  return orNull(async () => {
    const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    return neverBegan(subscription) ? null : toSubscription(subscription);
  });
}

/** The first payment did not come yet, or never will. */
function neverBegan({ status, latest_invoice: invoice }: Stripe.Subscription): boolean {
  if (status === 'incomplete' || status === 'incomplete_expired') return true;
  if (invoice === null || typeof invoice === 'string') return false;
  return invoice.billing_reason === 'subscription_create' && invoice.status === 'void';
}

const statuses: Record<string, PaidSubscription['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'late',
  unpaid: 'late',
};

function toSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const { id, customer, metadata, status, cancel_at_period_end, cancel_at, ended_at, items } = subscription;
  const end = Math.max(...items.data.map((item) => item.current_period_end));
  const hasEnded = statuses[status] === undefined;
  return {
    id,
    customerId: idOf(customer) ?? '',
    userId: metadata.userId ?? '',
    planId: metadata.planId ?? '',
    period: metadata.period === 'yearly' ? 'yearly' : 'monthly',
    status: statuses[status] ?? 'ended',
    // What is ended at once has no days left.
    endsAt: new Date((hasEnded ? (ended_at ?? end) : end) * 1000),
    cancelsAtEnd: cancel_at_period_end || cancel_at !== null,
  };
}

/** Of a thing or its id. */
function idOf(thing: unknown): string | null {
  if (typeof thing === 'string') return thing;
  if (typeof thing !== 'object' || thing === null || !('id' in thing)) return null;
  return String(thing.id);
}

/** Null: there is no such thing. */
function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  return orRefused(ask, [404]);
}

/** Null: it is refused. */
async function orRefused<T>(ask: () => Promise<T>, statuses = [400, 404]): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    const { StripeInvalidRequestError } = Stripe.errors;
    if (error instanceof StripeInvalidRequestError && statuses.includes(error.statusCode ?? 0)) return null;
    throw awayOr(error);
  }
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw awayOr(error);
  }
}

/** Whatever it is at the provider, a careful user can only try again; the operator reads the reason. */
function awayOr(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  return new PaymentAway(`Stripe: ${error.message}`, { cause: error });
}

function hostOf(address: string): { host: string; port: number; protocol: 'http' | 'https' } {
  const { protocol, hostname, port } = new URL(address);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: Number(port) || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}
