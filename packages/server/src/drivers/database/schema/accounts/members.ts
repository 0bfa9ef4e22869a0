import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tours } from '../tours/tours.ts';
import { users } from './accounts.ts';

/** Who may work on which tour. A trigger on `tours` keeps the owner's row in step with `tours.user_id`. */
export const tourMembers = pgTable(
  'tour_members',
  {
    tourId: text()
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<'owner' | 'editor' | 'viewer'>().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.userId] }),
    index('tour_members_user').on(table.userId),
    uniqueIndex('tour_members_owner').on(table.tourId).where(sql`${table.role} = 'owner'`),
    check('tour_members_role', sql`${table.role} in ('owner', 'editor', 'viewer')`),
  ],
);

/** Who works on all tours of an account, also on those to come: a trigger on `tours` makes their rows in `tour_members`. */
export const accountMembers = pgTable(
  'account_members',
  {
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<'editor' | 'viewer'>().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.userId] }),
    index('account_members_user').on(table.userId),
    check('account_members_role', sql`${table.role} in ('editor', 'viewer')`),
  ],
);

/** What somebody was offered by mail: to work on tours, or to have one. The link is made of the id and the server's secret. */
export const offers = pgTable(
  'offers',
  {
    id: text().primaryKey(),
    kind: text().$type<'invitation' | 'handover'>().notNull(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text().notNull(),
    /** Of an invitation. */
    role: text().$type<'editor' | 'viewer'>(),
    /** Null: all tours of the account, also those to come. */
    tourIds: text().array(),
    /** Whether leads and orders go with a tour that is handed over. */
    withLeads: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    outcome: text().$type<'accepted' | 'declined' | 'withdrawn'>(),
    closedAt: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('offers_owner').on(table.ownerId, table.createdAt),
    index('offers_email').on(table.email),
    check('offers_outcome', sql`(${table.outcome} is null) = (${table.closedAt} is null)`),
  ],
);
