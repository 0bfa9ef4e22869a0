import type { TokenScope } from '@tourwright/api';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** By what scripts act for a user. Of a token only a hash is kept: it has 256 bits, so that one needs no salt. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** SHA-256 in hex. */
    hash: text().notNull().unique('api_tokens_hash'),
    /** Its last characters. */
    hint: text().notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    createdAt: moment().notNull(),
    /** Null: never. */
    expiresAt: moment(),
    lastUsedAt: moment(),
  },
  (table) => [index('api_tokens_user').on(table.userId), index('api_tokens_expires').on(table.expiresAt)],
);
