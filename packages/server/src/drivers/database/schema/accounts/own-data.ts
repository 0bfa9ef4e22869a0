import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredFault } from '../tours/transfers.ts';
import { users } from './accounts.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** What was requested of an account, to be downloaded for some days: `own-data/{id}.zip` in storage. One of a user. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .unique('data_exports_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<'waiting' | 'running' | 'done' | 'failed'>().notNull(),
    fileName: text().notNull(),
    /** Null until it is done. */
    sizeBytes: bigint({ mode: 'number' }),
    fault: jsonb().$type<StoredFault>(),
    createdAt: moment().notNull(),
    /** The file goes then, whether or not somebody fetched it. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('data_exports_expires').on(table.expiresAt)],
);

/** Accounts that somebody wants deleted, their tours in the bin since `askedAt`. A trigger notes when they log in again, which takes all of it back; where a second factor is set, the accounts do. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: moment().notNull(),
    /** The account goes then. */
    dueAt: moment().notNull(),
    /** Null: nobody has logged in since. */
    keptAt: moment(),
    /** When its owner was mailed that it is kept. */
    toldAt: moment(),
    /** When they said on a screen that they know; the row stays until both, or until `dueAt`. */
    seenAt: moment(),
  },
  (table) => [index('account_deletions_due').on(table.dueAt)],
);
