import { eq, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Orm } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { checkouts, paymentEvents } from '../drivers/database/schema/accounts/plans.ts';
import type { CheckoutOrder, CheckoutState, Payment, PaymentEvent } from '../drivers/payment/payment.ts';
import { hourMs } from '../durations.ts';
import { Problem } from '../http/answers/problem.ts';
import type { Jobs } from '../jobs/job.ts';
import type { Queue } from '../jobs/queue.ts';
import { createPendingCards, endCheckouts, oneOrderAtATime, reached } from './cards/checkouts.ts';
import { findOpen } from './invoice-table.ts';
import { withTax } from './money.ts';
import { type PlanChoice, soldPlan } from './order-plan.ts';
import type { PlanBook } from './plan-book.ts';
import {
  addCheckout,
  findCard,
  findCheckout,
  findCustomer,
  hasCard,
  removeCheckout,
  setCheckoutDone,
  setCheckoutRefused,
  writeSubscription,
} from './subscription-table.ts';

declare module '../jobs/job.ts' {
  interface JobData {
    /** Asks the payment provider what holds, because of a signed call that is stored. */
    'apply-payment': { eventId: string };
  }
}

/** What payments by card need. */
export interface CardParts {
  database: Database;
  clock: () => Date;
  book: PlanBook;
  queue: Pick<Queue, 'send'>;
  log: Logger;
  publicUrl: string;
  /** null: no cards here. */
  payment: Payment | null;
}

const lookedForMs = 72 * hourMs;
const nowhere = { state: 'ended', subscriptionId: null, isRefused: false } as const;

