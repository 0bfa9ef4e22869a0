import type { TourStatus } from '@tourwright/api';
import type { TourRecord } from './tour-table.ts';

type Known = Pick<
  TourRecord,
  'activity' | 'publishedVersion' | 'version' | 'contentDigest' | 'publishedDigest'
>;

/** What a card says of a tour. What visitors can see counts before work on images that is still going on. */
export function tourStatus(tour: Known, isBusy: boolean): TourStatus {
  if (tour.activity === 'published') return isAsPublished(tour) ? 'live' : 'changed';
  if (isBusy) return 'processing';
  return tour.publishedVersion === null ? 'draft' : 'unpublished';
}

/** Nothing was changed since publishing, or what was changed was taken back. */
function isAsPublished({ publishedVersion, version, contentDigest, publishedDigest }: Known): boolean {
  return publishedVersion === version || (contentDigest !== null && contentDigest === publishedDigest);
}
