/** The log of a tour: every edit that was sent, and what its sender was told. */
import type { Edit, EditAnswer } from '@tourwright/tour/edit';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { tourEdits } from '../drivers/database/schema/index.ts';

/** An edit that was applied, with the version that it made. */
export interface AcceptedEdit {
  version: number;
  edit: Edit;
}

export type LogEntry = Omit<typeof tourEdits.$inferInsert, 'id'>;

export async function appendEntries(orm: Orm, entries: LogEntry[]): Promise<void> {
  if (entries.length > 0) await orm.insert(tourEdits).values(entries);
}

/** What the senders of these edits were told, by the edits' ids. */
export async function findAnswers(
  orm: Orm,
  tourId: string,
  editIds: string[],
): Promise<Map<string, EditAnswer>> {
  if (editIds.length === 0) return new Map();
  const rows = await orm
    .select({ editId: tourEdits.editId, answer: tourEdits.answer })
    .from(tourEdits)
    .where(and(eq(tourEdits.tourId, tourId), inArray(tourEdits.editId, editIds)));
  return new Map(rows.map(({ editId, answer }) => [editId, answer]));
}

/** The edits that were applied after a version, oldest first. */
export async function findEditsAfter(
  orm: Orm,
  tourId: string,
  version: number,
  limit: number,
): Promise<AcceptedEdit[]> {
  const rows = await orm
    .select({ version: tourEdits.version, edit: tourEdits.edit })
    .from(tourEdits)
    .where(and(eq(tourEdits.tourId, tourId), gt(tourEdits.version, version)))
    .orderBy(asc(tourEdits.version))
    .limit(limit);
  return rows.map((row) => ({ version: row.version ?? 0, edit: row.edit }));
}
