import type { LinkAccess, PlayerControl } from '@tourwright/api';
import type { TourStart } from '@tourwright/tour/rules';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tours } from './tours.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Links of tours; `link-endpoints.ts` of the API explains them. */
export const tourLinks = pgTable(
  'tour_links',
  {
    /** Is in the addresses of media, and lets nobody in by itself. */
    id: text().primaryKey(),
    tourId: text()
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
    /** Part of its address: knowing it is having the link. */
    key: text().notNull().unique('tour_links_key'),
    name: text().notNull(),
    access: text().$type<LinkAccess>().notNull(),
    passwordHash: text(),
    /** Rises when who may open it changes: passes and addresses from before are void then. */
    generation: integer().notNull().default(1),
    expiresAt: moment(),
    mostViews: integer(),
    views: integer().notNull().default(0),
    isUnbranded: boolean().notNull(),
    shows: text().$type<'published' | 'draft'>().notNull(),
    start: jsonb().$type<TourStart>(),
    language: text(),
    controls: jsonb().$type<PlayerControl[]>(),
    revokedAt: moment(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('tour_links_tour').on(table.tourId, table.createdAt, table.id)],
);
