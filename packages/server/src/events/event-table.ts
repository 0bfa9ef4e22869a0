import type { AnalyticsEvent } from '@tourwright/api';
import { and, count, eq, gte, inArray, like, or, sql, sum } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { eventDays, eventSums, events } from '../drivers/database/schema/events.ts';

/** An event and when it came. */
export interface TimedEvent {
  event: AnalyticsEvent;
  at: Date;
}

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
 * How often each tour was opened: its welcome page, or where another site embeds it. Tours without a view are absent. Days
 * are read as sums, and only what came since the last sum one by one.
 */
export async function countViews(orm: Orm, tourIds: readonly string[]): Promise<Map<string, number>> {
  const ids = [...tourIds];
  const views = new Map<string, number>();
  if (ids.length === 0) return views;
  const isView = or(
    eq(eventDays.name, 'tour_welcome_page_view'),
    and(eq(eventDays.name, 'page_view'), eventDays.isEmbedded),
  );
  const isRecentView = or(
    eq(events.name, 'tour_welcome_page_view'),
    and(eq(events.name, 'page_view'), isEmbedded),
  );
  const isSince = gte(events.at, sql`(select ${eventSums.until} from ${eventSums})`);
  const [summed, recent] = await Promise.all([
    orm
      .select({ tourId: eventDays.tourId, views: sum(eventDays.count).mapWith(Number) })
      .from(eventDays)
      .where(and(inArray(eventDays.tourId, ids), isView))
      .groupBy(eventDays.tourId),
    orm
      .select({ tourId: events.tourId, views: count() })
      .from(events)
      .where(and(inArray(events.tourId, ids), isSince, isRecentView))
      .groupBy(events.tourId),
  ]);
  for (const { tourId, views: more } of [...summed, ...recent]) {
    if (tourId !== null) views.set(tourId, (views.get(tourId) ?? 0) + more);
  }
  return views;
}

/** Whether an event happened in the frame of another site. */
export const isEmbedded = like(events.pagePath, '/embed/%');
