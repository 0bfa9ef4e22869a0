/** The part of Stripe's HTTP API that we use, for tests. Its calls are signed by Stripe's own library. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';

interface Session {
  /** Somebody went through it; the money may come later. */
  isComplete: boolean;
  isPaid: boolean;
  isExpired: boolean;
  subscription: string | null;
  form: URLSearchParams;
}

interface Subscription {
  metadata: Record<string, string>;
  status: string;
  end: number;
  cancels: boolean;
  /** Of the first invoice, and of the payment of it. */
  invoice: 'open' | 'paid' | 'void';
  intent: string;
  /** The bank sends the money in the moment before the invoice is voided. */
  paysLate: boolean;
}

const webhookSecret = 'whsec_of_a_test';

export async function openStripeStandIn() {
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const byKey = new Map<string, string>();
  const asked: string[] = [];
  let isAway = false;
  let held: { part: string; reached: () => void } | null = null;
  let counter = 0;

  const server = createServer(async (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?');
    asked.push(`${request.method} ${path}`);
    const form = new URLSearchParams(await text(request));
    const answer = (status: number, body: object) => {
      if (held !== null && path.startsWith(held.part)) {
        held.reached();
        held = null;
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (isAway) return answer(500, { error: { type: 'api_error', message: 'away' } });
    const id = path.split('/').at(-1) ?? '';
    if (path === '/v1/checkout/sessions') {
      const key = String(request.headers['idempotency-key']);
      const made = byKey.get(key) ?? `cs_test_${++counter}`;
      byKey.set(key, made);
      if (!sessions.has(made)) {
        sessions.set(made, { isComplete: false, isPaid: false, isExpired: false, subscription: null, form });
      }
      return answer(200, { id: made, object: 'checkout.session', url: `https://checkout.example/${made}` });
    }
    if (path === '/v1/billing_portal/sessions') return answer(200, { url: 'https://portal.example/1' });
    const session = sessions.get(id === 'expire' ? (path.split('/').at(-2) ?? '') : id);
    if (session) {
      const [status, body] = answerAbout(session, id === 'expire');
      const found = query === 'expand[0]=subscription' && subscriptions.get(session.subscription ?? '');
      return answer(
        status,
        found ? { ...body, subscription: subscriptionBody(session.subscription ?? '', found) } : body,
      );
    }
    const found = subscriptions.get(/sub_\d+/.exec(path)?.[0] ?? '');
    if (found) return answer(...answerAboutPlan(request.method, path, found));
    return answer(404, { error: { type: 'invalid_request_error', message: `No such thing: ${id}` } });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  return {
    webhookSecret,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    subscriptions,
    asked,
    /** The next request below this path is done, but its answer never leaves; resolves once it was done. */
    withholdAnswer: (part: string) =>
      new Promise<void>((reached) => {
        held = { part, reached };
      }),
    setAway: (away: boolean) => {
      isAway = away;
    },
    ...createPaying(sessions, subscriptions, () => `sub_${++counter}`),
    /** A call as Stripe sends it. */
    event: createSigning(() => `evt_${++counter}`),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

/** What people and their banks do. */
function createPaying(
  sessions: Map<string, Session>,
  subscriptions: Map<string, Subscription>,
  nextId: () => string,
) {
  return {
    /** Somebody pays at the hosted page; `isLater`: by a bank, whose money comes later. */
    pay(sessionId: string, endsAt: Date, { isLater = false } = {}): string {
      const session = sessions.get(sessionId);
      if (!session || statusOf(session) !== 'open') throw new Error(`No open session ${sessionId}`);
      const id = nextId();
      const metadata = Object.fromEntries(
        ['userId', 'planId', 'period'].map((name) => [name, session.form.get(`metadata[${name}]`) ?? '']),
      );
      const status = isLater ? 'incomplete' : 'active';
      subscriptions.set(id, {
        ...{ metadata, status, end: endsAt.getTime() / 1000, cancels: false, paysLate: false },
        invoice: isLater ? 'open' : 'paid',
        intent: isLater ? 'processing' : 'succeeded',
      });
      Object.assign(session, { isComplete: true, isPaid: !isLater, subscription: id });
      return id;
    },
    /** The bank sends the money, or says that it does not; `isNow`: less than 23 hours ago, after which Stripe ends the plan. */
    bankAnswers(sessionId: string, isPaid: boolean, { isNow = false } = {}): Subscription {
      const session = sessions.get(sessionId);
      const subscription = subscriptions.get(session?.subscription ?? '');
      if (!session || !subscription) throw new Error(`Nobody went through ${sessionId}`);
      session.isPaid = isPaid;
      if (isPaid) Object.assign(subscription, paidPlan);
      else Object.assign(subscription, { intent: 'requires_payment_method' }, !isNow && endedPlan);
      return subscription;
    },
  };
}

/** What is asked about a checkout, or that it ends. */
function answerAbout(session: Session, isToEnd: boolean): [number, object] {
  if (isToEnd && statusOf(session) !== 'open') {
    return [400, { error: { type: 'invalid_request_error', message: 'Only open sessions expire' } }];
  }
  if (isToEnd) session.isExpired = true;
  const { isPaid, subscription } = session;
  return [200, { status: statusOf(session), payment_status: isPaid ? 'paid' : 'unpaid', subscription }];
}

const paidPlan = { status: 'active', invoice: 'paid', intent: 'succeeded' } as const;
const endedPlan = { status: 'incomplete_expired', invoice: 'void' } as const;

/** What is asked about a subscription and its first payment, and that they end. */
function answerAboutPlan(method: string | undefined, path: string, plan: Subscription): [number, object] {
  const id = /sub_\d+/.exec(path)?.[0] ?? '';
  if (path.startsWith('/v1/payment_intents/')) return [200, { id: `pi_${id}`, status: plan.intent }];
  if (path.endsWith('/void')) {
    if (plan.paysLate) Object.assign(plan, paidPlan);
    if (plan.invoice !== 'open') {
      return [400, { error: { type: 'invalid_request_error', message: 'Only open invoices are voided' } }];
    }
    Object.assign(plan, { invoice: 'void', intent: 'canceled' });
  }
  if (method === 'DELETE') plan.status = plan.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
  return [200, subscriptionBody(id, plan)];
}

function statusOf({ isComplete, isExpired }: Session): 'complete' | 'expired' | 'open' {
  return isComplete ? 'complete' : isExpired ? 'expired' : 'open';
}

function createSigning(nextId: () => string) {
  const stripe = new Stripe('sk_test_1');
  return (
    type: string,
    object: object,
    { id = nextId(), signedAt = new Date(), by = webhookSecret } = {},
  ) => {
    const payload = JSON.stringify({ id, object: 'event', type, created: 1_700_000_000, data: { object } });
    const header = stripe.webhooks.generateTestHeaderString({
      payload,
      secret: by,
      timestamp: Math.floor(signedAt.getTime() / 1000),
    });
    return { payload, header };
  };
}

function subscriptionBody(id: string, plan: Subscription) {
  const { metadata, status, end, cancels, invoice } = plan;
  return {
    id,
    object: 'subscription',
    customer: 'cus_1',
    metadata,
    status,
    cancel_at_period_end: cancels,
    cancel_at: null,
    ended_at: status === 'canceled' ? end : null,
    items: { data: [{ current_period_end: end }] },
    latest_invoice: {
      ...{ id: `in_${id}`, status: invoice, billing_reason: 'subscription_create' },
      payments: { data: [{ payment: { payment_intent: `pi_${id}` } }], has_more: false },
    },
  };
}
