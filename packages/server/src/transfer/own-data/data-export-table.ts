import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { dataExports } from '../../drivers/database/schema/index.ts';

/** A row of the table of data exports. */
export type DataExportRow = typeof dataExports.$inferSelect;

/** Finds the data export of a user. */
export async function findExportOf(orm: Orm, userId: string): Promise<DataExportRow | null> {
  const [row] = await orm.select().from(dataExports).where(eq(dataExports.userId, userId));
  return row ?? null;
}

/** Finds a data export by id. */
export async function findExport(orm: Orm, id: string): Promise<DataExportRow | null> {
  const [row] = await orm.select().from(dataExports).where(eq(dataExports.id, id));
  return row ?? null;
}

/** In place of the one before. */
export async function replaceExport(orm: Orm, row: typeof dataExports.$inferInsert): Promise<DataExportRow> {
  await orm.delete(dataExports).where(eq(dataExports.userId, row.userId));
  const [made] = await orm.insert(dataExports).values(row).returning();
  if (made === undefined) throw new Error('The export was not stored');
  return made;
}

/** Changes one that is not done yet; false when it is done, or another took its place. */
export async function updateOpenExport(
  orm: Orm,
  id: string,
  change: Partial<typeof dataExports.$inferInsert>,
): Promise<boolean> {
  const isOpen = inArray(dataExports.state, ['waiting', 'running']);
  const rows = await orm
    .update(dataExports)
    .set(change)
    .where(and(eq(dataExports.id, id), isOpen))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

/** Deletes the rows of data exports that have expired. */
export async function deleteExpired(orm: Orm, now: Date): Promise<void> {
  await orm.delete(dataExports).where(lt(dataExports.expiresAt, now));
}

/** Those of the ids that there are. */
export async function knownExports(orm: Orm, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await orm.select({ id: dataExports.id }).from(dataExports).where(inArray(dataExports.id, ids));
  return new Set(rows.map(({ id }) => id));
}
