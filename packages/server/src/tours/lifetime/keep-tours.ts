import { randomBytes } from 'node:crypto';
import { createTexts } from '../../i18n/create-texts.ts';
import { type Draft, weigh } from '../documents/draft.ts';
import { taken } from '../documents/open-documents.ts';
import { withLockedTour } from '../edits/with-locked-tour.ts';
import { en } from '../messages.en.ts';
import { readDocument } from '../read-document.ts';
import type { TourParts } from '../tour-parts.ts';
import { insertTour, setLabels } from '../tour-table.ts';
import { publishTour } from './publish-tour.ts';
import { createTourBin, type TourBin } from './tour-bin.ts';

const texts = createTexts(en);

/** Tours as their owners keep them: made, copied, labelled, deleted and restored. */
export interface TourKeeping extends TourBin {
  /**
   * Takes in the tour of a request's body, under a new id or one that nobody has; one that says it is published is.
   * Problems: `invalid_input`, `too_large`.
   */
  create(userId: string, body: string, id?: string): Promise<Draft>;
  /** A copy of the draft for this user, unpublished, with its images; named in this language. */
  duplicate(id: string, userId: string, locale: string): Promise<Draft>;
  /** Replaces the labels by which its owner groups tours. */
  label(id: string, labels: string[]): Promise<void>;
}

/** How tours come and go; the problem `not_found` as for all. */
export function createTourKeeping(parts: TourParts): TourKeeping {
  const { database, clock, images, quotas, documents } = parts;
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

    label: (id, labels) => withLockedTour(parts, { id }, (_, { orm }) => setLabels(orm, id, labels)),
    ...createTourBin(parts),
  };
}
