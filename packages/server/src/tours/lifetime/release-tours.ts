import type { Tour } from '@tourwright/tour/document';
import type { Transaction } from '../../drivers/database/database.ts';
import { tourNotFound } from '../../http/answers/not-there.ts';
import { Problem } from '../../http/answers/problem.ts';
import { binToursOf } from '../bin-table.ts';
import { taken } from '../documents/open-documents.ts';
import { commitChange } from '../edits/commit-draft.ts';
import { withLockedTour } from '../edits/with-locked-tour.ts';
import { readDocument } from '../read-document.ts';
import { deleteSnapshots, findSnapshotsBut } from '../snapshot-table.ts';
import type { TourParts } from '../tour-parts.ts';
import { deleteTour, findTour, insertTour, lockTour, lockToursOf } from '../tour-table.ts';
import { publishTour } from './publish-tour.ts';

/**
 * Tours that come with Tourwright itself: under ids that stay, replaced whole by those of a newer release. And what goes
 * without a way back.
 */
export interface TourReleases {
  /** Makes an empty, unpublished tour under this id, unless there is one. */
  reserve(id: string, userId: string): Promise<void>;
  /** Gives the tour this content and publishes it; `within` happens with it or not at all. */
  release(
    id: string,
    userId: string,
    content: Partial<Tour>,
    within: (transaction: Transaction) => Promise<void>,
  ): Promise<void>;
  /** Deletes the tour for good with its images, if it is this user's; `within` happens with it or not at all. */
  withdraw(id: string, userId: string, within: (transaction: Transaction) => Promise<void>): Promise<void>;
  /**
   * Deletes a tour that has just come in for good, with its images, as long as it is at this version; `within` happens
   * with it or not at all. Problems `tour_not_found`, `import_was_changed`.
   */
  takeBack(
    id: string,
    userId: string,
    version: number,
    within: (transaction: Transaction) => Promise<void>,
  ): Promise<void>;
  /** Puts all tours of a user into the bin, at a moment by which they are found again. */
  binAll(userId: string, at: Date, transaction: Transaction): Promise<void>;
  /** Deletes all tours of a user for good with their images, those in the bin too. */
  withdrawAll(userId: string, transaction: Transaction): Promise<void>;
}

/** Makes what lets tours and their ids go for good. */
export function createTourReleases(parts: TourParts): TourReleases {
  const { database, clock, images, documents } = parts;
  const deleteForGood = async (id: string, transaction: Transaction) => {
    await images.deleteTourImages(id, transaction);
    await deleteTour(transaction.orm, id);
    await database.notify('tour', JSON.stringify({ tourId: id, type: 'deleted' }), transaction.client);
  };
  return {
    async reserve(id, userId) {
      if ((await findTour(database.orm, id)) !== null) return;
      const now = clock();
      const ownership = { id, user_id: userId, updated_at: now.toISOString() };
      const made = taken(await documents.run('create', { body: '{}', ownership }));
      await database.transaction((transaction) => insertTour(transaction.orm, { ...made, now }));
    },

    release: (id, userId, content, within) =>
      withLockedTour(parts, { id }, async (record, transaction) => {
        if (record.userId !== userId) throw new Error(`The tour ${id} is somebody else's`);
        await replaceWhole(parts, record, content, transaction);
        await within(transaction);
      }),

    withdraw: (id, userId, within) =>
      database.transaction(async (transaction) => {
        const record = await lockTour(transaction.orm, id);
        if (record?.userId === userId) await deleteForGood(id, transaction);
        await within(transaction);
      }),

    takeBack: (id, userId, version, within) =>
      withLockedTour(parts, { id }, async (record, transaction) => {
        if (record.userId !== userId) throw tourNotFound(parts.log, id);
        if (record.version !== version) throw new Problem('import_was_changed');
        await deleteForGood(id, transaction);
        await within(transaction);
      }),

    async binAll(userId, at, { orm, client }) {
      for (const id of await binToursOf(orm, userId, at))
        await database.notify('tour', JSON.stringify({ tourId: id, type: 'deleted' }), client);
    },

    async withdrawAll(userId, transaction) {
      for (const id of await lockToursOf(transaction.orm, userId)) await deleteForGood(id, transaction);
    },
  };
}

/** Gives a tour new content and publishes it; what the new content leaves out goes, and so do older snapshots. */
async function replaceWhole(
  parts: TourParts,
  record: Parameters<typeof publishTour>[2],
  content: Partial<Tour>,
  transaction: Transaction,
): Promise<void> {
  const { clock, images, documents } = parts;
  const { id, userId } = record;
  const sender = { userId, now: clock() };
  const { text } = await readDocument(parts, transaction.orm, id);
  const fields = Object.entries(content).map(([field, value]) => [field, value ?? null]);
  const body = JSON.stringify(Object.fromEntries(fields));
  const changed = taken(await documents.run('patch', { text, body, now: sender.now.toISOString() }));
  await commitChange(parts, transaction, id, changed, sender);
  const version = changed.draft?.summary.version ?? record.version;
  const { summary } = await publishTour(parts, transaction, { ...record, version }, sender);
  // Nobody goes back to what an earlier release showed.
  const others = await findSnapshotsBut(transaction.orm, id, summary.version);
  await images.releaseTourImages(id, others, transaction);
  await deleteSnapshots(transaction.orm, id, others);
}
