import type { EditAnswer } from '@tourwright/tour/edit';
import type { Transaction } from '../../drivers/database/database.ts';
import { sayFailure } from '../../failures/say-failure.ts';
import type { SentEdits } from '../documents/read-edits.ts';
import { readDocument } from '../read-document.ts';
import type { TourParts } from '../tour-parts.ts';
import type { TourRecord } from '../tour-table.ts';
import { keepBeforeEdits } from '../versions/keep-version.ts';
import { changeWithin } from './change-within.ts';
import { commitChange, type Sender } from './commit-draft.ts';
import { type AcceptedEdit, findAnswers, findEditsAfter } from './edit-log-table.ts';

/** More than this, and the whole document is the shorter answer. */
const maxMissed = 500;

/**
 * Applies what an editor sends to the locked tour, and brings along what it has not seen. The answer is JSON text:
 * `version`, `answers`, `missed` (null: more than is sent), and then `current`.
 */
export async function sendEdits(
  parts: Pick<TourParts, 'database' | 'images' | 'documents' | 'quotas'>,
  transaction: Transaction,
  record: TourRecord,
  { base, ids, edits, allowed, isBulk }: SentEdits,
  sender: Sender,
  locale: string,
): Promise<string> {
  const { orm } = transaction;
  const { id, userId: owner, version: before } = record;
  if (allowed.length > 0) await keepBeforeEdits(parts, transaction, record, { isBulk, now: sender.now });
  const { text } = await readDocument(parts, orm, id);
  const known = Object.fromEntries(await findAnswers(orm, id, allowed));
  const input = { text, edits, known, now: sender.now.toISOString() };
  const changed = await changeWithin(parts, { transaction, owner }, (scenes) =>
    parts.documents.run('change', { ...input, ...scenes }),
  );
  await commitChange(parts, transaction, id, changed, sender);
  const { photos } = changed;
  const photosOf = (scenes: typeof photos.after) => ({ id, user_id: owner, scenes });
  await parts.images.adjustTourImages(photosOf(photos.before), photosOf(photos.after), transaction);
  const answerOf = new Map(changed.answers.map((answer) => [answer.id, answer]));
  const sent = new Set(ids);
  const since = await editsBetween(transaction, { id, before }, base);
  const missed = since?.filter(({ editId }) => !sent.has(editId)) ?? null;
  return write({
    version: changed.draft?.summary.version ?? before,
    answers: ids.map((each) => inWords(answerOf.get(each) ?? refusalOf(each), locale)),
    missed,
    current: missed === null ? (changed.draft?.text ?? text) : null,
  });
}

function write({
  version,
  answers,
  missed,
  current,
}: {
  version: number;
  answers: EditAnswer[];
  missed: AcceptedEdit[] | null;
  current: string | null;
}): string {
  const unseen = missed?.map((each) => `{"version":${each.version},"edit":${each.edit}}`).join();
  const list = unseen === undefined ? 'null' : `[${unseen}]`;
  const whole = current === null ? '' : `,"current":${current}`;
  return `{"version":${version},"answers":${JSON.stringify(answers)},"missed":${list}${whole}}`;
}

/** What was applied after `base` and before this request; null when it is not known or too much. */
async function editsBetween(
  { orm }: Transaction,
  { id, before }: { id: string; before: number },
  base: number,
): Promise<AcceptedEdit[] | null> {
  const count = before - base;
  if (count < 0 || count > maxMissed) return null;
  const found = count === 0 ? [] : await findEditsAfter(orm, id, base, count);
  // A tour begins at version 1, so there are no edits before it: a client with less than that needs the document.
  return found.length === count ? found : null;
}

function refusalOf(id: string): EditAnswer {
  return { id, status: 'refused', code: 'not_for_edits', params: {} };
}

/** An answer as it is in the log, with its words. */
function inWords(answer: EditAnswer, locale: string): EditAnswer {
  const { code, params = {}, path } = answer;
  if (answer.status === 'applied' || code === undefined) return answer;
  const words = sayFailure({ code, params }, locale);
  return { ...answer, reason: code, detail: path === undefined ? words : `${path}: ${words}` };
}
