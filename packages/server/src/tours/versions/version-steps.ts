/** What led from one kept state of a tour to a later one, and who took each step. */
import { and, asc, desc, eq, gt, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { tourEdits, tourSnapshots, users } from '../../drivers/database/schema/index.ts';
import { readSnapshot } from '../read-document.ts';
import type { TourParts } from '../tour-parts.ts';

/** The newest so many are looked at, and of those at most so many characters. */
const mostEdits = 5000;
const mostCharacters = 8 * 1024 * 1024;

/** A state of a tour: its version, its document as JSON text, and the moment of it. */
export interface TourState {
  version: number;
  text: string;
  at: Date;
}

/**
 * The edits between two states as a list of steps (`Step` of the tour's changes), JSON text. Edits are kept for a while
 * only: where some are missing, the next version that is kept after them is the step, and at last the later state itself.
 */
export async function stepsBetween(
  parts: Pick<TourParts, 'documents'>,
  orm: Orm,
  tourId: string,
  { after, until }: { after: number; until: TourState },
): Promise<string> {
  const steps: string[] = [];
  let reached = after;
  for (const row of await editsBetween(orm, tourId, after, until.version)) {
    if (row.version > reached + 1) {
      const kept = await keptFrom(orm, tourId, row.version - 1, until.version);
      const text = kept && (await readSnapshot(parts, orm, tourId, kept.version));
      if (kept === null || text === null) break;
      steps.push(stateStep(text, kept.at));
      reached = kept.version;
    }
    if (row.version <= reached) continue;
    steps.push(`{"by":${JSON.stringify(row.userId)},"at":"${row.at.toISOString()}","edit":${row.edit}}`);
    reached = row.version;
  }
  steps.push(stateStep(until.text, until.at));
  return `[${steps.join()}]`;
}

/** Names of users, by their ids; who is gone is not among them. */
export async function namesOf(orm: Orm, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} = any(${sql.param([...new Set(ids)])}::text[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Nobody knows who made a whole state of it. */
function stateStep(text: string, at: Date): string {
  return `{"by":null,"at":"${at.toISOString()}","tour":${text}}`;
}

interface EditRow {
  version: number;
  edit: string;
  userId: string;
  at: Date;
}

/** Oldest first. */
async function editsBetween(orm: Orm, tourId: string, after: number, until: number): Promise<EditRow[]> {
  const length = sql<number>`octet_length(${tourEdits.edit}::text)`;
  const newest = orm
    .select({
      version: tourEdits.version,
      edit: sql<string>`${tourEdits.edit}::text`.as('edit_text'),
      userId: tourEdits.userId,
      at: tourEdits.at,
      weight: sql<number>`sum(${length}) over (order by ${tourEdits.version} desc)`.as('weight'),
    })
    .from(tourEdits)
    .where(
      and(
        eq(tourEdits.tourId, tourId),
        // Refused ones changed nothing.
        isNotNull(tourEdits.version),
        gt(tourEdits.version, after),
        lte(tourEdits.version, until),
      ),
    )
    .orderBy(desc(tourEdits.version))
    .limit(mostEdits)
    .as('newest');
  const rows = await orm
    .select({ version: newest.version, edit: newest.edit, userId: newest.userId, at: newest.at })
    .from(newest)
    .where(lte(newest.weight, mostCharacters))
    .orderBy(asc(newest.version));
  return rows.map((row) => ({ ...row, version: row.version ?? 0 }));
}

/** The first version that is kept from that number on, before another. */
async function keptFrom(
  orm: Orm,
  tourId: string,
  version: number,
  before: number,
): Promise<{ version: number; at: Date } | null> {
  const { madeAt, createdAt } = tourSnapshots;
  const [row] = await orm
    .select({ version: tourSnapshots.version, madeAt, createdAt })
    .from(tourSnapshots)
    .where(
      and(
        eq(tourSnapshots.tourId, tourId),
        gte(tourSnapshots.version, version),
        lt(tourSnapshots.version, before),
      ),
    )
    .orderBy(asc(tourSnapshots.version))
    .limit(1);
  return row ? { version: row.version, at: row.madeAt ?? row.createdAt } : null;
}
