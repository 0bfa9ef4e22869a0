import type { BinnedTour } from '@tourwright/api';
import { tourRow } from '@tourwright/tour/rules';
import { dayMs } from '../../durations.ts';
import { readCursor, writeCursor } from '../../http/answers/list-cursor.ts';
import { tourNotFound } from '../../http/answers/not-there.ts';
import { findLongDeleted, listBin, setDeleted } from '../bin-table.ts';
import type { Draft } from '../documents/draft.ts';
import { withLockedTour } from '../edits/with-locked-tour.ts';
import { readDocument } from '../read-document.ts';
import type { TourParts } from '../tour-parts.ts';
import { deleteTour, lockTour } from '../tour-table.ts';
import { tidyTours } from './tidy-tours.ts';

interface Page {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** The bin: tours that were deleted and can be restored for a while. */
export interface TourBin {
  /** Deletes a tour; it can be restored for 30 days. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<Draft>;
  /** Deletes a tour of the bin for good. */
  erase(id: string): Promise<void>;
  /** A page of the user's tours that can be restored, the last deleted first. Problem `invalid_input` for an invalid cursor. */
  bin(userId: string, page: Page): Promise<{ items: BinnedTour[]; next: string | null }>;
  /** Deletes for good what can no longer be restored, and what of the past nobody asks for. */
  sweep(): Promise<void>;
}

const toursAPage = 50;
const restorableMs = 30 * dayMs;

/** Where deleted tours are until they are restored or gone for good; the problem `not_found` as for all. */
export function createTourBin(parts: TourParts): TourBin {
  const { database, log, clock, images, quotas } = parts;
  return {
    remove: (id) =>
      withLockedTour(parts, { id }, async (_, { orm, client }) => {
        await setDeleted(orm, id, clock());
        await database.notify('tour', JSON.stringify({ tourId: id, type: 'deleted' }), client);
      }),

    restore: (id) =>
      withLockedTour(parts, { id, deleted: true }, async ({ deletedAt, userId }, transaction) => {
        const { orm } = transaction;
        if (deletedAt !== null) {
          if (deletedAt <= longAgo(clock())) throw tourNotFound(log, id);
          const draft = await readDocument(parts, orm, id);
          await quotas.takeTour(transaction, userId, 0, draft.summary.scenes.length);
          await setDeleted(orm, id, null);
        }
        return readDocument(parts, orm, id);
      }),

    erase: (id) =>
      withLockedTour(parts, { id, deleted: true }, async ({ deletedAt }, transaction) => {
        if (deletedAt === null) throw tourNotFound(log, id);
        await images.deleteTourImages(id, transaction);
        await deleteTour(transaction.orm, id);
      }),

    async bin(userId, { limit = toursAPage, cursor }) {
      const after = cursor === undefined ? null : readCursor(cursor);
      const found = await listBin(database.orm, { userId, since: longAgo(clock()), after, limit: limit + 1 });
      const page = found.slice(0, limit);
      const thumbnails = await images.thumbnailsOf(page.map(({ summary }) => summary));
      const items = page.map(({ id, summary, deletedAt }) => ({
        id,
        title: tourRow(summary, clock()).title,
        scenes: summary.scenes.length,
        thumbnailUrl: thumbnails.get(id) ?? null,
        deletedAt: deletedAt.toISOString(),
        erasedAt: new Date(deletedAt.getTime() + restorableMs).toISOString(),
      }));
      const last = found.length > limit ? page.at(-1) : undefined;
      return { items, next: last ? writeCursor({ createdAt: last.deletedAt, id: last.id }) : null };
    },

    async sweep() {
      const before = longAgo(clock());
      for (const id of await findLongDeleted(database.orm, before)) {
        await database.transaction(async (transaction) => {
          const record = await lockTour(transaction.orm, id);
          // Restored in this very moment.
          if (record === null || record.deletedAt === null) return;
          await images.deleteTourImages(id, transaction);
          await deleteTour(transaction.orm, id);
        });
      }
      await tidyTours(parts);
    },
  };
}

function longAgo(now: Date): Date {
  return new Date(now.getTime() - restorableMs);
}
