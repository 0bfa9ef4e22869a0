import type { TourStatus } from '@tourwright/api';
import type { TourRecord } from './tour-table.ts';

/** What a card says of a tour. What visitors can see counts before work on images that is still going on. */
export function tourStatus(
  { activity, publishedVersion, version }: Pick<TourRecord, 'activity' | 'publishedVersion' | 'version'>,
  isBusy: boolean,
): TourStatus {
  if (activity === 'published') return publishedVersion === version ? 'live' : 'changed';
  if (isBusy) return 'processing';
  return publishedVersion === null ? 'draft' : 'unpublished';
}
