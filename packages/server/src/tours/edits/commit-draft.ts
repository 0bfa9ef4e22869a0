import type { Edit } from '@tourwright/tour/edit';
import type { Transaction } from '../../drivers/database/database.ts';
import type { ChangedDraft } from '../documents/change-draft.ts';
import type { Draft } from '../documents/draft.ts';
import { taken } from '../documents/open-documents.ts';
import { readDocument } from '../read-document.ts';
import type { TourParts } from '../tour-parts.ts';
import { updateDocument } from '../tour-table.ts';
import { appendLines } from './edit-log-table.ts';

/** Who sends a change, and when. */
export interface Sender {
  userId: string;
  now: Date;
}

/** What a commit needs: the database and who learns of it. */
export type CommitParts = Pick<TourParts, 'database' | 'documents'>;

/**
 * The only way in which a tour changes: stores the result of edits to the locked tour, appends them to its log, and
 * notifies its listeners.
 */
export async function commitChange(
  { database }: Pick<CommitParts, 'database'>,
  { orm, client }: Transaction,
  tourId: string,
  { draft, digests, lines }: ChangedDraft,
  { userId, now }: Sender,
): Promise<void> {
  await appendLines(orm, tourId, lines, { userId, at: now });
  if (draft === null) return;
  await updateDocument(orm, draft, digests);
  const payload = JSON.stringify({ tourId, type: 'edit', version: draft.summary.version });
  await database.notify('tour', payload, client);
}

/** Commits an edit of the server's own, which cannot be refused; answers the tour after it. */
export async function commitOwn(
  parts: CommitParts,
  transaction: Transaction,
  tourId: string,
  edit: Edit,
  sender: Sender,
): Promise<Draft> {
  const { text } = await readDocument(parts, transaction.orm, tourId);
  const input = { text, edits: JSON.stringify([edit]), known: {}, now: sender.now.toISOString() };
  const changed = taken(await parts.documents.run('change', input));
  const [answer] = changed.answers;
  if (changed.draft === null) throw new Error(`An edit of our own was refused: ${answer?.code}`);
  await commitChange(parts, transaction, tourId, changed, sender);
  return changed.draft;
}
