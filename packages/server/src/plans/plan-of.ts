/** An account's plan at a moment: computed from what is paid, so that no job has to switch it in time. */
import type { AccountPlan, Plan } from '@tourwright/api';
import { and, eq, isNull, lte, ne } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { invoices, subscriptions } from '../drivers/database/schema/accounts/plans.ts';
import { dayMs } from '../durations.ts';
import { basePlan, type PlanBook } from './plan-book.ts';

/** A plan and why it is the account's. */
export interface HeldPlan extends Pick<AccountPlan, 'state' | 'source' | 'period' | 'cancelsAtEnd'> {
  plan: Plan;
  endsAt: Date | null;
  graceUntil: Date | null;
}

/** The largest of the plans that are paid or in their grace at `now`; the first of the book where none is. */
export async function planOf(orm: Orm, book: PlanBook, userId: string, now: Date): Promise<HeldPlan> {
  const held = [...(await ofInvoices(orm, book, userId, now)), ...(await ofSubscriptions(orm, book, userId))];
  const rank = ({ plan }: HeldPlan) => book.plans.indexOf(plan);
  const good = held.filter(({ graceUntil }) => graceUntil === null || now <= graceUntil);
  const [best] = good.toSorted((a, b) => rank(b) - rank(a) || worth(a) - worth(b) || endOf(b) - endOf(a));
  return best ?? { ...nothing, plan: basePlan(book) };
}

const nothing = {
  state: 'free',
  source: null,
  period: null,
  endsAt: null,
  graceUntil: null,
  cancelsAtEnd: false,
} as const;

const states = ['active', 'unpaid', 'grace', 'free'];
const worth = ({ state }: HeldPlan) => states.indexOf(state);
const endOf = ({ endsAt }: HeldPlan) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;

async function ofInvoices(orm: Orm, book: PlanBook, userId: string, now: Date): Promise<HeldPlan[]> {
  const rows = await orm
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), isNull(invoices.cancelledAt), lte(invoices.startsAt, now)));
  return rows.flatMap(({ planId, period, paidAt, dueAt, endsAt }) => {
    const plan = book.plans.find(({ id }) => id === planId);
    if (plan === undefined) return [];
    const lastDay = paidAt === null ? new Date(Math.min(dueAt.getTime(), endsAt.getTime())) : endsAt;
    const paid = now < endsAt ? 'active' : 'grace';
    return {
      ...nothing,
      plan,
      period,
      source: 'invoice',
      state: paidAt === null ? 'unpaid' : paid,
      endsAt,
      graceUntil: graceAfter(lastDay, book),
    };
  });
}

async function ofSubscriptions(orm: Orm, book: PlanBook, userId: string): Promise<HeldPlan[]> {
  const rows = await orm
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.planId, '')));
  return rows.flatMap(({ planId, period, source, status, endsAt, cancelsAtEnd }) => {
    const plan = book.plans.find(({ id }) => id === planId);
    if (plan === undefined) return [];
    const state = { active: 'active', late: 'unpaid', ended: 'grace' } as const;
    return {
      plan,
      period,
      source,
      cancelsAtEnd,
      state: state[status],
      endsAt,
      // What runs is prolonged by the provider's word, which may come late.
      graceUntil: endsAt === null ? null : graceAfter(endsAt, book),
    };
  });
}

function graceAfter(moment: Date, { graceDays }: PlanBook): Date {
  return new Date(moment.getTime() + graceDays * dayMs);
}
