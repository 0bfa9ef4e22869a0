/** The log of a tour: every edit that was sent, and what its sender was told. */
import type { Edit, EditAnswer } from '@tourwright/tour/edit';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
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

/** More than this of edits is not read at once. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The edits that were applied after a version, oldest first: at most `limit`, and about 8 MB of them. */
export async function findEditsAfter(
  orm: Orm,
  tourId: string,
  version: number,
  limit: number,
): Promise<AcceptedEdit[]> {
  const length = sql<number>`octet_length(${tourEdits.edit}::text)`;
  const found = orm
    .select({
      version: tourEdits.version,
      edit: tourEdits.edit,
      before: sql<number>`sum(${length}) over (order by ${tourEdits.version}) - ${length}`.as('before'),
    })
    .from(tourEdits)
    .where(and(eq(tourEdits.tourId, tourId), gt(tourEdits.version, version)))
    .orderBy(asc(tourEdits.version))
    .limit(limit)
    .as('found');
  const rows = await orm
    .select({ version: found.version, edit: found.edit })
    .from(found)
    .where(lt(found.before, MAX_BYTES))
    .orderBy(asc(found.version));
  return rows.map((row) => ({ version: row.version ?? 0, edit: row.edit }));
}
