import type { Transaction } from '../../drivers/database/database.ts';
import { Problem } from '../../http/answers/problem.ts';
import type { Draft } from '../documents/draft.ts';
import { taken } from '../documents/open-documents.ts';
import { publishTour, unpublishTour } from '../lifetime/publish-tour.ts';
import { readDocument } from '../read-document.ts';
import type { TourParts } from '../tour-parts.ts';
import { weighDocument } from '../tour-table.ts';
import { keepBeforeEdits } from '../versions/keep-version.ts';
import { changeWithin, scenesFull } from './change-within.ts';
import { commitChange } from './commit-draft.ts';
import { sendEdits } from './send-edits.ts';
import { withLockedTour } from './with-locked-tour.ts';

/** All that changes a tour's draft and what visitors see of it. */
export interface TourChanges {
  /**
   * Applies what an editor sends in the body of a request, and answers, as JSON text, with what it has not seen since
   * `base`. Problems `invalid_input`, `too_large`.
   */
  edit(id: string, userId: string, body: string, locale: string): Promise<string>;
  /**
   * Gives fields of the tour other values, when it is at one of `versions` (null: at any).
   * Problems: `stale_version` with the current document, `invalid_input`, `too_large`.
   */
  patch(id: string, userId: string, body: string, versions: number[] | null): Promise<Draft>;
  /** Freezes the draft for visitors. */
  publish(id: string, userId: string): Promise<Draft>;
  /** Takes the tour from visitors; `note` writes down that it was, in the same transaction. */
  unpublish(id: string, userId: string, note?: (transaction: Transaction) => Promise<void>): Promise<Draft>;
}

/** Every change is made on the locked tour and goes through its log; `userId` is whose change it is. */
export function createTourChanges(parts: TourParts): TourChanges {
  const { clock, documents, quotas } = parts;
  const senderOf = (userId: string) => ({ userId, now: clock() });
  return {
    async edit(id, userId, body, locale) {
      const sent = taken(await documents.run('readEdits', { body }));
      return withLockedTour(parts, { id }, (record, transaction) =>
        sendEdits(parts, transaction, record, sent, senderOf(userId), locale),
      );
    },

    patch: (id, userId, body, versions) =>
      withLockedTour(parts, { id }, async (record, transaction) => {
        const { version, userId: owner } = record;
        const current = await readDocument(parts, transaction.orm, id);
        if (versions !== null && !versions.includes(version)) {
          throw new Problem('stale_version', {}, { current: current.text });
        }
        const sender = senderOf(userId);
        const input = { text: current.text, body, now: sender.now.toISOString() };
        const changed = await changeWithin(parts, { transaction, owner }, (scenes) =>
          documents.run('patch', { ...input, ...scenes }),
        );
        const [refused] = changed.answers;
        if (refused?.code === 'quota_reached') throw scenesFull(refused);
        if (changed.draft === null) return current;
        await keepBeforeEdits(parts, transaction, record, { isBulk: changed.isBulk, now: sender.now });
        await commitChange(parts, transaction, id, changed, sender);
        const { before, after } = changed.photos;
        const photosOf = (scenes: typeof after) => ({ id, user_id: owner, scenes });
        await parts.images.adjustTourImages(photosOf(before), photosOf(after), transaction);
        return changed.draft;
      }),

    publish: (id, userId) =>
      withLockedTour(parts, { id }, async (record, transaction) => {
        await quotas.takeVersion(transaction, record.userId, await weighDocument(transaction.orm, id));
        return publishTour(parts, transaction, record, senderOf(userId));
      }),

    unpublish: (id, userId, note) =>
      withLockedTour(parts, { id }, async (record, transaction) => {
        const draft = await unpublishTour(parts, transaction, record, senderOf(userId));
        await note?.(transaction);
        return draft;
      }),
  };
}
