import type { AccountPlan, PlanLimits } from '@tourwright/api';
import { eq } from 'drizzle-orm';
import { isOperator } from '../access/membership-table.ts';
import type { Database, Orm } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { userNotFound } from '../http/answers/not-there.ts';
import { Problem } from '../http/answers/problem.ts';
import { usageOf } from '../quotas/usage.ts';
import type { CardPayments } from './card-payments.ts';
import { listOf, toInvoice } from './invoice-table.ts';
import type { Note } from './order-plan.ts';
import type { PlanBook } from './plan-book.ts';
import { planOf } from './plan-of.ts';
import { findCustomer, removeGiven, writeSubscription } from './subscription-table.ts';

interface Parts {
  database: Database;
  clock: () => Date;
  book: PlanBook;
  cards: Pick<CardPayments, 'stateOf' | 'isOn'>;
}

const none: PlanLimits = {
  tours: null,
  scenes: null,
  storageBytes: null,
  members: null,
  monthlyViews: null,
};

/** The limits of an account's plan. Operators have none but the server's. */
export function createPlanLimits({ clock, book }: Pick<Parts, 'clock' | 'book'>) {
  return async (orm: Orm, userId: string): Promise<PlanLimits> => {
    if (await isOperator(orm, userId)) return none;
    return (await planOf(orm, book, userId, clock())).plan.limits;
  };
}

/** The plan and usage of accounts, as their users see them. */
export function createAccountPlans({ database, clock, book, cards }: Parts) {
  const { orm } = database;
  const limitsOf = createPlanLimits({ clock, book });
  return {
    async read(userId: string, checkoutId?: string): Promise<AccountPlan> {
      const now = clock();
      const held = await planOf(orm, book, userId, now);
      const { publishedTours, ...usage } = await usageOf(orm, userId, now);
      const rows = await listOf(orm, userId);
      return {
        planId: held.plan.id,
        state: held.state,
        source: held.source,
        period: held.period,
        cancelsAtEnd: held.cancelsAtEnd,
        endsAt: held.endsAt?.toISOString() ?? null,
        graceUntil: held.graceUntil?.toISOString() ?? null,
        limits: await limitsOf(orm, userId),
        usage,
        publishedTours,
        invoices: rows.map((row) => toInvoice(row, now)),
        hasPortal: cards.isOn && (await findCustomer(orm, userId)) !== null,
        checkout: checkoutId === undefined ? null : await cards.stateOf(userId, checkoutId),
      };
    },

    /** A plan without payment, until it is taken back (null). */
    give: (email: string, planId: string | null, note: Note): Promise<void> =>
      database.transaction(async (transaction) => {
        const { orm } = transaction;
        const [user] = await orm
          .select({ id: users.id })
          .from(users)
          .where(eq(users.email, email.toLowerCase()));
        if (user === undefined) throw userNotFound();
        const isSold = book.plans.some(({ id }) => id === planId);
        if (planId !== null && !isSold) throw new Problem('plan_not_sold');
        const given = { userId: user.id, source: 'given', status: 'active', updatedAt: clock() } as const;
        if (planId === null) await removeGiven(orm, user.id);
        else await writeSubscription(orm, { ...given, planId });
        await note(transaction);
      }),
  };
}

/** What plan an account has, and what follows from it. */
export type AccountPlans = ReturnType<typeof createAccountPlans>;
