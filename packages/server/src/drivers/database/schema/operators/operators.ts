import type { AuditEntry } from '@tourwright/api';
import { bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One-time links that make an operator's account; only the hash of a token is kept. */
export const operatorLinks = pgTable('operator_links', {
  tokenHash: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  usedAt: timestamp({ withTimezone: true }),
  usedBy: text(),
});

/** What all processes of an installation must agree on. */
export const installation = pgTable('installation', {
  /** One row. */
  id: integer().primaryKey(),
  /** Also written to the storage: a process that finds another one there has a different storage. */
  storageId: text().notNull(),
});

/** The accounts that run this server. */
export const operators = pgTable('operators', {
  userId: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What operators did. The rows stay when accounts go. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    act: text().$type<AuditEntry['act']>().notNull(),
    /** Null: a command on the server's machine. */
    userId: text(),
    /** The address of the account at that moment. */
    by: text().notNull(),
    subject: text().notNull(),
    /** What it was set to, or which one: a plan, a job. */
    value: text().notNull().default(''),
  },
  (table) => [index('operator_acts_at').on(table.at)],
);

/** Announcements to all logged-in users: the newest one that has not ended is shown. */
export const announcements = pgTable('announcements', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  text: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  endsAt: timestamp({ withTimezone: true, mode: 'date' }),
});
