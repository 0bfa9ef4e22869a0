/** What of a tour's past goes: edits after a while, and snapshots but for the newest. */
import { sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { tourEdits, tourSnapshots, tours } from '../drivers/database/schema/index.ts';
import type { TourParts } from './tour-parts.ts';
import { deleteSnapshots } from './tour-table.ts';

/** A repeated edit gets its first answer for so long, and who was away for less gets edits instead of the document. */
const editsKeptMs = 30 * 86_400_000;
/** Of each tour, beside the one that is published and those with a name. */
const snapshotsKept = 20;
const atOnce = 10_000;
const toursAtOnce = 200;

/** Deletes what nobody asks for any more, some at a time. */
export async function tidyTours(parts: Pick<TourParts, 'database' | 'images' | 'clock'>): Promise<void> {
  const { database, clock } = parts;
  const before = new Date(clock().getTime() - editsKeptMs);
  while (await deleteOldEdits(database.orm, before));
  while (await deleteOldSnapshots(parts));
}

/**
 * Deletes edits from before a moment; false when none is left. The edit that made a tour what it is stays: who has missed
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

/** False when no tour has more snapshots than are kept. */
async function deleteOldSnapshots({
  database,
  images,
}: Pick<TourParts, 'database' | 'images'>): Promise<boolean> {
  const { rows } = await database.orm.execute<{ tour_id: string; versions: number[] }>(sql`
    select tour_id, array_agg(version) as versions from (
      select ${tourSnapshots.tourId} as tour_id, ${tourSnapshots.version} as version,
        ${tourSnapshots.name} is not null or ${tourSnapshots.version} = ${tours.publishedVersion} as is_kept,
        row_number() over (partition by ${tourSnapshots.tourId} order by ${tourSnapshots.version} desc) as rank
      from ${tourSnapshots} join ${tours} on ${tours.id} = ${tourSnapshots.tourId}
    ) as ranked
    where rank > ${snapshotsKept} and is_kept is not true
    group by tour_id limit ${toursAtOnce}`);
  for (const { tour_id: id, versions } of rows) {
    await database.transaction(async (transaction) => {
      await images.releaseTourImages(id, versions, transaction);
      await deleteSnapshots(transaction.orm, id, versions);
    });
  }
  return rows.length >= toursAtOnce;
}
