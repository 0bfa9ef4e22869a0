/** The tables of tours' versions; `tour-table.ts` has the one that visitors see. */
import type { VersionKind } from '@tourwright/api';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { tourEdits, tourSnapshots, users } from '../../drivers/database/schema/index.ts';

/** More are not listed; the keep rule leaves some hundreds, and names are given by hand. */
const mostListed = 1000;

/** A version with who made it, without its document. */
export type VersionRow = Pick<
  typeof tourSnapshots.$inferSelect,
  'version' | 'kind' | 'name' | 'createdAt' | 'madeAt' | 'difference'
> & { by: string | null };

const columns = {
  version: tourSnapshots.version,
  kind: tourSnapshots.kind,
  name: tourSnapshots.name,
  createdAt: tourSnapshots.createdAt,
  madeAt: tourSnapshots.madeAt,
  difference: tourSnapshots.difference,
  by: users.name,
};

/** Newest first, without their documents. */
export async function listVersionRows(orm: Orm, tourId: string): Promise<VersionRow[]> {
  return orm
    .select(columns)
    .from(tourSnapshots)
    .leftJoin(users, eq(users.id, tourSnapshots.authorId))
    .where(eq(tourSnapshots.tourId, tourId))
    .orderBy(desc(tourSnapshots.version))
    .limit(mostListed);
}

/** The newest version of a tour; null when none is kept. */
export async function newestVersion(
  orm: Orm,
  tourId: string,
): Promise<Pick<VersionRow, 'version' | 'kind' | 'createdAt'> | null> {
  const [row] = await orm
    .select({ version: tourSnapshots.version, kind: tourSnapshots.kind, createdAt: tourSnapshots.createdAt })
    .from(tourSnapshots)
    .where(eq(tourSnapshots.tourId, tourId))
    .orderBy(desc(tourSnapshots.version))
    .limit(1);
  return row ?? null;
}

/** The moment of a version; earlier releases noted only when it was stored. */
export function momentOf({ madeAt, createdAt }: Pick<VersionRow, 'madeAt' | 'createdAt'>): Date {
  return madeAt ?? createdAt;
}

/** When a version was made; null when there is no such version. */
export async function findMomentOf(orm: Orm, tourId: string, version: number): Promise<Date | null> {
  const [row] = await orm
    .select({ madeAt: tourSnapshots.madeAt, createdAt: tourSnapshots.createdAt })
    .from(tourSnapshots)
    .where(and(eq(tourSnapshots.tourId, tourId), eq(tourSnapshots.version, version)));
  return row ? momentOf(row) : null;
}

/** The first version that is kept from that number on, before another; null when there is none. */
export async function findKeptFrom(
  orm: Orm,
  tourId: string,
  from: number,
  before: number,
): Promise<{ version: number; at: Date } | null> {
  const { version, madeAt, createdAt } = tourSnapshots;
  const [row] = await orm
    .select({ version, madeAt, createdAt })
    .from(tourSnapshots)
    .where(and(eq(tourSnapshots.tourId, tourId), gte(version, from), lt(version, before)))
    .orderBy(asc(version))
    .limit(1);
  return row ? { version: row.version, at: momentOf(row) } : null;
}

/** Gives a version a name, or none; false when there is no such version. */
export async function setVersionName(
  orm: Orm,
  tourId: string,
  version: number,
  name: string | null,
): Promise<boolean> {
  const rows = await orm
    .update(tourSnapshots)
    .set({ name })
    .where(and(eq(tourSnapshots.tourId, tourId), eq(tourSnapshots.version, version)))
    .returning({ version: tourSnapshots.version });
  return rows.length > 0;
}

/** What is known of a snapshot that was just inserted, beside its document. */
export async function describeVersion(
  orm: Orm,
  tourId: string,
  version: number,
  { kind, authorId, madeAt }: { kind: VersionKind; authorId: string | null; madeAt: Date },
): Promise<void> {
  await orm
    .update(tourSnapshots)
    .set({ kind, authorId, madeAt })
    .where(and(eq(tourSnapshots.tourId, tourId), eq(tourSnapshots.version, version)));
}

/** Stores what is different in a version from the one before. */
export async function setDifference(
  orm: Orm,
  tourId: string,
  version: number,
  difference: (typeof tourSnapshots.$inferSelect)['difference'],
): Promise<void> {
  await orm
    .update(tourSnapshots)
    .set({ difference })
    .where(and(eq(tourSnapshots.tourId, tourId), eq(tourSnapshots.version, version)));
}

/** The version that was kept before this one; null when this is the first. */
export async function versionBefore(orm: Orm, tourId: string, version: number): Promise<number | null> {
  const [row] = await orm
    .select({ version: tourSnapshots.version })
    .from(tourSnapshots)
    .where(and(eq(tourSnapshots.tourId, tourId), lt(tourSnapshots.version, version)))
    .orderBy(desc(tourSnapshots.version))
    .limit(1);
  return row?.version ?? null;
}

/** Forgets what the versions that follow these brought: what they are compared with goes. */
export async function forgetDifferences(orm: Orm, tourId: string, gone: number[]): Promise<void> {
  await orm.execute(sql`
    update ${tourSnapshots} set difference = null
    where ${tourSnapshots.tourId} = ${tourId} and ${tourSnapshots.version} in (
      select min(later.version) from unnest(${sql.param(gone)}::int[]) as each(version)
      join ${tourSnapshots} as later on later.tour_id = ${tourId} and later.version > each.version
        and not later.version = any(${sql.param(gone)}::int[])
      group by each.version)`);
}

/** Who made the last change of a tour that its log knows. */
export async function lastEditor(orm: Orm, tourId: string, version: number): Promise<string | null> {
  const [row] = await orm
    .select({ userId: tourEdits.userId })
    .from(tourEdits)
    .where(and(eq(tourEdits.tourId, tourId), eq(tourEdits.version, version)));
  return row?.userId ?? null;
}
