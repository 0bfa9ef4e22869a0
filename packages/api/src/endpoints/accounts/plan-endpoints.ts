/** What an account may have, what it costs, and how it is paid. */
import { z } from 'zod';
import { email, line } from '../../text-fields.ts';
import { byId, page } from '../endpoint.ts';

/** How often a plan is paid: by the month or by the year. */
export const planPeriods = ['monthly', 'yearly'] as const;
const planPeriod = z.enum(planPeriods);

/** One of `planPeriods`. */
export type PlanPeriod = z.infer<typeof planPeriod>;

/** What a plan has a limit of; null: no limit. */
const planLimits = z.object({
  tours: z.int().nullable(),
  scenes: z.int().nullable(),
  storageBytes: z.number().nullable(),
  members: z.int().nullable(),
  /** The views of the published tours in a calendar month. Nothing ends where it is exceeded. */
  monthlyViews: z.int().nullable(),
});

/** How much a plan allows of each measure; null where it does not limit. */
export type PlanLimits = z.infer<typeof planLimits>;

/** What a plan limits: tours, scenes, stored bytes, members or monthly views. */
export type PlanMeasure = keyof PlanLimits;

const plan = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  limits: planLimits,
  /** In the smallest unit of the currency, before tax; null: not sold here, or free. */
  prices: z.object({ monthly: z.int().nullable(), yearly: z.int().nullable() }),
  /** What else is in it, in the operator's words. */
  extras: z.array(z.string()),
});

/** A plan of this server: limits, and prices in minor units before tax. */
export type Plan = z.infer<typeof plan>;

const planOffer = z.object({
  /** The first is the free plan. */
  plans: z.array(plan),
  /** ISO 4217. */
  currency: z.string(),
  tax: z.object({ name: z.string(), percent: z.number() }).nullable(),
  dueDays: z.int(),
  graceDays: z.int(),
  /** Whether cards are taken. */
  card: z.boolean(),
});

/** The plans that this server offers, with currency, tax and days to pay. */
export type PlanOffer = z.infer<typeof planOffer>;

const invoiceLine = z.object({
  /** `credit`: what is left of the plan before. */
  kind: z.enum(['plan', 'credit']),
  planName: z.string(),
  period: planPeriod,
  amount: z.int(),
});

/** A line of an invoice or quote: a plan, or credit for the one before; amounts in minor units. */
export type InvoiceLine = z.infer<typeof invoiceLine>;

const amounts = {
  lines: z.array(invoiceLine),
  currency: z.string(),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  taxName: z.string(),
  /** Such as "20" or "8.1"; empty without tax. */
  taxPercent: z.string(),
  /** ISO 8601, UTC. */
  startsAt: z.string(),
  endsAt: z.string(),
  dueAt: z.string(),
};
/** What an order would come to. */
const planQuote = z.object(amounts);

/** What an order of a plan would come to. */
export type PlanQuote = z.infer<typeof planQuote>;

const invoiceState = z.enum(['open', 'overdue', 'paid', 'cancelled']);
const invoice = z.object({
  ...amounts,
  number: z.string(),
  planId: z.string(),
  period: planPeriod,
  state: invoiceState,
  issuedAt: z.string(),
  paidAt: z.string().nullable(),
});

/** An invoice, with its state. */
export type Invoice = z.infer<typeof invoice>;

/** Whose company, tax number and address are on an invoice. */
export const invoiceBuyer = z.object({
  company: line(200).min(1),
  taxNumber: line(40),
  street: line(200).min(1),
  city: line(200).min(1),
  country: line(100).min(1),
  email,
});

/** The buyer of a plan, parsed from `invoiceBuyer`. */
export type InvoiceBuyer = z.infer<typeof invoiceBuyer>;

const soldInvoice = invoice.extend({ buyer: invoiceBuyer });
/** An invoice with who has to pay it. */
export type SoldInvoice = z.infer<typeof soldInvoice>;

