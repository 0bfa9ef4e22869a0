import { limits, type Tour } from '@tourwright/tour/document';
import { applyEdit, type Edit, type EditAnswer } from '@tourwright/tour/edit';
import type { Database, Transaction } from '../drivers/database/database.ts';
import { Problem } from '../http/problem.ts';
import { appendEntries, findAnswers, type LogEntry } from './edit-log-table.ts';
import { updateDocument } from './tour-table.ts';

interface Sender {
  userId: string;
  now: Date;
}

export interface Committed {
  tour: Tour;
  /** One for each edit, in order. */
  answers: EditAnswer[];
}

/**
 * The one way in which a tour changes: applies edits to the locked tour, appends them to its log, raises the version by
 * one for each, and tells whoever listens. An edit whose id is in the log already gets its first answer again.
 * Problem `too_large` when the document would weigh too much; then nothing is applied.
 */
export async function commitEdits(
  database: Database,
  transaction: Transaction,
  before: Tour,
  edits: readonly Edit[],
  sender: Sender,
): Promise<Committed> {
  const ids = edits.map(({ id }) => id);
  const known = await findAnswers(transaction.orm, before.id, ids);
  const entries: LogEntry[] = [];
  let tour = before;
  for (const edit of edits) {
    if (known.has(edit.id)) continue;
    const outcome = applyEdit(tour, edit);
    if (outcome.ok) {
      tour = { ...outcome.tour, version: tour.version + 1, updated_at: sender.now.toISOString() };
    }
    const answer: EditAnswer = outcome.ok
      ? { id: edit.id, status: 'applied', version: tour.version }
      : { id: edit.id, status: 'refused', reason: outcome.reason, detail: outcome.detail };
    known.set(edit.id, answer);
    entries.push(entryOf(tour.id, edit, answer, sender));
  }
  await appendEntries(transaction.orm, entries);
  if (tour !== before) await store(database, transaction, tour);
  return { tour, answers: ids.flatMap((id) => known.get(id) ?? []) };
}

async function store(database: Database, transaction: Transaction, tour: Tour): Promise<void> {
  checkSize(tour);
  await updateDocument(transaction.orm, tour);
  const payload = JSON.stringify({ tourId: tour.id, type: 'edit', version: tour.version });
  await database.notify('tour', payload, transaction.client);
}

/** What a document weighs as JSON. */
export function weigh(tour: Tour): number {
  return Buffer.byteLength(JSON.stringify(tour));
}

/** Throws the problem `too_large` for a document that weighs more than is stored. */
export function checkSize(tour: Tour): void {
  if (weigh(tour) > limits.bytes) {
    throw new Problem('too_large', { detail: 'A tour holds at most 8 MB, its images not counted' });
  }
}

function entryOf(tourId: string, edit: Edit, answer: EditAnswer, { userId, now }: Sender): LogEntry {
  return { tourId, editId: edit.id, version: answer.version ?? null, edit, answer, userId, at: now };
}
