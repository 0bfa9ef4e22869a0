import { randomUUID } from 'node:crypto';
import type { Edit } from '@tourwright/tour/edit';
import type { Transaction } from '../../drivers/database/database.ts';
import type { Draft } from '../documents/draft.ts';
import { commitOwn, type Sender } from '../edits/commit-draft.ts';
import { readDocument } from '../read-document.ts';
import { insertSnapshot } from '../snapshot-table.ts';
import type { TourParts } from '../tour-parts.ts';
import type { TourRecord } from '../tour-table.ts';
import { describeVersion } from '../versions/version-table.ts';

/** What has to be known of a locked tour to publish it. */
type Publishable = Pick<TourRecord, 'id' | 'userId' | 'version' | 'activity' | 'publishedVersion'>;

/** Freezes the draft of the locked tour for visitors; a draft that is what they see already stays as it is. */
export async function publishTour(
  parts: TourParts,
  transaction: Transaction,
  { id, userId: ownerId, version, activity, publishedVersion }: Publishable,
  sender: Sender,
): Promise<Draft> {
  if (activity === 'published' && publishedVersion === version)
    return readDocument(parts, transaction.orm, id);
  const edit: Edit = {
    id: randomUUID(),
    v: 1,
    kind: 'tour.publish',
    publishedVersion: version + 1,
    publishedAt: sender.now.toISOString(),
  };
  const draft = await commitOwn(parts, transaction, id, edit, sender);
  const names = await parts.documents.run('names', { text: draft.text });
  await insertSnapshot(transaction.orm, id, names, sender.now);
  const { userId: authorId, now: madeAt } = sender;
  await describeVersion(transaction.orm, id, draft.summary.version, { kind: 'published', authorId, madeAt });
  const snapshot = { tourId: id, version: draft.summary.version, slugs: names };
  await parts.images.keepTourImages(snapshot, transaction);
  await parts.images.drawStills(transaction);
  const { version: published } = draft.summary;
  await parts.announce({ type: 'tour.published', tourId: id, version: published, ownerId }, transaction);
  return draft;
}

/** Takes the locked tour from visitors. What was published last stays known. */
export async function unpublishTour(
  parts: TourParts,
  transaction: Transaction,
  { id, activity }: Pick<TourRecord, 'id' | 'activity'>,
  sender: Sender,
): Promise<Draft> {
  if (activity === 'unpublished') return readDocument(parts, transaction.orm, id);
  return commitOwn(parts, transaction, id, { id: randomUUID(), v: 1, kind: 'tour.unpublish' }, sender);
}
