import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../drivers/database/database.ts';
import { Problem } from '../http/answers/problem.ts';
import { byId, rawBody, requireUser, route } from '../http/route.ts';
import type { Access } from '../http/safety/access.ts';
import type { AccountPlans } from './account-plans.ts';
import type { CardPayments } from './card-payments.ts';
import { findInvoice, listAll, toInvoice } from './invoice-table.ts';
import type { PlanOrders } from './order-plan.ts';
import type { PlanBook } from './plan-book.ts';
import { writeInvoice } from './write-invoice.ts';

interface Parts {
  database: Database;
  clock: () => Date;
  book: PlanBook;
  accounts: AccountPlans;
  orders: PlanOrders;
  cards: CardPayments;
  audit: AuditPlans;
}

/** Writes down what operators do with plans. */
export type AuditPlans = (
  act: {
    act: 'plan.give' | 'plan.take' | 'invoice.paid' | 'invoice.cancel';
    /** null: by a command. */
    userId: string | null;
    subject: string;
    value?: string;
  },
  transaction: Transaction,
) => Promise<void>;

const own = { action: 'user.read', thing: byId.user } as const;
const change = { action: 'user.edit', thing: byId.user } as const;
const operators = { action: 'server.run', thing: () => ({ server: true }) } as const satisfies Access;

/** Mounts what has to do with plans. */
export function planRoutes(app: FastifyInstance, parts: Parts): void {
  const { book, accounts, orders, cards } = parts;
  const { seller: _, ...offer } = book;
  route(app, endpoints.listPlans, {
    access: 'anyone',
    handler: async () => ({ ...offer, card: cards.isOn }),
  });
  route(app, endpoints.getAccountPlan, {
    access: own,
    handler: async ({ params, query }, reply) => {
      reply.header('cache-control', 'no-store');
      return accounts.read(params.id, query.checkout);
    },
  });
  route(app, endpoints.quotePlan, {
    access: own,
    handler: async ({ params, query }) => orders.quote(params.id, query),
  });
  route(app, endpoints.orderPlan, {
    access: change,
    handler: async ({ params, body }) => orders.order(params.id, body),
  });
  route(app, endpoints.startCheckout, {
    access: change,
    handler: async ({ params, body }) => cards.start(params.id, body),
  });
  route(app, endpoints.openPlanPortal, {
    access: change,
    handler: async ({ params }) => cards.portal(params.id),
  });
  invoiceRoutes(app, parts);
  operatorPlanRoutes(app, parts);
}

function invoiceRoutes(app: FastifyInstance, { database, cards }: Parts): void {
  route(
    app,
    { method: 'GET', path: '/api/invoices/:number', summary: "The user's own invoice as a PDF" },
    {
      access: 'logged-in',
      handler: async (request, reply) => {
        const { number = '' } = request.params;
        const row = await findInvoice(database.orm, number.replace(/\.pdf$/, ''));
        const userId = requireUser(request);
        const isTheirs = row?.userId === userId;
        if (row === null || !(isTheirs || (await app.can(userId, 'server.run', { server: true })))) {
          throw new Problem('invoice_not_found');
        }
        return reply
          .header('content-type', 'application/pdf')
          .header('content-disposition', `inline; filename="${row.number}.pdf"`)
          .header('cache-control', 'no-store')
          .send(await writeInvoice(row));
      },
    },
  );
  route(
    app,
    { method: 'POST', path: '/api/webhooks/stripe' },
    {
      access: 'webhook',
      bodyLimit: 1024 * 1024,
      handler: async (request) => {
        await cards.receive(rawBody(request), String(request.headers['stripe-signature'] ?? ''));
        return { received: true };
      },
    },
  );
}

function operatorPlanRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock, accounts, orders, audit } = parts;
  route(app, endpoints.listInvoices, {
    access: operators,
    handler: async ({ query }) => {
      const { search = '', limit = 50, cursor = '0' } = query;
      // One more than is shown, to find out whether there is a next page.
      const offset = Number(cursor);
      const rows = await listAll(database.orm, { search, offset, limit: limit + 1 });
      return {
        items: rows.slice(0, limit).map((row) => ({ ...toInvoice(row, clock()), buyer: row.buyer })),
        next: rows.length > limit ? String(offset + limit) : null,
      };
    },
  });
  route(app, endpoints.setInvoicePaid, {
    access: operators,
    handler: (request) => {
      const { number } = request.params;
      const act = { act: 'invoice.paid', userId: requireUser(request), subject: number } as const;
      return orders.setPaid(number, (within) => audit(act, within));
    },
  });
  route(app, endpoints.cancelInvoice, {
    access: operators,
    handler: (request) => {
      const { number } = request.params;
      const act = { act: 'invoice.cancel', userId: requireUser(request), subject: number } as const;
      return orders.cancel(number, (within) => audit(act, within));
    },
  });
  route(app, endpoints.givePlan, {
    access: operators,
    handler: async (request) => {
      const { email, planId } = request.body;
      const act = planId === null ? 'plan.take' : 'plan.give';
      const given = { act, userId: requireUser(request), subject: email, value: planId ?? '' } as const;
      await accounts.give(email, planId, (within) => audit(given, within));
      return { planId };
    },
  });
}
