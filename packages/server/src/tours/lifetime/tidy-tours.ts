/** Deletes a tour's history: edits after a while, and versions by the rule in the server's settings. */
import { sql } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { tourEdits, tourSnapshots, tours } from '../../drivers/database/schema/index.ts';
import { dayMs } from '../../durations.ts';
import { deleteSnapshots } from '../snapshot-table.ts';
import type { TourParts } from '../tour-parts.ts';
import { forgetDifferences } from '../versions/version-table.ts';

/** How long a repeated edit gets its first answer, and a client that was away gets edits instead of the document. */
const editsKeptMs = 30 * dayMs;
const atOnce = 10_000;
const toursAtOnce = 200;

/** Deletes what nobody asks for any more, some at a time. */
export async function tidyTours(
  parts: Pick<TourParts, 'database' | 'images' | 'clock' | 'keepRule'>,
): Promise<void> {
  const { database, clock } = parts;
  const before = new Date(clock().getTime() - editsKeptMs);
  while (await deleteOldEdits(database.orm, before));
  while (await deleteOldSnapshots(parts));
}

/**
 * Deletes edits from before a moment; false when none is left. The edit that made a tour what it is stays: a client that has missed
 * others sees by its version that something is missing, and asks for the document.
 */
async function deleteOldEdits(orm: Orm, before: Date): Promise<boolean> {
  const { rowCount } = await orm.execute(sql`
    delete from ${tourEdits} where ${tourEdits.id} in (
      select ${tourEdits.id} from ${tourEdits} join ${tours} on ${tours.id} = ${tourEdits.tourId}
      where ${tourEdits.at} < ${before.toISOString()} and ${tourEdits.version} is distinct from ${tours.version}
      limit ${atOnce})`);
  return (rowCount ?? 0) >= atOnce;
}

/**
 * What goes of versions that are neither shown nor named: published ones but for the newest, and of those that were kept
 * by themselves all but the newest of each day after a while, and all after a longer one. False when none is left.
 */
async function deleteOldSnapshots({
  database,
  images,
  clock,
  keepRule: { hourlyDays, dailyDays, published },
}: Pick<TourParts, 'database' | 'images' | 'clock' | 'keepRule'>): Promise<boolean> {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * dayMs).toISOString();
  const { kind, createdAt } = tourSnapshots;
  const { rows } = await database.orm.execute<{ tour_id: string; versions: number[] }>(sql`
    select tour_id, array_agg(version) as versions from (
      select ${tourSnapshots.tourId} as tour_id, ${tourSnapshots.version} as version, ${createdAt} as created_at,
        ${kind} = 'published' as is_published,
        ${tourSnapshots.name} is not null or ${tourSnapshots.version} = ${tours.publishedVersion} as is_kept,
        row_number() over (partition by ${tourSnapshots.tourId}, ${kind} = 'published'
          order by ${tourSnapshots.version} desc) as rank,
        row_number() over (partition by ${tourSnapshots.tourId}, ${kind} = 'published',
          date_trunc('day', ${createdAt} at time zone 'UTC') order by ${tourSnapshots.version} desc) as rank_of_day
      from ${tourSnapshots} join ${tours} on ${tours.id} = ${tourSnapshots.tourId}
    ) as ranked
    where is_kept is not true and case when is_published then rank > ${published}
      else created_at < ${daysAgo(dailyDays)} or (created_at < ${daysAgo(hourlyDays)} and rank_of_day > 1) end
    group by tour_id limit ${toursAtOnce}`);
  for (const { tour_id: id, versions } of rows) {
    await database.transaction(async (transaction) => {
      await images.releaseTourImages(id, versions, transaction);
      await forgetDifferences(transaction.orm, id, versions);
      await deleteSnapshots(transaction.orm, id, versions);
    });
  }
  return rows.length >= toursAtOnce;
}
