import type { InvoiceBuyer, InvoiceLine, PlanPeriod } from '@tourwright/api';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** What continues until somebody ends it: paid by card, or given by an operator. One of each for a user. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text().$type<'card' | 'given'>().notNull(),
    planId: text().notNull(),
    period: text().$type<PlanPeriod>(),
    /** `late`: a payment was refused and is tried again. */
    status: text().$type<'active' | 'late' | 'ended'>().notNull(),
    /** Until when it is paid; null: without end. */
    endsAt: moment(),
    cancelsAtEnd: boolean().notNull().default(false),
    /** The payment provider's id of the customer; null for a plan that was given. */
    customerId: text(),
    subscriptionId: text().unique('subscriptions_provider'),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.source] })],
);

/** What was begun at the payment provider. The page waits for the signed word that it is done. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** The provider's. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    doneAt: moment(),
    /** When a bank was found to have refused to pay; null again when somebody tries once more. */
    refusedAt: moment(),
  },
  (table) => [index('checkouts_open').on(table.doneAt, table.createdAt)],
);

/** Every signed word of the payment provider, stored before anything is done with it. */
export const paymentEvents = pgTable('payment_events', {
  /** The provider's: what comes twice is one. */
  id: text().primaryKey(),
  type: text().notNull(),
  /** What it is about. */
  subscriptionId: text(),
  checkoutId: text(),
  /** By the provider's clock. */
  createdAt: moment().notNull(),
  receivedAt: moment().notNull(),
  appliedAt: moment(),
});

/** Orders of plans by invoice. They stay when their account goes, as the law wants it. */
export const invoices = pgTable(
  'invoices',
  {
    /** Without gaps within a year: made in the transaction of the order. */
    number: text().primaryKey(),
    /** Made by the buyer's browser: what is ordered twice is one order. */
    requestId: text().notNull(),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    planId: text().notNull(),
    period: text().$type<PlanPeriod>().notNull(),
    buyer: jsonb().$type<InvoiceBuyer>().notNull(),
    /** As it was on that day. */
    seller: jsonb().$type<Seller>().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    currency: text().notNull(),
    /** In the smallest unit of the currency. */
    net: integer().notNull(),
    tax: integer().notNull(),
    total: integer().notNull(),
    taxName: text().notNull(),
    taxPercent: text().notNull(),
    locale: text().notNull(),
    issuedAt: moment().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    dueAt: moment().notNull(),
    paidAt: moment(),
    /** An operator took it back; its number stays. */
    cancelledAt: moment(),
    /** Whose rest was taken off the price. */
    creditOf: text(),
    /** How many reminders went out. */
    reminders: integer().notNull().default(0),
  },
  (table) => [
    unique('invoices_request').on(table.userId, table.requestId),
    index('invoices_user').on(table.userId, table.issuedAt),
    index('invoices_open').on(table.paidAt, table.dueAt),
  ],
);

/** Who sells. */
export interface Seller {
  name: string;
  address: string[];
  taxNumber: string;
  email: string;
  /** Where the money goes, line by line. */
  payTo: string[];
}

/** The last number that was given in a year. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});
