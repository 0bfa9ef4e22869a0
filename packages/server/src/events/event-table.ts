import type { AnalyticsEvent } from '@tourwright/api';
import { and, count, eq, inArray, like, or } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { events } from '../drivers/database/schema/events.ts';

export async function insertEvents(orm: Orm, list: readonly AnalyticsEvent[], at: Date): Promise<void> {
  const rows = list.map(({ name, ...parameters }) => ({
    name,
    tourId: parameters.tour_id ?? null,
    pagePath: parameters.page_path ?? null,
    parameters,
    at,
  }));
  await orm.insert(events).values(rows);
}

/** How often each tour was opened: its welcome page, or where another site embeds it. Tours without a view are absent. */
export async function countViews(orm: Orm, tourIds: readonly string[]): Promise<Map<string, number>> {
  if (tourIds.length === 0) return new Map();
  const embedded = and(eq(events.name, 'page_view'), like(events.pagePath, '/embed/%'));
  const rows = await orm
    .select({ tourId: events.tourId, views: count() })
    .from(events)
    .where(and(inArray(events.tourId, [...tourIds]), or(eq(events.name, 'tour_welcome_page_view'), embedded)))
    .groupBy(events.tourId);
  return new Map(rows.map(({ tourId, views }) => [tourId ?? '', views]));
}
