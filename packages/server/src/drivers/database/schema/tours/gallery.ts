import type { GalleryState } from '@tourwright/api';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tours } from './tours.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Tours whose owners asked for a place in the gallery. */
export const galleryRequests = pgTable(
  'gallery_requests',
  {
    tourId: text()
      .primaryKey()
      .references(() => tours.id, { onDelete: 'cascade' }),
    /** `none`: withdrawn by the owner. */
    state: text().$type<GalleryState>().notNull(),
    askedAt: moment().notNull(),
    /** When the operators were last notified by mail of the request. */
    toldAt: moment(),
    decidedAt: moment(),
    /** Written by the operator who decided, for the owner. */
    reason: text().notNull().default(''),
  },
  (table) => [index('gallery_requests_state').on(table.state, table.askedAt)],
);
