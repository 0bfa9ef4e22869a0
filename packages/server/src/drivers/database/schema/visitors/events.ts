import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { tours } from '../tours/tours.ts';

/** What visitors did: the specification's analytics events, without anything that identifies visitors. */
export const events = pgTable(
  'events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    /** As the event says it; such a tour need not exist. */
    tourId: text(),
    pagePath: text(),
    /** All parameters of the event. */
    parameters: jsonb().$type<Record<string, unknown>>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('events_tour_at').on(table.tourId, table.at), index('events_at').on(table.at)],
);

/** How often each event happened on a day (UTC): what is left of events that are no longer kept one by one. */
export const eventDays = pgTable(
  'event_days',
  {
    /** Null: on no tour, or on one that never was. */
    tourId: text().references(() => tours.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    /** In the frame of another site. */
    isEmbedded: boolean().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    unique('event_days_one').on(table.tourId, table.day, table.name, table.isEmbedded).nullsNotDistinct(),
  ],
);

/** How often each tour was opened, all days of `event_days` together: lists read one row of each tour. */
export const tourViews = pgTable('tour_views', {
  tourId: text()
    .primaryKey()
    .references(() => tours.id, { onDelete: 'cascade' }),
  count: bigint({ mode: 'number' }).notNull(),
});

/** One row: every event before this moment is in the sums. Locked while adding to them. */
export const eventSums = pgTable('event_sums', {
  id: integer().primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
});

/** The gallery: which tours are shown as examples, in which order. */
export const demoEntries = pgTable('demo_entries', {
  tourId: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  category: text({ enum: ['real-estate', 'retail'] }).notNull(),
  position: integer().notNull(),
  /** The hash of what this release's seed stored; if it differs, it is stored again. Null: not a demo tour. */
  contentHash: text(),
  /** Taken out of the gallery by hand; the seed leaves it out from then on. */
  removedAt: timestamp({ withTimezone: true }),
});
