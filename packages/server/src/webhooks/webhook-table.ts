import type { Webhook, WebhookDelivery } from '@tourwright/api';
import { and, arrayContains, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { webhookDeliveries as deliveries, webhooks } from '../drivers/database/schema/accounts/webhooks.ts';

/** A row of the table of webhooks. */
export type WebhookRow = typeof webhooks.$inferSelect;

/** A row of the table of deliveries. */
export type DeliveryRow = typeof deliveries.$inferSelect;

const shownDeliveries = 50;

/** False where the user has this many already; a user who makes several at once waits. */
export async function insertWebhook(orm: Orm, row: WebhookRow, most: number): Promise<boolean> {
  await orm.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('update');
  const [found] = await orm.select({ there: count() }).from(webhooks).where(eq(webhooks.userId, row.userId));
  if ((found?.there ?? 0) >= most) return false;
  await orm.insert(webhooks).values(row);
  return true;
}

/** Lists a user's webhooks, oldest first. */
export async function listWebhooks(orm: Orm, userId: string): Promise<WebhookRow[]> {
  return orm
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(webhooks.createdAt, webhooks.id);
}

/** Those of a user that want to hear of events of a type. */
export async function listListening(
  orm: Orm,
  userId: string,
  type: Webhook['events'][number],
): Promise<WebhookRow[]> {
  return orm
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.userId, userId), eq(webhooks.isOn, true), arrayContains(webhooks.events, [type])));
}

/** A user's webhook. */
export async function findWebhook(orm: Orm, userId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await orm.select().from(webhooks).where(isOwn(userId, id));
  return row ?? null;
}

/** Changes columns of a user's webhook; null where it is not theirs. */
export async function updateWebhook(
  orm: Orm,
  { userId, id }: Pick<WebhookRow, 'userId' | 'id'>,
  change: Partial<Pick<WebhookRow, 'url' | 'events' | 'isOn'>>,
): Promise<WebhookRow | null> {
  if (Object.keys(change).length === 0) return findWebhook(orm, userId, id);
  const [row] = await orm.update(webhooks).set(change).where(isOwn(userId, id)).returning();
  return row ?? null;
}

/** Deletes a user's webhook; false where it is not theirs. */
export async function deleteWebhook(orm: Orm, userId: string, id: string): Promise<boolean> {
  const deleted = await orm.delete(webhooks).where(isOwn(userId, id)).returning({ id: webhooks.id });
  return deleted.length > 0;
}

/** False when it is there already. */
export async function insertDelivery(orm: Orm, row: typeof deliveries.$inferInsert): Promise<boolean> {
  const stored = await orm
    .insert(deliveries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
  return stored.length > 0;
}

/** A message and where it goes. */
export async function findDelivery(
  orm: Orm,
  id: string,
): Promise<{ delivery: DeliveryRow; webhook: WebhookRow } | null> {
  const [row] = await orm
    .select({ delivery: deliveries, webhook: webhooks })
    .from(deliveries)
    .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
    .where(eq(deliveries.id, id));
  return row ?? null;
}

/** Lists the last deliveries of a webhook, newest first. */
export async function listDeliveries(orm: Orm, webhookId: string): Promise<DeliveryRow[]> {
  return orm
    .select()
    .from(deliveries)
    .where(eq(deliveries.webhookId, webhookId))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(shownDeliveries);
}

/** Changes the state of a delivery. */
export async function updateDelivery(
  orm: Orm,
  id: string,
  change: Partial<Pick<DeliveryRow, 'state' | 'attempts' | 'status' | 'failure' | 'triedAt'>>,
): Promise<void> {
  await orm.update(deliveries).set(change).where(eq(deliveries.id, id));
}

/** Has a message wait again that was sent or given up; null where there is none such. */
export async function reopenDelivery(orm: Orm, webhookId: string, id: string): Promise<DeliveryRow | null> {
  const [row] = await orm
    .update(deliveries)
    .set({ state: 'waiting', attempts: 0, failure: null, status: null })
    .where(and(eq(deliveries.id, id), eq(deliveries.webhookId, webhookId), ne(deliveries.state, 'waiting')))
    .returning();
  return row ?? null;
}

/** Has a message that waits for its next try be tried at once; null where none waits. */
export async function hastenDelivery(orm: Orm, webhookId: string, id: string): Promise<DeliveryRow | null> {
  const [row] = await orm
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.id, id), eq(deliveries.webhookId, webhookId), eq(deliveries.state, 'waiting')));
  if (row === undefined) return null;
  // Its own job, so that pressing again does not make it two messages.
  await orm.execute(sql`update pgboss.job set start_after = now()
    where name = 'deliver-webhook' and data->>'id' = ${id} and state = 'retry'`);
  return row;
}

/** Deletes what happened before a moment. */
export async function deleteDeliveries(orm: Orm, before: Date): Promise<void> {
  await orm.delete(deliveries).where(lt(deliveries.createdAt, before));
}

/** Turns a row into the webhook that the API gives. */
export function toWebhook({ id, url, events, isOn, createdAt }: WebhookRow): Webhook {
  return { id, url, events, isOn, createdAt: createdAt.toISOString() };
}

/** Turns a row into the delivery that the API gives. */
export function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, type, state, attempts, status, failure, createdAt, triedAt } = row;
  return {
    ...{ id, event: type, state, attempts, status, failure },
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
  };
}

function isOwn(userId: string, id: string) {
  return and(eq(webhooks.id, id), eq(webhooks.userId, userId));
}
