import type { Orm } from '../drivers/database/database.ts';
import { hourMs } from '../durations.ts';
import type { Commands, Feature } from '../feature.ts';
import type { Jobs } from '../jobs/job.ts';
import { type AccountPlans, createAccountPlans } from './account-plans.ts';
import { type CardParts, createCardPayments } from './card-payments.ts';
import { listAll, toInvoice } from './invoice-table.ts';
import { createOrders, type OrderParts } from './order-plan.ts';
import { planOf } from './plan-of.ts';
import { type AuditPlans, planRoutes } from './plan-routes.ts';
import { sweepPlans } from './sweep-plans.ts';

const remindedEveryMs = hourMs;
const lookedEveryMs = 600_000;

declare module '../feature.ts' {
  interface Commands {
    plans: Plans;
  }
}

/** What accounts may have, what it costs, and how it is paid. */
export function openPlans(
  parts: Omit<OrderParts, 'cards'> & CardParts & { audit: AuditPlans },
): Feature & { jobs: Pick<Jobs, 'apply-payment'>; commands: Pick<Commands, 'plans'> } {
  const cards = createCardPayments(parts);
  const orders = createOrders({ ...parts, cards: cards.pending });
  const accounts: AccountPlans = createAccountPlans({ ...parts, cards });
  return {
    routes: (http) => planRoutes(http, { ...parts, accounts, orders, cards }),
    jobs: cards.jobs,
    sweeps: [
      { name: 'reminders of invoices', everyMs: remindedEveryMs, run: () => sweepPlans(parts) },
      ...(cards.isOn
        ? [{ name: 'checkouts under way', everyMs: lookedEveryMs, isAtStart: true, run: cards.sweep }]
        : []),
    ],
    commands: { plans: createPlans(parts, orders, accounts) },
  };
}

/** Plans by hand, for the command line. */
export type Plans = ReturnType<typeof createPlans>;

function createPlans(
  { database, clock, book, audit }: Pick<OrderParts, 'database' | 'clock' | 'book'> & { audit: AuditPlans },
  orders: ReturnType<typeof createOrders>,
  { give }: AccountPlans,
) {
  const list = async () =>
    (await listAll(database.orm)).map((row) => ({ ...toInvoice(row, clock()), buyer: row.buyer }));
  return {
    list,
    book,
    setPaid: async (number: string) => {
      const act = { act: 'invoice.paid', subject: number, userId: null } as const;
      await orders.setPaid(number, (within) => audit(act, within));
    },
    cancel: async (number: string) => {
      const act = { act: 'invoice.cancel', subject: number, userId: null } as const;
      await orders.cancel(number, (within) => audit(act, within));
    },
    give: async (email: string, planId: string | null) => {
      const act = planId === null ? 'plan.take' : 'plan.give';
      const given = { act, subject: email, value: planId ?? '', userId: null } as const;
      await give(email, planId, (within) => audit(given, within));
    },
  };
}

/** Which plan an account has, for operators. */
export function createTellPlan({ clock, book }: Pick<OrderParts, 'clock' | 'book'>) {
  return async (orm: Orm, userId: string) => {
    const { plan, source } = await planOf(orm, book, userId, clock());
    return { planId: plan.id, planName: plan.name, isGiven: source === 'given' };
  };
}
