import type { Invoice, InvoiceBuyer, InvoiceLine, Plan, PlanPeriod, PlanQuote } from '@tourwright/api';
import { eq } from 'drizzle-orm';
import type { Database, Orm, Transaction } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { invoices } from '../drivers/database/schema/accounts/plans.ts';
import { dayMs } from '../durations.ts';
import { Problem } from '../http/answers/problem.ts';
import type { Mailing } from '../mail/mailing.ts';
import { oneOrderAtATime, type PendingCards } from './cards/checkouts.ts';
import {
  findInvoice,
  findOpen,
  findOrdered,
  findRunning,
  type InvoiceRow,
  takeNumber,
  toInvoice,
} from './invoice-table.ts';
import { afterPeriod, withTax } from './money.ts';
import type { PlanBook } from './plan-book.ts';
import type { PlanMail } from './plan-mails.ts';
import { hasCard } from './subscription-table.ts';

/** What orders of plans need. */
export interface OrderParts {
  database: Database;
  clock: () => Date;
  book: PlanBook;
  mailing: Pick<Mailing<PlanMail>, 'send'>;
  cards: PendingCards;
}

/** Writes an act of an operator down, in the transaction that does it. */
export type Note = (transaction: Transaction) => Promise<void>;

/** What is ordered. */
export interface PlanChoice {
  planId: string;
  period: PlanPeriod;
}

/** What an order would come to, and the invoice whose rest is taken off. */
type Offer = PlanQuote & { creditOf: string | null };

/** What orders would come to. */
function createOffers({ clock, book }: Pick<OrderParts, 'clock' | 'book'>) {
  return async (orm: Orm, userId: string, choice: PlanChoice): Promise<Offer> => {
    const plan = soldPlan(book, choice);
    const now = clock();
    const price = plan.prices[choice.period] ?? 0;
    const running = await findRunning(orm, userId, now);
    const rank = (id: string) => book.plans.findIndex((each) => each.id === id);
    // A larger plan starts now and takes over what is left; the same or a smaller one follows.
    const isUpgrade = running === null || rank(running.planId) < rank(plan.id);
    const startsAt = isUpgrade ? now : running.endsAt;
    const credit = isUpgrade && running !== null ? Math.min(price, leftOf(running, now)) : 0;
    const line = { kind: 'plan', planName: plan.name, period: choice.period, amount: price } as const;
    const lines: InvoiceLine[] = [line];
    if (running !== null && credit > 0) {
      const planName = book.plans.find(({ id }) => id === running.planId)?.name ?? running.planId;
      lines.push({ kind: 'credit', planName, period: running.period, amount: -credit });
    }
    return {
      creditOf: credit > 0 ? (running?.number ?? null) : null,
      lines,
      ...withTax(price - credit, book),
      startsAt: startsAt.toISOString(),
      endsAt: afterPeriod(startsAt, choice.period).toISOString(),
      dueAt: new Date(now.getTime() + book.dueDays * dayMs).toISOString(),
    };
  };
}

/** Places one order of an account after the other; the same request again finds the first. */
function createPlacing({ clock, book, mailing, cards }: OrderParts, offer: ReturnType<typeof createOffers>) {
  return async (
    transaction: Transaction,
    userId: string,
    { requestId, buyer, ...choice }: PlanChoice & { requestId: string; buyer: InvoiceBuyer },
    locale: string,
  ): Promise<InvoiceRow> => {
    const { orm } = transaction;
    await oneOrderAtATime(orm, userId);
    const known = await findOrdered(orm, userId, requestId);
    if (known !== null) return known;
    const open = await findOpen(orm, userId);
    if (open !== null) throw new Problem('invoice_open', { number: open.number });
    if (await hasCard(orm, userId)) throw new Problem('plan_paid_by_card');
    await cards.end(orm, userId);
    const { startsAt, endsAt, dueAt, ...amounts } = await offer(orm, userId, choice);
    const now = clock();
    const row: typeof invoices.$inferInsert = {
      ...choice,
      ...amounts,
      number: await takeNumber(orm, now.getUTCFullYear()),
      requestId,
      userId,
      buyer,
      seller: book.seller,
      locale,
      issuedAt: now,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      dueAt: new Date(dueAt),
      paidAt: amounts.total === 0 ? now : null,
    };
    const [stored] = await orm.insert(invoices).values(row).returning();
    if (stored === undefined) throw new Error('An order was not stored');
    if (stored.paidAt !== null) await useCredit(orm, stored);
    await mailing.send('planInvoice', { number: stored.number }, transaction, locale);
    return stored;
  };
}