const accountPlan = z.object({
  planId: z.string(),
  /**
   * `free`: nothing is paid; `active`; `unpaid`: its invoice or a card payment is open; `grace`: it has ended, and its
   * limits hold until `graceUntil`.
   */
  state: z.enum(['free', 'active', 'unpaid', 'grace']),
  source: z.enum(['card', 'invoice', 'given']).nullable(),
  period: planPeriod.nullable(),
  /** Until when it is paid or was; null: without end. */
  endsAt: z.string().nullable(),
  /** The last moment at which its limits hold where nothing is paid; null: nothing ends. */
  graceUntil: z.string().nullable(),
  cancelsAtEnd: z.boolean(),
  limits: planLimits,
  usage: z.object({
    tours: z.int(),
    scenes: z.int(),
    storageBytes: z.number(),
    members: z.int(),
    monthlyViews: z.int(),
  }),
  publishedTours: z.int(),
  /** Newest first. */
  invoices: z.array(invoice),
  /** Whether there is something to manage at the payment provider. */
  hasPortal: z.boolean(),
  /** The state of the requested checkout. */
  checkout: z.enum(['confirming', 'done', 'refused', 'unknown']).nullable(),
});

/** The plan of an account, with what of it is used. */
export type AccountPlan = z.infer<typeof accountPlan>;

const choice = { planId: z.string().max(60), period: planPeriod };
const requestId = z.string().min(16).max(64);
const byNumber = z.object({ number: z.string().min(1).max(40) });
const away = z.object({ url: z.string() });

/** Endpoints for plans, quotes and invoices. */
export const planEndpoints = {
  listPlans: {
    method: 'GET',
    path: '/api/plans',
    summary: 'The plans of this server with their limits and prices',
    response: planOffer,
  },
  getAccountPlan: {
    method: 'GET',
    path: '/api/users/:id/plan',
    summary: "The user's own plan, what of it is used, and their invoices",
    params: byId,
    query: z.object({ checkout: z.string().max(200).optional() }),
    response: accountPlan,
  },
  quotePlan: {
    method: 'GET',
    path: '/api/users/:id/plan/quote',
    summary: 'What an order by invoice would come to',
    params: byId,
    query: z.object(choice),
    response: planQuote,
  },
  orderPlan: {
    method: 'POST',
    path: '/api/users/:id/plan/orders',
    summary: 'Orders a plan by invoice; the same `requestId` again is the same order',
    params: byId,
    body: z.object({ ...choice, requestId, buyer: invoiceBuyer }),
    response: invoice,
    status: 201,
  },
  startCheckout: {
    method: 'POST',
    path: '/api/users/:id/plan/checkout',
    summary: 'Where to pay by card',
    params: byId,
    body: z.object({ ...choice, requestId }),
    response: away,
  },
  openPlanPortal: {
    method: 'POST',
    path: '/api/users/:id/plan/portal',
    summary: 'Where to change the card, see receipts and cancel',
    params: byId,
    response: away,
  },
  listInvoices: {
    method: 'GET',
    path: '/api/operator/invoices',
    summary: 'The invoices of this server, newest first, for those who run it',
    query: z.object({
      limit: page.limit,
      cursor: z
        .string()
        .regex(/^\d{1,9}$/)
        .optional(),
      search: z.string().max(200).optional(),
    }),
    response: z.object({ items: z.array(soldInvoice), next: z.string().nullable() }),
  },
  setInvoicePaid: {
    method: 'POST',
    path: '/api/operator/invoices/:number/paid',
    summary: 'The money is there',
    params: byNumber,
    response: invoice,
  },
  cancelInvoice: {
    method: 'POST',
    path: '/api/operator/invoices/:number/cancel',
    summary: 'Takes an invoice back that is not paid; its number stays',
    params: byNumber,
    response: invoice,
  },
  givePlan: {
    method: 'POST',
    path: '/api/operator/plans',
    summary: 'Gives an account a plan without payment; null takes it back',
    body: z.object({ email, planId: z.string().max(60).nullable() }),
    response: z.object({ planId: z.string().nullable() }),
  },
} as const;
