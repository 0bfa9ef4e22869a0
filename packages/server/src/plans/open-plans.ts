import type { Commands, Feature } from '../feature.ts';
import type { Jobs } from '../jobs/job.ts';
import { type AccountPlans, createAccountPlans } from './account-plans.ts';
import { type CardParts, createCardPayments } from './card-payments.ts';
import { listAll, toInvoice } from './invoice-table.ts';
import { createOrders, type OrderParts } from './order-plan.ts';
import { planRoutes } from './plan-routes.ts';
import { sweepPlans } from './sweep-plans.ts';

const remindedEveryMs = 3_600_000;
const lookedEveryMs = 600_000;

declare module '../feature.ts' {
  interface Commands {
    plans: Plans;
  }
}

/** What accounts may have, what it costs, and how it is paid. */
export function openPlans(
  parts: OrderParts & CardParts,
): Feature & { jobs: Pick<Jobs, 'apply-payment'>; commands: Pick<Commands, 'plans'> } {
  const orders = createOrders(parts);
  const cards = createCardPayments(parts);
  const accounts: AccountPlans = createAccountPlans({ ...parts, cards });
  return {
    routes: (http) => planRoutes(http, { ...parts, accounts, orders, cards }),
    jobs: cards.jobs,
    sweeps: [
      { name: 'reminders of invoices', everyMs: remindedEveryMs, run: () => sweepPlans(parts) },
      { name: 'checkouts under way', everyMs: lookedEveryMs, run: () => cards.sweep() },
    ],
    commands: { plans: createPlans(parts, orders, accounts) },
  };
}

/** Plans by hand, for the command line. */
export type Plans = ReturnType<typeof createPlans>;

function createPlans(
  { database, clock, book }: OrderParts,
  orders: ReturnType<typeof createOrders>,
  { give }: AccountPlans,
) {
  const list = async () =>
    (await listAll(database.orm)).map((row) => ({ ...toInvoice(row, clock()), buyer: row.buyer }));
  return { ...orders, give, list, book };
}
