import type { BrandKit } from '@tourwright/api';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** What a user's tours look like, kept for the next one. */
export const brandKits = pgTable(
  'brand_kits',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the user's own. The default is for accounts that had one kit before there were several. */
    id: text().notNull().default('first'),
    name: text().notNull().default(''),
    kit: jsonb().$type<BrandKit>().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
