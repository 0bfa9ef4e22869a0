import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { tours } from './tours.ts';

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
