import { and, count, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../drivers/database/database.ts';
import { leads } from '../drivers/database/schema/visitors/leads.ts';
import { orders } from '../drivers/database/schema/visitors/orders.ts';

/** How many came on each day (UTC) from one on, YYYY-MM-DD. */
type CountByDay = (orm: Orm, userId: string, from: string) => Promise<Map<string, number>>;

/** Counts a user's leads of each day (UTC), without spam. */
export const countLeads: CountByDay = async (orm, userId, from) => {
  const isCounted = and(eq(leads.ownerId, userId), ne(leads.status, 'spam'), isSince(leads.createdAt, from));
  const day = dayOf(leads.createdAt);
  return toMap(await orm.select({ day, count: count() }).from(leads).where(isCounted).groupBy(sql`1`));
};

/** Counts a user's orders of each day (UTC), without cancelled ones. */
export const countOrders: CountByDay = async (orm, userId, from) => {
  const isCounted = and(
    eq(orders.ownerId, userId),
    ne(orders.state, 'cancelled'),
    isSince(orders.createdAt, from),
  );
  const day = dayOf(orders.createdAt);
  return toMap(await orm.select({ day, count: count() }).from(orders).where(isCounted).groupBy(sql`1`));
};

function dayOf(moment: AnyPgColumn): SQL<string> {
  return sql<string>`(${moment} at time zone 'utc')::date::text`;
}

function isSince(moment: AnyPgColumn, from: string): SQL {
  return gte(moment, sql`${from}::date at time zone 'utc'`);
}

function toMap(rows: { day: string; count: number }[]): Map<string, number> {
  return new Map(rows.map(({ day, count: found }) => [day, found]));
}
