import type { BrandKit } from '@tourwright/api';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** What a user's tours look like, kept for the next one. */
export const brandKits = pgTable('brand_kits', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  kit: jsonb().$type<BrandKit>().notNull(),
});
