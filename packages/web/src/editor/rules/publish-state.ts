import type { Tour } from '@tourwright/tour/document';

/** What visitors get: nothing yet, nothing any more, exactly this, or an older state of it. */
export type PublishState = 'draft' | 'unpublished' | 'live' | 'changed';

/**
 * The state of a tour. Publishing is itself an accepted change, and freezes the version that it makes; a later version
 * may have the same content, as `sameAsPublished` has.
 */
export function publishState(tour: Tour, sameAsPublished: Tour | null): PublishState {
  const { activity, published_version: published, version } = tour;
  if (published === null) return 'draft';
  if (activity !== 'published') return 'unpublished';
  return version > published && tour !== sameAsPublished ? 'changed' : 'live';
}
