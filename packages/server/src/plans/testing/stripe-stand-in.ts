/** The part of Stripe's HTTP API that we use, for tests. Its calls are signed by Stripe's own library. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';

interface Session {
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
    const path = request.url ?? '';
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
        sessions.set(made, { isPaid: false, isExpired: false, subscription: null, form });
      }
      return answer(200, { id: made, object: 'checkout.session', url: `https://checkout.example/${made}` });
    }
    if (path === '/v1/billing_portal/sessions') return answer(200, { url: 'https://portal.example/1' });
    const session = sessions.get(id === 'expire' ? (path.split('/').at(-2) ?? '') : id);
    if (session) return answer(...answerAbout(session, id === 'expire'));
    const found = subscriptions.get(id);
    if (found) return answer(200, subscriptionBody(id, found));
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
    /** Somebody pays at the hosted page. */
    pay(sessionId: string, endsAt: Date): string {
      const session = sessions.get(sessionId);
      if (!session || statusOf(session) !== 'open') throw new Error(`No open session ${sessionId}`);
      const id = `sub_${++counter}`;
      const metadata = Object.fromEntries(
        ['userId', 'planId', 'period'].map((name) => [name, session.form.get(`metadata[${name}]`) ?? '']),
      );
      subscriptions.set(id, { metadata, status: 'active', end: endsAt.getTime() / 1000, cancels: false });
      Object.assign(session, { isPaid: true, subscription: id });
      return id;
    },
    /** A call as Stripe sends it. */
    event: createSigning(() => `evt_${++counter}`),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
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

function statusOf({ isPaid, isExpired }: Session): 'complete' | 'expired' | 'open' {
  return isPaid ? 'complete' : isExpired ? 'expired' : 'open';
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

function subscriptionBody(id: string, { metadata, status, end, cancels }: Subscription) {
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
  };
}
