import { randomUUID } from 'node:crypto';
import type { WebhookDelivery } from '@tourwright/api';
import type { DomainEvent } from '../domain-events/domain-event.ts';
import type { Database, Transaction } from '../drivers/database/database.ts';
import { Problem } from '../http/answers/problem.ts';
import type { Queue } from '../jobs/queue.ts';
import {
  type DeliveryRow,
  findWebhook,
  hastenDelivery,
  insertDelivery,
  listDeliveries,
  listListening,
  reopenDelivery,
  toDelivery,
} from './webhook-table.ts';

/** What deliveries to webhooks need. */
export interface DeliveriesParts {
  database: Database;
  queue: Pick<Queue, 'send'>;
  clock: () => Date;
}

/** The messages of webhooks: queued when an event happens, sent by jobs. */
export function createDeliveries({ database, queue, clock }: DeliveriesParts) {
  const { orm } = database;

  const need = async (userId: string, id: string): Promise<void> => {
    if ((await findWebhook(orm, userId, id)) === null) throw new Problem('webhook_not_found');
  };

  const queueIn = (transaction: Transaction, message: QueuedEvent) =>
    queueDelivery({ queue }, message, transaction);

  return {
    async list(userId: string, id: string): Promise<WebhookDelivery[]> {
      await need(userId, id);
      return (await listDeliveries(orm, id)).map(toDelivery);
    },

    async test(userId: string, id: string): Promise<WebhookDelivery> {
      await need(userId, id);
      const event = {
        ownerId: userId,
        eventId: randomUUID(),
        webhookId: id,
        type: 'webhook.test',
        event: {},
        at: clock(),
      } as const;
      return toDelivery(await database.transaction((transaction) => queueIn(transaction, event)));
    },

    async resend(userId: string, id: string, deliveryId: string): Promise<WebhookDelivery> {
      await need(userId, id);
      return database.transaction(async (transaction) => {
        const { orm } = transaction;
        const waiting = await hastenDelivery(orm, id, deliveryId);
        if (waiting !== null) return toDelivery(waiting);
        const row = await reopenDelivery(orm, id, deliveryId);
        if (row === null) throw new Problem('delivery_not_found');
        await queue.send('deliver-webhook', { id: row.id }, { transaction, group: userId });
        return toDelivery(row);
      });
    },

    /** Hears of what happened; the same again changes nothing. */
    async hear({ id: eventId, at, event }: { id: string; at: string; event: DomainEvent }): Promise<void> {
      const { type, ownerId, ...ids } = event;
      const listening = await listListening(orm, ownerId, type);
      if (listening.length === 0) return;
      await database.transaction(async (transaction) => {
        for (const { id: webhookId } of listening)
          await queueIn(transaction, { ownerId, eventId, webhookId, type, event: ids, at: new Date(at) });
      });
    },
  };
}

/** Queues and sends messages to webhooks. */
export type Deliveries = ReturnType<typeof createDeliveries>;

interface QueuedEvent extends Pick<DeliveryRow, 'webhookId' | 'type' | 'event'> {
  ownerId: string;
  eventId: string;
  at: Date;
}

/** Queues a message, once. */
async function queueDelivery(
  { queue }: Pick<DeliveriesParts, 'queue'>,
  { ownerId, eventId, webhookId, type, event, at }: QueuedEvent,
  transaction: Transaction,
): Promise<DeliveryRow> {
  const row: DeliveryRow = {
    id: `${eventId}.${webhookId}`,
    webhookId,
    type,
    event,
    createdAt: at,
    state: 'waiting',
    attempts: 0,
    status: null,
    failure: null,
    triedAt: null,
  };
  if (await insertDelivery(transaction.orm, row))
    await queue.send('deliver-webhook', { id: row.id }, { transaction, group: ownerId });
  return row;
}
