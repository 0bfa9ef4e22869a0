import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One-time links that make an operator's account; only the hash of a token is kept. */
export const operatorLinks = pgTable('operator_links', {
  tokenHash: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  usedAt: timestamp({ withTimezone: true }),
  usedBy: text(),
});

/** The accounts that run this server. */
export const operators = pgTable('operators', {
  userId: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
