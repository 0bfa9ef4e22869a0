import type { FoundTour, ImportReport, SentFile } from '@tourwright/api';
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { tourImports } from '../../drivers/database/schema/index.ts';

/** The person has cancelled it. */
export class Cancelled extends Error {}

type Row = typeof tourImports.$inferSelect;
type State = Row['state'];

/** What was sent, and what was found in it. */
interface ImportContent {
  files: SentFile[];
  /** Which of several files holds the tour, where that is known. */
  document?: string | null;
  tour: FoundTour | null;
}

/** A row of the table of imports, with what was found parsed. */
export type ImportRow = Omit<Row, 'found' | 'report'> & {
  found: ImportContent;
  report: ImportReport | null;
};

/** Those that take room, or will. */
const open: State[] = ['sending', 'reading', 'found', 'storing'];

/** Inserts an import. */
export async function insertImport(orm: Orm, row: typeof tourImports.$inferInsert): Promise<ImportRow> {
  const [made] = await orm.insert(tourImports).values(row).returning();
  return made as ImportRow;
}

/** Finds an import by id. */
export async function findImport(orm: Orm, id: string): Promise<ImportRow | null> {
  const [row] = await orm.select().from(tourImports).where(eq(tourImports.id, id));
  return (row as ImportRow | undefined) ?? null;
}

/** Newest first. */
export async function listImportRows(orm: Orm, userId: string): Promise<ImportRow[]> {
  const rows = await orm
    .select()
    .from(tourImports)
    .where(eq(tourImports.userId, userId))
    .orderBy(desc(tourImports.createdAt), desc(tourImports.id));
  return rows as ImportRow[];
}

/** Counts a user's imports that are not finished. */
export async function countOpenImports(orm: Orm, userId: string): Promise<number> {
  const [row] = await orm
    .select({ sum: count() })
    .from(tourImports)
    .where(and(eq(tourImports.userId, userId), inArray(tourImports.state, open)));
  return row?.sum ?? 0;
}

/** Changes an import that is in one of these states; null when it is not, or not there. */
export async function updateImport(
  orm: Orm,
  id: string,
  from: readonly State[],
  change: Partial<typeof tourImports.$inferInsert>,
): Promise<ImportRow | null> {
  const [row] = await orm
    .update(tourImports)
    .set(change)
    .where(and(eq(tourImports.id, id), inArray(tourImports.state, [...from])))
    .returning();
  return (row as ImportRow | undefined) ?? null;
}

/** Changes what is said of an import that is done; null when there is no such one. */
export async function changeReport(
  orm: Orm,
  id: string,
  change: Partial<ImportReport>,
): Promise<ImportRow | null> {
  const [row] = await orm
    .update(tourImports)
    .set({ report: sql`${tourImports.report} || ${JSON.stringify(change)}::jsonb` })
    .where(and(eq(tourImports.id, id), eq(tourImports.state, 'done')))
    .returning();
  return (row as ImportRow | undefined) ?? null;
}

/** Deletes the row of an import. */
export async function deleteImportRow(orm: Orm, id: string): Promise<void> {
  await orm.delete(tourImports).where(eq(tourImports.id, id));
}

/** Those that are over, but not while a job makes their tour. */
export async function deleteExpiredImports(orm: Orm, now: Date): Promise<void> {
  const isIdle = inArray(tourImports.state, ['sending', 'reading', 'found', 'done', 'failed']);
  await orm.delete(tourImports).where(and(lt(tourImports.expiresAt, now), isIdle));
}

/** Those of the ids that there are and that still need their files. */
export async function importsWithFiles(orm: Orm, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await orm
    .select({ id: tourImports.id })
    .from(tourImports)
    .where(and(inArray(tourImports.id, ids), inArray(tourImports.state, open)));
  return new Set(rows.map(({ id }) => id));
}
