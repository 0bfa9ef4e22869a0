import type { DeliveryFailure, WebhookEvent } from '@tourwright/api';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * Addresses that are notified of events in an account. The secret is stored in plain text, since messages are signed
 * with it.
 */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    secret: text().notNull(),
    isOn: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('webhooks_user').on(table.userId)],
);

/** The messages that such an address has got or will get: only ids, contents are read when it is sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** A hash of event and webhook: an event that is heard twice is one message. */
    id: text().primaryKey(),
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text().$type<WebhookEvent | 'webhook.test'>().notNull(),
    event: jsonb().$type<Record<string, string | number>>().notNull(),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull(),
    attempts: integer().notNull().default(0),
    /** The status of the last answer. */
    status: integer(),
    failure: text().$type<DeliveryFailure>(),
    /** When it happened. */
    createdAt: moment().notNull(),
    triedAt: moment(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
);
