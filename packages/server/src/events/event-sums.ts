import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../drivers/database/database.ts';
import { tours } from '../drivers/database/schema/tours/tours.ts';
import { eventDays, eventSums, events, tourViews } from '../drivers/database/schema/visitors/events.ts';
import { dayMs } from '../durations.ts';
import { isEmbedded, isView } from './event-table.ts';

/** Events are summed this long after they came: by then every transaction that brings some has ended, on any clock. */
const settledMs = 5 * 60_000;
const deletedAtOnce = 10_000;

/**
 * Adds what came since the last time to the sums of its days, a day at a time, and deletes events that are older than
 * `days`. Any number of processes may do so at once: one works, the others find nothing to do. Done again after a kill
 * it continues where it was.
 */
export async function sumEvents(
  database: Database,
  { now, days, signal }: { now: Date; days: number; signal: AbortSignal },
): Promise<void> {
  const settled = new Date(now.getTime() - settledMs);
  while (!signal.aborted && (await sumSome(database, settled)));
  const old = new Date(now.getTime() - days * dayMs);
  while (!signal.aborted && (await deleteSome(database.orm, old)));
}

/** False when all is summed, or somebody else is at it. */
function sumSome(database: Database, settled: Date): Promise<boolean> {
  return database.transaction(async ({ orm }) => {
    const [held] = await orm.select().from(eventSums).for('update', { skipLocked: true });
    if (held === undefined || held.until >= settled) return false;
    const first = await firstSince(orm, held.until);
    const isNothing = first === null || first >= settled;
    const end = isNothing ? settled : new Date(Math.min(settled.getTime(), first.getTime() + dayMs));
    if (!isNothing) await addToDays(orm, held.until, end);
    await orm.update(eventSums).set({ until: end });
    return end < settled;
  });
}

async function firstSince(orm: Orm, since: Date): Promise<Date | null> {
  const [row] = await orm
    .select({ at: events.at })
    .from(events)
    .where(sql`${events.at} >= ${since.toISOString()}`)
    .orderBy(events.at)
    .limit(1);
  return row?.at ?? null;
}

/** Only tours that exist have sums of their own, so that made-up names leave nothing behind. */
async function addToDays(orm: Orm, from: Date, to: Date): Promise<void> {
  const isOpening = isView(sql`name`, sql`is_embedded`);
  await orm.execute(sql`
    with days as (
      select ${tours.id} as tour_id, (${events.at} at time zone 'utc')::date as day, ${events.name} as name,
        coalesce(${isEmbedded}, false) as is_embedded, count(*) as count
      from ${events} left join ${tours} on ${tours.id} = ${events.tourId}
      where ${events.at} >= ${from.toISOString()} and ${events.at} < ${to.toISOString()}
      group by 1, 2, 3, 4
    ), opened as (
      insert into ${tourViews} (tour_id, count)
      select tour_id, sum(count) from days where tour_id is not null and ${isOpening} group by tour_id
      on conflict (tour_id) do update set count = tour_views.count + excluded.count
    )
    insert into ${eventDays} (tour_id, day, name, is_embedded, count)
    select tour_id, day, name, is_embedded, count from days
    on conflict on constraint event_days_one do update set count = event_days.count + excluded.count`);
}

/** Deletes events from before a moment that are in the sums; false when none is left. */
async function deleteSome(orm: Orm, before: Date): Promise<boolean> {
  const { rowCount } = await orm.execute(sql`
    delete from ${events} where ${events.id} in (
      select ${events.id} from ${events}
      where ${events.at} < least(${before.toISOString()}::timestamptz, (select ${eventSums.until} from ${eventSums}))
      order by ${events.at} limit ${deletedAtOnce} for update skip locked)`);
  return (rowCount ?? 0) >= deletedAtOnce;
}
