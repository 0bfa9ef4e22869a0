import { randomUUID } from 'node:crypto';
import type { Tour } from '@tourwright/tour/document';
import type { Transaction } from '../drivers/database/database.ts';
import { insertDraft } from './insert-draft.ts';
import { newTour } from './new-tour.ts';
import { patchEdit } from './patch-edit.ts';
import { commitOwn, publishTour } from './publish-tour.ts';
import type { TourParts } from './tour-parts.ts';
import { deleteTour, findTour, lockTour } from './tour-table.ts';
import { withLockedTour } from './with-locked-tour.ts';

/** Tours that come with Tourwright itself: under ids that stay, replaced whole by those of a newer release. */
export interface TourReleases {
  /** Makes an empty, unpublished tour under this id, unless there is one. */
  reserve(id: string, userId: string): Promise<void>;
  /** Gives the tour this content and publishes it; `within` happens with it or not at all. */
  release(
    id: string,
    userId: string,
    content: Partial<Tour>,
    within: (transaction: Transaction) => Promise<void>,
  ): Promise<Tour>;
  /** Deletes the tour for good with its images, if it is this user's; `within` happens with it or not at all. */
  withdraw(id: string, userId: string, within: (transaction: Transaction) => Promise<void>): Promise<void>;
}

export function createTourReleases(parts: TourParts): TourReleases {
  const { database, clock, images } = parts;
  return {
    async reserve(id, userId) {
      if ((await findTour(database.orm, id)) !== null) return;
      const now = clock();
      const draft = emptyTour(id, userId, now);
      await database.transaction((transaction) => insertDraft(transaction, draft, null, now));
    },

    release: (id, userId, content, within) =>
      withLockedTour(parts, { id, userId }, async ({ document }, transaction) => {
        const sender = { userId, now: clock() };
        const edit = patchEdit(document, content, randomUUID);
        const draft =
          edit === null ? document : await commitOwn(database, transaction, document, edit, sender);
        const tour = await publishTour(database, transaction, draft, sender);
        await within(transaction);
        return tour;
      }),

    withdraw: (id, userId, within) =>
      database.transaction(async (transaction) => {
        const record = await lockTour(transaction.orm, id);
        if (record?.userId === userId) {
          await images.deleteTourImages(id, transaction);
          await deleteTour(transaction.orm, id);
          await database.notify('tour', JSON.stringify({ tourId: id, type: 'deleted' }), transaction.client);
        }
        await within(transaction);
      }),
  };
}

function emptyTour(id: string, userId: string, now: Date): Tour {
  const made = newTour({}, { id, user_id: userId, updated_at: now.toISOString() });
  if (!made.ok) throw new Error(`An empty tour is refused: ${made.errors[0]?.message}`);
  return made.tour;
}
