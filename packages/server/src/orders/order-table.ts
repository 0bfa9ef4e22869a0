import type { OrderEvent, OrderState, orderGroups } from '@tourwright/api';
import { and, asc, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isWithinReach } from '../access/tours-within-reach.ts';
import type { Orm } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { orderEvents, orderLines, orders } from '../drivers/database/schema/visitors/orders.ts';
import { searchPattern } from '../drivers/database/search-pattern.ts';

/** A row of the table of orders. */
export type OrderRow = typeof orders.$inferSelect;

/** A row of the table of order lines. */
export type LineRow = typeof orderLines.$inferSelect;
/** An order with what was ordered. */
export type FullOrder = OrderRow & { lines: LineRow[] };

/** What a list is narrowed to. */
export interface OrderFilter {
  search?: string | undefined;
  group?: (typeof orderGroups)[number] | undefined;
  tourId?: string | undefined;
}

/** The states of each group that lists are narrowed to. */
const statesOf: Record<(typeof orderGroups)[number], OrderState[]> = {
  open: ['new', 'preparing'],
  ready: ['ready'],
  done: ['done'],
  cancelled: ['cancelled'],
};

/** Inserts an order with its lines. */
export async function insertOrder(
  orm: Orm,
  order: typeof orders.$inferInsert,
  lines: readonly Omit<typeof orderLines.$inferInsert, 'orderId'>[],
): Promise<void> {
  await orm.insert(orders).values(order);
  await orm.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: order.id })));
}

/** Finds an order with its lines by id. */
export async function findOrder(orm: Orm, id: string): Promise<FullOrder | null> {
  if (id.includes('\0')) return null;
  const [row] = await orm.select().from(orders).where(eq(orders.id, id));
  return row === undefined ? null : withLines(orm, row);
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockOrder(orm: Orm, id: string): Promise<FullOrder | null> {
  if (id.includes('\0')) return null;
  const [row] = await orm.select().from(orders).where(eq(orders.id, id)).for('update');
  return row === undefined ? null : withLines(orm, row);
}

/** Finds the order that a buyer's browser placed under a request id, so that it counts once. */
export async function findPlaced(orm: Orm, tourId: string, requestId: string): Promise<FullOrder | null> {
  const [row] = await orm
    .select()
    .from(orders)
    .where(and(eq(orders.requestId, requestId), eq(orders.tourId, tourId)));
  return row === undefined ? null : withLines(orm, row);
}

async function withLines(orm: Orm, row: OrderRow): Promise<FullOrder> {
  const [full] = await addLines(orm, [row]);
  return full ?? { ...row, lines: [] };
}

async function addLines(orm: Orm, rows: readonly OrderRow[]): Promise<FullOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await orm
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  return rows.map((row) => ({ ...row, lines: lines.filter(({ orderId }) => orderId === row.id) }));
}

/** Lists the orders that a user may read, newest first, from after a cursor on. */
export async function listOrders(
  orm: Orm,
  userId: string,
  filter: OrderFilter,
  { after, limit }: { limit: number; after: { createdAt: Date; id: string } | null },
): Promise<FullOrder[]> {
  const isOlder = after
    ? sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
    : undefined;
  const rows = await orm
    .select()
    .from(orders)
    .where(and(isReadable(userId), ...conditionsOf(filter), isOlder))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  return addLines(orm, rows);
}

/** How many wait for the shop. */
export async function countOpen(orm: Orm, userId: string): Promise<number> {
  const [row] = await orm
    .select({ count: count() })
    .from(orders)
    .where(and(isReadable(userId), inArray(orders.state, statesOf.open)));
  return row?.count ?? 0;
}

/** Changes columns of an order. */
export async function updateOrder(
  orm: Orm,
  id: string,
  change: Partial<
    Pick<OrderRow, 'state' | 'changeId' | 'changedAt' | 'stateBefore' | 'paidAt' | 'refundedAt' | 'remarks'>
  >,
): Promise<void> {
  await orm.update(orders).set(change).where(eq(orders.id, id));
}

/** Adds a line to an order's history. */
export async function addEvent(
  orm: Orm,
  event: { orderId: string; kind: OrderEvent['kind']; at: Date; userId?: string },
): Promise<void> {
  await orm.insert(orderEvents).values(event);
}

/** What happened to an order, newest first. */
export async function listEvents(orm: Orm, orderId: string): Promise<OrderEvent[]> {
  const rows = await orm
    .select({ id: orderEvents.id, kind: orderEvents.kind, at: orderEvents.at, by: users.name })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.userId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(200);
  return rows.map(({ id, kind, at, by }) => ({
    id: String(id),
    kind,
    at: at.toISOString(),
    by: by ?? '',
  }));
}

function isReadable(userId: string): SQL | undefined {
  const isOwnLeft = and(isNull(orders.tourId), eq(orders.ownerId, userId));
  return or(isWithinReach(userId, 'order.read', orders.tourId), isOwnLeft);
}

function conditionsOf({ search, group, tourId }: OrderFilter): (SQL | undefined)[] {
  const pattern = searchPattern(search);
  return [
    group === undefined ? undefined : inArray(orders.state, statesOf[group]),
    tourId === undefined ? undefined : eq(orders.tourId, tourId),
    pattern === null ? undefined : isNamed(pattern),
  ];
}

/** Whether an order, or a line of it, holds what is looked for. */
function isNamed(pattern: string): SQL | undefined {
  const texts = [orders.number, orders.name, orders.email, orders.phone, orders.tourTitle];
  const inLines = sql`exists (select 1 from ${orderLines} where ${and(
    eq(orderLines.orderId, orders.id),
    or(...[orderLines.name, orderLines.variant, orderLines.sku].map((column) => ilike(column, pattern))),
  )})`;
  return or(...texts.map((column) => ilike(column, pattern)), inLines);
}
