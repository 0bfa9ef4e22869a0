import type { Tour } from '@tourwright/tour/document';
import type { Edit, EditAnswer } from '@tourwright/tour/edit';
import type { Transaction } from '../drivers/database/database.ts';
import { commitEdits } from './commit-edits.ts';
import { type AcceptedEdit, findEditsAfter } from './edit-log-table.ts';
import type { TourParts } from './tour-parts.ts';

/** What an editor is told when it sends edits. */
export interface EditsAnswer {
  /** After all of these. */
  version: number;
  /** One for each edit that was sent, in order. */
  answers: EditAnswer[];
  /** What others changed since `base`, oldest first; null: more than is sent, `current` says it all. */
  missed: AcceptedEdit[] | null;
  current?: Tour;
}

/** More than this, and the whole document is the shorter answer. */
const MAX_MISSED = 500;

/** Applies what an editor sends to the locked tour, and brings along what it has not seen. */
export async function sendEdits(
  { database, images }: Pick<TourParts, 'database' | 'images'>,
  transaction: Transaction,
  before: Tour,
  { base, edits }: { base: number; edits: Edit[] },
  sender: { userId: string; now: Date },
): Promise<EditsAnswer> {
  const allowed = edits.filter((edit) => !isForServer(edit));
  const { tour, answers } = await commitEdits(database, transaction, before, allowed, sender);
  await images.adjustTourImages(before, tour, transaction);
  const answerOf = new Map(answers.map((answer) => [answer.id, answer]));
  const sent = new Set(edits.map(({ id }) => id));
  const since = await editsBetween(transaction, before, base);
  const missed = since?.filter(({ edit }) => !sent.has(edit.id)) ?? null;
  return {
    version: tour.version,
    answers: edits.map((edit) => answerOf.get(edit.id) ?? refusalOf(edit)),
    missed,
    ...(missed === null ? { current: tour } : {}),
  };
}

/** What was applied after `base` and before this request; null when it is not known or too much. */
async function editsBetween(
  { orm }: Transaction,
  before: Tour,
  base: number,
): Promise<AcceptedEdit[] | null> {
  const count = before.version - base;
  if (count < 0 || count > MAX_MISSED) return null;
  const found = count === 0 ? [] : await findEditsAfter(orm, before.id, base, count);
  // A tour begins at version 1, so nothing led there: who has less than that needs the document.
  return found.length === count ? found : null;
}

/** Publishing has its own requests, which freeze a snapshot too. */
function isForServer(edit: Edit): boolean {
  const parts = edit.kind === 'batch' ? edit.edits : [edit];
  return parts.some(({ kind }) => kind === 'tour.publish' || kind === 'tour.unpublish');
}

function refusalOf({ id }: Edit): EditAnswer {
  return { id, status: 'refused', reason: 'fixed_field', detail: 'Publishing is not for an edit to do' };
}
