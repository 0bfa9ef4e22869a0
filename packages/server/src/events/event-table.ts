import type { AnalyticsEvent } from '@tourwright/api';
import { and, count, eq, gte, inArray, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { tours } from '../drivers/database/schema/tours/tours.ts';
import { eventDays, eventSums, events, tourViews } from '../drivers/database/schema/visitors/events.ts';

/** An event and when it came. */
export interface TimedEvent {
  event: AnalyticsEvent;
  at: Date;
}

/** Inserts events with the moment at which they came. */
export async function insertEvents(orm: Orm, list: readonly TimedEvent[]): Promise<void> {
  const rows = list.map(({ event: { name, ...parameters }, at }) => ({
    name,
    tourId: parameters.tour_id ?? null,
    pagePath: parameters.page_path ?? null,
    parameters,
    at,
  }));
  await orm.insert(events).values(rows);
}

/**
 * How often each tour was opened. Tours without a view are absent. What came up to the last sum is one row of each tour, and
 * only what came since is read one by one.
 */
export async function countViews(orm: Orm, tourIds: readonly string[]): Promise<Map<string, number>> {
  const ids = [...tourIds];
  const views = new Map<string, number>();
  if (ids.length === 0) return views;
  const isSince = gte(events.at, sql`(select ${eventSums.until} from ${eventSums})`);
  const [summed, recent] = await Promise.all([
    orm
      .select({ tourId: tourViews.tourId, views: tourViews.count })
      .from(tourViews)
      .where(inArray(tourViews.tourId, ids)),
    orm
      .select({ tourId: events.tourId, views: count() })
      .from(events)
      .where(and(inArray(events.tourId, ids), isSince, isView(events.name, isEmbedded)))
      .groupBy(events.tourId),
  ]);
  for (const { tourId, views: more } of [...summed, ...recent]) {
    if (tourId !== null) views.set(tourId, (views.get(tourId) ?? 0) + more);
  }
  return views;
}

/** How often a user's tours were opened and entered on a day (UTC), from a day on; days without either are absent. */
export async function countByDay(
  orm: Orm,
  userId: string,
  from: string,
): Promise<{ day: string; views: number; entries: number }[]> {
  const isEntry = sql`name = 'enter_tour_button_click'`;
  const { rows } = await orm.execute<{ day: string; views: number; entries: number }>(sql`
    with own as (select id from ${tours} where user_id = ${userId} and deleted_at is null),
    counted as (
      select day, name, is_embedded, count from ${eventDays}
      where tour_id in (select id from own) and day >= ${from}
      union all
      select (${events.at} at time zone 'utc')::date, ${events.name}, coalesce(${isEmbedded}, false), 1
      from ${events}
      where ${events.tourId} in (select id from own) and ${events.at} >= (select ${eventSums.until} from ${eventSums})
    )
    select day::text as day,
      coalesce(sum(count) filter (where ${isView(sql`name`, sql`is_embedded`)}), 0)::int as views,
      coalesce(sum(count) filter (where ${isEntry}), 0)::int as entries
    from counted where day >= ${from} group by day`);
  return rows;
}

/** Whether an event is the opening of a tour: of its welcome page, or where another site embeds it. */
export function isView(name: SQLWrapper, embedded: SQLWrapper): SQL | undefined {
  return or(eq(name, 'tour_welcome_page_view'), and(eq(name, 'page_view'), embedded.getSQL()));
}

/** Whether an event happened in the frame of another site. */
export const isEmbedded = like(events.pagePath, '/embed/%');
