import { randomUUID } from 'node:crypto';
import type { Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import type { Database, Transaction } from '../drivers/database/database.ts';
import { commitEdits } from './commit-edits.ts';
import { insertSnapshot } from './tour-table.ts';

interface Sender {
  userId: string;
  now: Date;
}

/** Freezes the draft of the locked tour for visitors; a draft that is what they see already stays as it is. */
export async function publishTour(
  database: Database,
  transaction: Transaction,
  draft: Tour,
  sender: Sender,
): Promise<Tour> {
  if (draft.activity === 'published' && draft.published_version === draft.version) return draft;
  const edit: Edit = {
    id: randomUUID(),
    v: 1,
    kind: 'tour.publish',
    publishedVersion: draft.version + 1,
    publishedAt: sender.now.toISOString(),
  };
  const tour = await commitOwn(database, transaction, draft, edit, sender);
  await insertSnapshot(transaction.orm, tour, sender.now);
  return tour;
}

/** Takes the locked tour from visitors. What was published last stays known. */
export async function unpublishTour(
  database: Database,
  transaction: Transaction,
  draft: Tour,
  sender: Sender,
): Promise<Tour> {
  if (draft.activity === 'unpublished') return draft;
  return commitOwn(database, transaction, draft, { id: randomUUID(), v: 1, kind: 'tour.unpublish' }, sender);
}

/** Commits an edit of the server's own, which cannot be refused. */
export async function commitOwn(
  database: Database,
  transaction: Transaction,
  before: Tour,
  edit: Edit,
  sender: Sender,
): Promise<Tour> {
  const { tour, answers } = await commitEdits(database, transaction, before, [edit], sender);
  const [answer] = answers;
  if (answer?.status !== 'applied') throw new Error(`An edit of our own was refused: ${answer?.detail}`);
  return tour;
}
