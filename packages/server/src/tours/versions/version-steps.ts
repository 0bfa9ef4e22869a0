/** The edits from one stored state of a tour to a later one, with their authors. */
import { sql } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { users } from '../../drivers/database/schema/index.ts';
import { findAuthoredEdits } from '../edits/edit-log-table.ts';
import { readSnapshot } from '../read-document.ts';
import type { TourParts } from '../tour-parts.ts';
import { findKeptFrom } from './version-table.ts';

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
  for (const row of await findAuthoredEdits(orm, tourId, after, until.version)) {
    if (row.version > reached + 1) {
      const kept = await findKeptFrom(orm, tourId, row.version - 1, until.version);
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

/** Names of users, by their ids; deleted users are missing. */
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
