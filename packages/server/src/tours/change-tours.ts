import { randomUUID } from 'node:crypto';
import type { Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { Problem } from '../http/problem.ts';
import { weigh } from './commit-edits.ts';
import { patchEdit } from './patch-edit.ts';
import { commitOwn, publishTour, unpublishTour } from './publish-tour.ts';
import { type EditsAnswer, sendEdits } from './send-edits.ts';
import type { TourParts } from './tour-parts.ts';
import { withLockedTour } from './with-locked-tour.ts';

export interface TourChanges {
  /** Applies what an editor sends, and answers with what it has not seen since `base`. Problem `too_large`. */
  edit(id: string, userId: string, sent: { base: number; edits: Edit[] }): Promise<EditsAnswer>;
  /**
   * Gives fields of the tour other values, when it is at one of `versions` (null: at any).
   * Problems: `stale_version` with the current document, `invalid_input`, `too_large`.
   */
  patch(id: string, userId: string, body: unknown, versions: number[] | null): Promise<Tour>;
  /** Freezes the draft for visitors. */
  publish(id: string, userId: string): Promise<Tour>;
  /** Takes the tour from visitors. */
  unpublish(id: string, userId: string): Promise<Tour>;
}

/** Every change is made on the locked tour and goes through its log; the problem `not_found` as for all. */
export function createTourChanges(parts: TourParts): TourChanges {
  const { database, clock, images, quotas } = parts;
  const senderOf = (userId: string) => ({ userId, now: clock() });
  return {
    edit: (id, userId, sent) =>
      withLockedTour(parts, { id, userId }, ({ document }, transaction) =>
        sendEdits(parts, transaction, document, sent, senderOf(userId)),
      ),

    patch: (id, userId, body, versions) =>
      withLockedTour(parts, { id, userId }, async ({ document }, transaction) => {
        if (versions !== null && !versions.includes(document.version)) {
          throw new Problem('stale_version', { current: document });
        }
        const edit = patchEdit(document, body, randomUUID);
        if (edit === null) return document;
        const tour = await commitOwn(database, transaction, document, edit, senderOf(userId));
        await images.adjustTourImages(document, tour, transaction);
        return tour;
      }),

    publish: (id, userId) =>
      withLockedTour(parts, { id, userId }, async ({ document }, transaction) => {
        await quotas.takeVersion(transaction, userId, weigh(document));
        return publishTour(database, transaction, document, senderOf(userId));
      }),

    unpublish: (id, userId) =>
      withLockedTour(parts, { id, userId }, ({ document }, transaction) =>
        unpublishTour(database, transaction, document, senderOf(userId)),
      ),
  };
}
