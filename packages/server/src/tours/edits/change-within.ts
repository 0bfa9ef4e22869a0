import type { EditAnswer } from '@tourwright/tour/edit';
import type { Transaction } from '../../drivers/database/database.ts';
import { Problem } from '../../http/answers/problem.ts';
import type { ChangedDraft, SceneQuota } from '../documents/change-draft.ts';
import type { Refused } from '../documents/draft.ts';
import { taken } from '../documents/open-documents.ts';
import type { TourParts } from '../tour-parts.ts';

/**
 * Changes a document, and asks for the room that the owner's plan has only where scenes came: most changes bring none, and
 * counting holds all other changes of the account.
 */
export async function changeWithin<Changed extends ChangedDraft>(
  { quotas }: Pick<TourParts, 'quotas'>,
  { transaction, owner }: { transaction: Transaction; owner: string },
  change: (scenes: { scenes?: SceneQuota }) => Promise<Changed | Refused>,
): Promise<Changed> {
  const changed = taken(await change({}));
  const added = changed.photos.after.length - changed.photos.before.length;
  if (added <= 0) return changed;
  const scenes = await quotas.scenesLeft(transaction, owner);
  return added <= scenes.left ? changed : taken(await change({ scenes }));
}

/** The problem of a request that adds more scenes than there is room for. */
export function scenesFull({ params }: EditAnswer): Problem {
  return new Problem('quota_reached', { quota: 'scenes', limit: Number(params?.limit) });
}