/** Orders of plans by invoice, and what becomes of the invoices. */
export function createOrders(parts: OrderParts) {
  const { database, clock, mailing, cards } = parts;
  const offer = createOffers(parts);
  const place = createPlacing(parts, offer);

  /** Changes an invoice while nobody else does, and notes it in the same transaction. */
  const change = (
    number: string,
    note: Note,
    work: (row: InvoiceRow, transaction: Transaction) => Promise<Partial<InvoiceRow> | null>,
  ): Promise<Invoice> =>
    database.transaction(async (transaction) => {
      const { orm } = transaction;
      await orm.select().from(invoices).where(eq(invoices.number, number)).for('update');
      const row = await findInvoice(orm, number);
      if (row === null) throw new Problem('invoice_not_found');
      const next = await work(row, transaction);
      if (next !== null) await orm.update(invoices).set(next).where(eq(invoices.number, number));
      await note(transaction);
      return toInvoice({ ...row, ...next }, clock());
    });

  return {
    /** What an order would come to. */
    async quote(userId: string, choice: PlanChoice): Promise<PlanQuote> {
      const { creditOf: _, ...shown } = await offer(database.orm, userId, choice);
      return shown;
    },

    /** The plan starts with the order; the same request again is the same order. */
    async order(
      userId: string,
      order: PlanChoice & { requestId: string; buyer: InvoiceBuyer },
    ): Promise<Invoice> {
      const locale = await readLocale(database.orm, userId);
      await cards.settle(userId);
      const row = await database.transaction((transaction) => place(transaction, userId, order, locale));
      return toInvoice(row, clock());
    },

    /** The money is there. Said twice it is there once. */
    setPaid: (number: string, note: Note): Promise<Invoice> =>
      change(number, note, async (row, transaction) => {
        if (row.cancelledAt !== null) throw new Problem('invoice_cancelled', { number });
        if (row.paidAt !== null) return null;
        await useCredit(transaction.orm, row);
        await mailing.send('planPaid', { number }, transaction, row.locale);
        return { paidAt: clock() };
      }),

    /** Takes back what is not paid. Its number stays, and its plan ends. */
    cancel: (number: string, note: Note): Promise<Invoice> =>
      change(number, note, async (row, transaction) => {
        if (row.paidAt !== null) throw new Problem('invoice_paid', { number });
        if (row.cancelledAt !== null) return null;
        await mailing.send('planCancelled', { number }, transaction, row.locale);
        return { cancelledAt: clock() };
      }),
  };
}

/** Sells plans by invoice. */
export type PlanOrders = ReturnType<typeof createOrders>;

/** The plan, if it has a price for this period. */
export function soldPlan({ plans }: PlanBook, { planId, period }: PlanChoice): Plan {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan?.prices[period]) throw new Problem('plan_not_sold');
  return plan;
}

/** What was taken off the price is no longer there: what is left beyond it follows the new plan. */
async function useCredit(orm: Orm, row: InvoiceRow): Promise<void> {
  if (row.creditOf === null) return;
  const before = await findInvoice(orm, row.creditOf);
  const credit = -(row.lines.find(({ kind }) => kind === 'credit')?.amount ?? 0);
  const price = before?.lines.find(({ kind }) => kind === 'plan')?.amount ?? 0;
  if (before === null || price === 0) return;
  const whole = before.endsAt.getTime() - before.startsAt.getTime();
  const restMs = ((leftOf(before, row.startsAt) - credit) / price) * whole;
  const endsAt = restMs < dayMs ? row.startsAt : new Date(row.endsAt.getTime() + restMs);
  await orm.update(invoices).set({ endsAt }).where(eq(invoices.number, before.number));
}

/** What was paid for days that are still to come, before tax. */
function leftOf({ lines, startsAt, endsAt }: InvoiceRow, now: Date): number {
  const paid = lines.find(({ kind }) => kind === 'plan')?.amount ?? 0;
  const whole = endsAt.getTime() - startsAt.getTime();
  const left = endsAt.getTime() - Math.max(now.getTime(), startsAt.getTime());
  return Math.floor((paid * left) / whole);
}

async function readLocale(orm: Orm, userId: string): Promise<string> {
  const [row] = await orm.select({ locale: users.locale }).from(users).where(eq(users.id, userId));
  return row?.locale ?? 'en';
}