/** Asks the provider what holds, and writes it. */
function createLooking({ database, clock }: Pick<CardParts, 'database' | 'clock'>, provider: () => Payment) {
  /** Writes what the provider says of a subscription. */
  const refresh = (subscriptionId: string): Promise<void> =>
    database.transaction(async ({ orm }) => {
      // Asked and written by one at a time: what was asked first cannot be written last.
      await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`paid ${subscriptionId}`}, 0))`);
      const now = await provider().readSubscription(subscriptionId);
      if (now === null || now.userId === '' || !(await isUser(orm, now.userId))) return;
      const before = await findCard(orm, now.userId);
      const isOther = before !== null && before.subscriptionId !== now.id;
      // The end of what was replaced changes nothing.
      if (isOther && before.status !== 'ended' && now.status === 'ended') return;
      const { id, userId, planId, period, status, endsAt, cancelsAtEnd, customerId } = now;
      const held = { userId, planId, period, status, endsAt, cancelsAtEnd, customerId };
      await writeSubscription(orm, { ...held, source: 'card', subscriptionId: id, updatedAt: clock() });
    });

  /** Looks at a checkout, and writes what it brought. */
  const settle = async (checkoutId: string): Promise<CheckoutState> => {
    const { state, subscriptionId, isRefused } = (await provider().readCheckout(checkoutId)) ?? nowhere;
    // A plan may begin before the money of a bank is there.
    if (subscriptionId !== null) await refresh(subscriptionId);
    if (state === 'paid') await setCheckoutDone(database.orm, checkoutId, clock());
    else await setCheckoutRefused(database.orm, checkoutId, isRefused ? clock() : null);
    return state;
  };
  return { refresh, settle };
}

/** A checkout that was begun, and those of its user that cannot be ended. */
interface Begun {
  checkout: { id: string; url: string };
  completed: string[];
}

type Settle = ReturnType<typeof createLooking>['settle'];

/**
 * Where to pay; customers who already pay by card change it at the provider. A checkout that is begun ends those before it:
 * who has two tabs open can pay only once.
 */
function createStarting(
  { database, clock, book, log, publicUrl }: CardParts,
  provider: () => Payment,
  settle: Settle,
  portal: (customerId: string) => Promise<{ url: string }>,
) {
  const page = `${publicUrl}/payment`;

  const open = async (orm: Orm, order: CheckoutOrder): Promise<Begun> => {
    const { userId } = order;
    const payment = provider();
    const checkout = await reached(payment.startCheckout(order), log);
    await addCheckout(orm, { id: checkout.id, userId, createdAt: clock() });
    const except = checkout.isOpen ? { except: checkout.id } : {};
    const completed = await endCheckouts(orm, userId, { payment, log, ...except });
    // The same request as before, whose bank refused to pay.
    const isOver = !checkout.isOpen && !completed.includes(checkout.id);
    return isOver ? open(orm, { ...order, requestId: `after ${checkout.id}` }) : { checkout, completed };
  };

  /** Begins a checkout, and ends the others of its user. */
  const begin = (order: CheckoutOrder) =>
    database.transaction(async ({ orm }) => {
      const { userId } = order;
      await oneOrderAtATime(orm, userId);
      // Who owes an invoice would pay a second plan beside the first.
      const owed = await findOpen(orm, userId);
      if (owed !== null) throw new Problem('invoice_open', { number: owed.number });
      return open(orm, order);
    });

  return async (userId: string, choice: PlanChoice & { requestId: string }): Promise<{ url: string }> => {
    const { orm } = database;
    provider();
    const customerId = await findCustomer(orm, userId);
    const email = await readEmail(orm, userId);
    // A plan that is not sold is refused to everybody.
    const order = orderOf(book, choice, { userId, email, customerId, page });
    if (customerId !== null && (await hasCard(orm, userId))) return portal(customerId);
    const { checkout, completed } = await begin(order);
    if (completed.length === 0) return { url: checkout.url };
    const states: CheckoutState[] = [];
    for (const id of completed) states.push(await reached(settle(id), log));
    const payer = (await hasCard(orm, userId)) ? await findCustomer(orm, userId) : null;
    if (payer === null && !states.includes('pending')) return { url: checkout.url };
    await reached(provider().endCheckout(checkout.id), log);
    // Who paid by a bank that takes its time would pay a second plan beside the first.
    if (payer === null) throw new Problem('payment_pending');
    return portal(payer);
  };
}

function orderOf(
  book: PlanBook,
  choice: PlanChoice & { requestId: string },
  { page, ...buyer }: Pick<CheckoutOrder, 'userId' | 'email' | 'customerId'> & { page: string },
): CheckoutOrder {
  const plan = soldPlan(book, choice);
  const { requestId, period } = choice;
  return {
    ...buyer,
    requestId,
    planId: plan.id,
    planName: plan.name,
    period,
    total: withTax(plan.prices[period] ?? 0, book).total,
    currency: book.currency,
    successUrl: `${page}?checkout={checkout}`,
    cancelUrl: page,
  };
}

/**
 * Plans that are paid by card. Nothing is done in a call of the provider but to store it: a job then asks the provider what
 * holds now and writes that, one job of a subscription after the other, so that calls may come twice, late and in any order.
 */
export function createCardPayments(parts: CardParts) {
  const { log, publicUrl } = parts;
  const { orm } = parts.database;
  const provider = (): Payment => {
    if (parts.payment === null) throw new Problem('no_card_payment');
    return parts.payment;
  };
  const portal = async (customerId: string) => ({
    url: await reached(provider().openPortal(customerId, `${publicUrl}/payment`), log),
  });
  const { refresh, settle } = createLooking(parts, provider);

  return {
    isOn: parts.payment !== null,

    start: createStarting(parts, provider, settle, portal),

    pending: createPendingCards(parts, settle),

    async portal(userId: string): Promise<{ url: string }> {
      const customerId = await findCustomer(orm, userId);
      if (customerId === null) throw new Problem('no_card_payment');
      return portal(customerId);
    },

    async stateOf(
      userId: string,
      checkoutId: string,
    ): Promise<'confirming' | 'done' | 'refused' | 'unknown'> {
      const checkout = await findCheckout(orm, userId, checkoutId);
      if (checkout === null) return 'unknown';
      if (checkout.doneAt !== null) return 'done';
      return checkout.refusedAt !== null ? 'refused' : 'confirming';
    },

    /** Stores a call of the provider, with the job that does what it asks for. */
    async receive(body: Buffer, signature: string): Promise<void> {
      const event = provider().readEvent(body, signature);
      if (event === null) throw new Problem('bad_signature');
      await storeEvent(parts, event);
    },

    /** Fetches what a lost call would have reported. */
    sweep: () => settleOpen(parts, settle),

    jobs: {
      'apply-payment': {
        // A week: the provider may be away, and what was paid is not lost.
        retries: 1000,
        maxPauseSeconds: 600,
        handle: async ({ data: { eventId } }) => {
          await applyEvent(parts, eventId, { refresh, settle });
          return 'done';
        },
      },
    } satisfies Pick<Jobs, 'apply-payment'>,
  };
}

/** Sells plans by card through the payment provider. */
export type CardPayments = ReturnType<typeof createCardPayments>;

/** A call that came before is stored, and done, already. */
async function storeEvent({ database, clock, queue }: CardParts, event: PaymentEvent): Promise<void> {
  await database.transaction(async (transaction) => {
    const stored = await transaction.orm
      .insert(paymentEvents)
      .values({ ...event, receivedAt: clock() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (stored.length > 0) await queue.send('apply-payment', { eventId: event.id }, { transaction });
  });
}

/**
 * Looks at every checkout that is under way. The old ones that nobody went through are forgotten, after they were looked at: the
 * server may have been off while the call came. One that cannot be settled does not hold up the others.
 */
async function settleOpen({ database: { orm }, clock }: CardParts, settle: Settle): Promise<void> {
  const since = new Date(clock().getTime() - lookedForMs);
  const open = await orm.select().from(checkouts).where(isNull(checkouts.doneAt));
  const failures: unknown[] = [];
  for (const { id, createdAt } of open) {
    try {
      const state = await settle(id);
      const isOver = state === 'open' || state === 'ended';
      if (isOver && createdAt < since) await removeCheckout(orm, id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Does what a stored call is about, once. */
async function applyEvent(
  { database: { orm }, clock }: CardParts,
  eventId: string,
  { refresh, settle }: ReturnType<typeof createLooking>,
): Promise<void> {
  const [event] = await orm.select().from(paymentEvents).where(eq(paymentEvents.id, eventId));
  if (event === undefined || event.appliedAt !== null) return;
  if (event.checkoutId !== null) await settle(event.checkoutId);
  if (event.subscriptionId !== null) await refresh(event.subscriptionId);
  await orm.update(paymentEvents).set({ appliedAt: clock() }).where(eq(paymentEvents.id, eventId));
}

async function isUser(orm: Orm, userId: string): Promise<boolean> {
  const found = await orm.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return found.length > 0;
}

async function readEmail(orm: Orm, userId: string): Promise<string> {
  const [row] = await orm.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? '';
}
