import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  /** Stands in the storage too: who sees another one there has another storage than the rest. */
  storageId: text().notNull(),
});

/** The accounts that run this server. */
export const operators = pgTable('operators', {
  userId: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
