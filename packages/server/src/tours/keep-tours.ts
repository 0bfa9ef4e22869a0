import { randomBytes } from 'node:crypto';
import type { Tour } from '@tourwright/tour/document';
import { Problem } from '../http/problem.ts';
import { weigh } from './commit-edits.ts';
import { copyTour } from './copy-tour.ts';
import { insertDraft } from './insert-draft.ts';
import { newTour } from './new-tour.ts';
import { publishTour } from './publish-tour.ts';
import type { TourParts } from './tour-parts.ts';
import { deleteTour, findLongDeleted, lockTour, setDeleted } from './tour-table.ts';
import { tourNotFound, withLockedTour } from './with-locked-tour.ts';

export interface TourKeeping {
  /** Takes a tour in; one that says it is published is. Problems: `invalid_input` with every fault, `too_large`. */
  create(userId: string, body: unknown): Promise<Tour>;
  /** A copy of the draft, unpublished, with its images. */
  duplicate(id: string, userId: string): Promise<Tour>;
  /** Deletes a tour; it can be restored for 30 days. */
  remove(id: string, userId: string): Promise<void>;
  restore(id: string, userId: string): Promise<Tour>;
  /** Deletes for good what can no longer be restored. */
  sweep(): Promise<void>;
}

const RESTORABLE_MS = 30 * 24 * 60 * 60_000;

/** How tours come and go; the problem `not_found` as for all. */
export function createTourKeeping(parts: TourParts): TourKeeping {
  const { database, log, clock, images, quotas } = parts;
  const ownership = (userId: string) => ({
    id: randomBytes(16).toString('hex'),
    user_id: userId,
    updated_at: clock().toISOString(),
  });
  return {
    async create(userId, body) {
      const made = newTour(body, ownership(userId));
      if (!made.ok) throw new Problem('invalid_input', { errors: made.errors });
      const { tour, stored } = made;
      return database.transaction(async (transaction) => {
        const draft: Tour = { ...tour, activity: 'unpublished' };
        await quotas.takeTour(transaction, userId, weigh(draft));
        await insertDraft(transaction, draft, stored, clock());
        if (tour.activity === 'unpublished') return draft;
        return publishTour(database, transaction, draft, { userId, now: clock() });
      });
    },

    duplicate: (id, userId) =>
      withLockedTour(parts, { id, userId }, async (record, transaction) => {
        const { tour, stored } = copyTour(record, ownership(userId));
        await quotas.takeTour(transaction, userId, weigh(tour));
        await insertDraft(transaction, tour, stored, clock());
        await images.copyTourImages(id, { tourId: tour.id, userId }, transaction);
        return tour;
      }),

    remove: (id, userId) =>
      withLockedTour(parts, { id, userId }, async (_, { orm, client }) => {
        await setDeleted(orm, id, clock());
        await database.notify('tour', JSON.stringify({ tourId: id, type: 'deleted' }), client);
      }),

    restore: (id, userId) =>
      withLockedTour(parts, { id, userId, deleted: true }, async ({ document, deletedAt }, transaction) => {
        if (deletedAt === null) return document;
        if (deletedAt <= longAgo(clock())) throw tourNotFound(log, id);
        await quotas.takeTour(transaction, userId, 0);
        await setDeleted(transaction.orm, id, null);
        return document;
      }),

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
    },
  };
}

function longAgo(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_MS);
}
