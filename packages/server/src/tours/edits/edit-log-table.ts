/** The log of a tour: every edit that was sent, and the answer its sender got. */
import type { Edit, EditAnswer } from '@tourwright/tour/edit';
import { currentShape, upgradeEdit } from '@tourwright/tour/rules';
import { and, asc, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { tourEdits } from '../../drivers/database/schema/index.ts';
import type { LogLine } from '../documents/change-draft.ts';

/** An edit that was applied, as JSON text, with the version that it made. */
export interface AcceptedEdit {
  version: number;
  editId: string;
  edit: string;
}

/** An edit that was applied, as JSON text in the shape in which it was stored, with who sent it and when. */
interface AuthoredEdit {
  version: number;
  edit: string;
  userId: string;
  at: Date;
}

/** Appends edits with their answers to a tour's log. */
export async function appendLines(
  orm: Orm,
  tourId: string,
  lines: readonly LogLine[],
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ editId, edit, answer }) => {
    const version = answer.version ?? null;
    return { tourId, editId, version, edit: sql<Edit>`${edit}::json`, answer, userId, at };
  });
  await orm.insert(tourEdits).values(rows);
}

/** The answers that the senders of these edits got, by the edits' ids. */
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
  return new Map(rows.map(({ editId, answer }) => [editId, asToday(answer)]));
}

/** More than this of edits is not read at once. */
const maxBytes = 8 * 1024 * 1024;
/** More are not looked at to find out who made a change. */
const mostAuthored = 5000;
const length = sql<number>`octet_length(${tourEdits.edit}::text)`;
const editText = sql<string>`${tourEdits.edit}::text`.as('edit_text');

/** The edits that were applied after a version, oldest first: at most `limit`, and about 8 MB of them. */
export async function findEditsAfter(
  orm: Orm,
  tourId: string,
  version: number,
  limit: number,
): Promise<AcceptedEdit[]> {
  const found = orm
    .select({
      version: tourEdits.version,
      editId: tourEdits.editId,
      edit: editText,
      shape: sql<number>`(${tourEdits.edit} ->> 'v')::int`.as('shape'),
      before: sql<number>`sum(${length}) over (order by ${tourEdits.version}) - ${length}`.as('before'),
    })
    .from(tourEdits)
    .where(and(eq(tourEdits.tourId, tourId), gt(tourEdits.version, version)))
    .orderBy(asc(tourEdits.version))
    .limit(limit)
    .as('found');
  const rows = await orm
    .select({ version: found.version, editId: found.editId, edit: found.edit, shape: found.shape })
    .from(found)
    .where(lt(found.before, maxBytes))
    .orderBy(asc(found.version));
  return rows.map(({ version, editId, edit, shape }) => ({
    version: version ?? 0,
    editId,
    // As it was stored, unless an earlier release did.
    edit: shape === currentShape ? edit : JSON.stringify(upgradeEdit(JSON.parse(edit))),
  }));
}

/**
 * The edits that were applied after a version, up to and with another, oldest first: of many the newest 5,000, and at most 8
 * MB of them.
 */
export async function findAuthoredEdits(
  orm: Orm,
  tourId: string,
  after: number,
  until: number,
): Promise<AuthoredEdit[]> {
  const newest = orm
    .select({
      version: tourEdits.version,
      edit: editText,
      userId: tourEdits.userId,
      at: tourEdits.at,
      weight: sql<number>`sum(${length}) over (order by ${tourEdits.version} desc)`.as('weight'),
    })
    .from(tourEdits)
    .where(and(eq(tourEdits.tourId, tourId), gt(tourEdits.version, after), lte(tourEdits.version, until)))
    .orderBy(desc(tourEdits.version))
    .limit(mostAuthored)
    .as('newest');
  const rows = await orm
    .select({ version: newest.version, edit: newest.edit, userId: newest.userId, at: newest.at })
    .from(newest)
    .where(lte(newest.weight, maxBytes))
    .orderBy(asc(newest.version));
  return rows.map((row) => ({ ...row, version: row.version ?? 0 }));
}

/** A process of the last release may still write its refusals with a `reason`, and with words beside it. */
function asToday({ reason, detail: _, ...answer }: EditAnswer): EditAnswer {
  return reason === undefined || answer.code !== undefined ? answer : { ...answer, code: reason };
}
