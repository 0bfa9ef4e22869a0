import type { ExportFormat, ExportReport } from '@tourwright/api';
import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { tourExports } from '../../drivers/database/schema/index.ts';

type Row = typeof tourExports.$inferSelect;

/** A row of the table of exports, with its report parsed. */
export type ExportRow = Omit<Row, 'format' | 'report'> & {
  format: ExportFormat;
  report: ExportReport | null;
};

/** Inserts an export. */
export async function insertExport(orm: Orm, row: typeof tourExports.$inferInsert): Promise<ExportRow> {
  const [made] = await orm.insert(tourExports).values(row).returning();
  return made as ExportRow;
}

/** Finds an export by id. */
export async function findExport(orm: Orm, id: string): Promise<ExportRow | null> {
  const [row] = await orm.select().from(tourExports).where(eq(tourExports.id, id));
  return (row as ExportRow | undefined) ?? null;
}

/** Newest first. */
export async function listExportRows(orm: Orm, tourId: string): Promise<ExportRow[]> {
  const rows = await orm
    .select()
    .from(tourExports)
    .where(eq(tourExports.tourId, tourId))
    .orderBy(desc(tourExports.createdAt), desc(tourExports.id));
  return rows as ExportRow[];
}

/** Counts a tour's exports. */
export async function countExports(orm: Orm, tourId: string): Promise<number> {
  const [row] = await orm.select({ sum: count() }).from(tourExports).where(eq(tourExports.tourId, tourId));
  return row?.sum ?? 0;
}

/** Changes one that is not done yet; false when somebody has deleted it. */
export async function updateOpenExport(
  orm: Orm,
  id: string,
  change: Partial<typeof tourExports.$inferInsert>,
): Promise<boolean> {
  const isOpen = inArray(tourExports.state, ['waiting', 'running']);
  const rows = await orm
    .update(tourExports)
    .set(change)
    .where(and(eq(tourExports.id, id), isOpen))
    .returning({ id: tourExports.id });
  return rows.length > 0;
}

/** Whether there was one. */
export async function deleteExportRow(orm: Orm, tourId: string, id: string): Promise<boolean> {
  const rows = await orm
    .delete(tourExports)
    .where(and(eq(tourExports.id, id), eq(tourExports.tourId, tourId)))
    .returning({ id: tourExports.id });
  return rows.length > 0;
}

/** Deletes the rows of exports that have expired. */
export async function deleteExpired(orm: Orm, now: Date): Promise<void> {
  await orm.delete(tourExports).where(lt(tourExports.expiresAt, now));
}

/** Those of the ids that there are. */
export async function knownExports(orm: Orm, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await orm.select({ id: tourExports.id }).from(tourExports).where(inArray(tourExports.id, ids));
  return new Set(rows.map(({ id }) => id));
}
