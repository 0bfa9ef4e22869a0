import { randomBytes } from 'node:crypto';
import { tourNotFound } from '../http/not-there.ts';
import { createTexts } from '../i18n/create-texts.ts';
import { type Draft, weigh } from './documents/draft.ts';
import { taken } from './documents/open-documents.ts';
import { en } from './messages.en.ts';
import { publishTour } from './publish-tour.ts';
import { readDocument } from './read-document.ts';
import { tidyTours } from './tidy-tours.ts';
import type { TourParts } from './tour-parts.ts';
import { deleteTour, findLongDeleted, insertTour, lockTour, setDeleted } from './tour-table.ts';
import { withLockedTour } from './with-locked-tour.ts';

const texts = createTexts(en);

export interface TourKeeping {
  /**
   * Takes in the tour of a request's body, under a new id or one that nobody has; one that says it is published is.
   * Problems: `invalid_input`, `too_large`.
   */
  create(userId: string, body: string, id?: string): Promise<Draft>;
  /** A copy of the draft for this user, unpublished, with its images; named in this language. */
  duplicate(id: string, userId: string, locale: string): Promise<Draft>;
  /** Deletes a tour; it can be restored for 30 days. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<Draft>;
  /** Deletes for good what can no longer be restored, and what of the past nobody asks for. */
  sweep(): Promise<void>;
}

const RESTORABLE_MS = 30 * 24 * 60 * 60_000;

/** How tours come and go; the problem `not_found` as for all. */
export function createTourKeeping(parts: TourParts): TourKeeping {
  const { database, log, clock, images, quotas, documents } = parts;
  const ownership = (userId: string, id = randomBytes(16).toString('hex')) => ({
    id,
    user_id: userId,
    updated_at: clock().toISOString(),
  });
  return {
    async create(userId, body, id) {
      const made = taken(await documents.run('create', { body, ownership: ownership(userId, id) }));
      return database.transaction(async (transaction) => {
        const { draft } = made;
        await quotas.takeTour(transaction, userId, weigh(draft), draft.summary.scenes.length);
        await insertTour(transaction.orm, { ...made, now: clock() });
        if (!made.isPublished) return draft;
        const { id, version, activity, published_version: publishedVersion } = draft.summary;
        const record = { id, userId, version, activity, publishedVersion };
        return publishTour(parts, transaction, record, { userId, now: clock() });
      });
    },

    duplicate: (id, userId, locale) =>
      withLockedTour(parts, { id }, async (_, transaction) => {
        const { text, stored, summary } = await readDocument(parts, transaction.orm, id);
        const say = texts(locale);
        const name = summary.name ? say('copy.name', { name: summary.name }) : say('copy.unnamed');
        const input = { text, stored, ownership: { ...ownership(userId), name } };
        const made = taken(await documents.run('copy', input));
        await quotas.takeTour(transaction, userId, weigh(made.draft), made.draft.summary.scenes.length);
        await insertTour(transaction.orm, { ...made, now: clock() });
        await images.copyTourImages(id, { tourId: made.draft.summary.id, userId }, transaction);
        return made.draft;
      }),

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
  return new Date(now.getTime() - RESTORABLE_MS);
}
