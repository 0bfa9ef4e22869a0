/** Snapshots of tours: the documents that visitors see, and those that versions keep. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { tourSnapshots, tours } from '../drivers/database/schema/index.ts';
import type { StoredDocument } from './tour-table.ts';

/** Keeps the tour as it is now for visitors; `names` are the files that it names. */
export async function insertSnapshot(orm: Orm, id: string, names: string[], createdAt: Date): Promise<void> {
  await orm.execute(sql`
    insert into ${tourSnapshots} (tour_id, version, document, shape, names, created_at)
    select ${tours.id}, ${tours.version}, ${tours.document}, ${tours.shape}, ${sql.param(names)}::text[], ${createdAt.toISOString()}::timestamptz
    from ${tours} where ${tours.id} = ${id}`);
}

/** What visitors see of a tour. */
export async function selectSnapshot(
  orm: Orm,
  tourId: string,
  version: number,
): Promise<StoredDocument | null> {
  const [row] = await orm
    .select({ text: sql<string>`${tourSnapshots.document}::text`, shape: tourSnapshots.shape })
    .from(tourSnapshots)
    .where(and(eq(tourSnapshots.tourId, tourId), eq(tourSnapshots.version, version)));
  return row ?? null;
}

/** Deletes versions of a tour. */
export async function deleteSnapshots(orm: Orm, tourId: string, versions: number[]): Promise<void> {
  await orm
    .delete(tourSnapshots)
    .where(and(eq(tourSnapshots.tourId, tourId), inArray(tourSnapshots.version, versions)));
}

/** The versions of a tour's snapshots but one. */
export async function findSnapshotsBut(orm: Orm, tourId: string, version: number): Promise<number[]> {
  const rows = await orm
    .select({ version: tourSnapshots.version })
    .from(tourSnapshots)
    .where(and(eq(tourSnapshots.tourId, tourId), ne(tourSnapshots.version, version)));
  return rows.map((row) => row.version);
}
