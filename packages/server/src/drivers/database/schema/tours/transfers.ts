import { bigint, boolean, index, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { tours } from './tours.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const bytes = () => bigint({ mode: 'number' });

/** Why nothing came of it: a code and the values that its words need. */
export interface StoredFault {
  code: string;
  params: Record<string, string | number>;
}

/** Files that tours were written into, to be downloaded for some days: `exports/{id}.zip` in storage. */
export const tourExports = pgTable(
  'tour_exports',
  {
    id: text().primaryKey(),
    tourId: text()
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
    /** Whose account it weighs on. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    format: text().notNull(),
    /** Whether the kept versions go along. */
    withVersions: boolean().notNull(),
    /** What else was requested, as its format has it. */
    options: jsonb().$type<unknown>(),
    state: text().$type<'waiting' | 'running' | 'done' | 'failed'>().notNull(),
    /** 0..1. */
    progress: real().notNull().default(0),
    /** The size of the finished file; before that, an estimate. */
    sizeBytes: bytes().notNull(),
    sha256: text(),
    fileName: text().notNull(),
    report: jsonb().$type<unknown>(),
    fault: jsonb().$type<StoredFault>(),
    createdAt: moment().notNull(),
    /** The file goes then, whether or not somebody fetched it. */
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('tour_exports_tour').on(table.tourId, table.createdAt),
    index('tour_exports_user').on(table.userId),
    index('tour_exports_expires').on(table.expiresAt),
  ],
);

/** Tours on their way in: what was sent, what was found in it, and what became of it. */
export const tourImports = pgTable(
  'tour_imports',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * `sending`: files come in. `reading`: a job looks at them. `found`: somebody is asked whether to continue.
     * `storing`: a job makes the tour.
     */
    state: text().$type<'sending' | 'reading' | 'found' | 'storing' | 'done' | 'failed'>().notNull(),
    /** What it is called where the tour has no name. */
    name: text().notNull(),
    /** A public address that the tour is fetched from; null: files were sent. */
    address: text(),
    /** 0..1 of the job that runs. */
    progress: real().notNull().default(0),
    /** What the account needs room for until it is there. */
    reservedBytes: bytes().notNull().default(0),
    /** What was found, before anything is stored. */
    found: jsonb().$type<unknown>(),
    /** The tour that is being made, or was. */
    tourId: text(),
    report: jsonb().$type<unknown>(),
    fault: jsonb().$type<StoredFault>(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('tour_imports_user').on(table.userId, table.createdAt),
    index('tour_imports_expires').on(table.expiresAt),
  ],
);
