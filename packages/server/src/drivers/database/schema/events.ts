import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What visitors did: the specification's analytics events, without anything that tells who they are. */
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
  (table) => [index('events_tour_name').on(table.tourId, table.name)],
);

/** The gallery: which tours are shown as examples, in which order. */
export const demoEntries = pgTable('demo_entries', {
  tourId: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  category: text({ enum: ['real-estate', 'retail'] }).notNull(),
  position: integer().notNull(),
  /** Of what this release's seed stored; another one is stored anew. Null: not ours. */
  contentHash: text(),
  /** Taken out of the gallery by hand; the seed leaves it out from then on. */
  removedAt: timestamp({ withTimezone: true }),
});
