import { fileRestorableMs } from '@tourwright/api';
import type { Database } from '../../drivers/database/database.ts';
import { hourMs } from '../../durations.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import type { ImageRouteParts } from '../image-routes.ts';
import type { Images } from '../images.ts';
import { type BinnedFile, binImage, listBinned, usesFile } from './file-bin.ts';

const everyMs = 6 * hourMs;

interface Parts {
  database: Database;
  clock: () => Date;
  readTour: ImageRouteParts['readTour'];
  images: Pick<Images, 'remove'>;
}

/**
 * Takes what tours use again out of the bin, so that its 30 days begin again should it be deleted again, and deletes
 * for good what was in there for longer, unless visitors still see it.
 */
export function sweepFileBins(parts: Parts): Sweep {
  const run = async () => {
    for (const file of await listBinned(parts.database.orm)) await sweepFile(parts, file);
  };
  return { name: 'files deleted long ago', everyMs, run };
}

async function sweepFile(parts: Parts, { slug, tourId, deletedAt }: BinnedFile): Promise<void> {
  const { readTour, clock, images } = parts;
  const draft = await readTour(tourId, true);
  // The tour is in the bin itself: its files go or come back with it.
  if (draft === null) return;
  if (usesFile(draft.tour, slug)) {
    await binImage(parts, draft.tour, slug, false);
    return;
  }
  if (deletedAt.getTime() > clock().getTime() - fileRestorableMs) return;
  const shown = await readTour(tourId, false);
  if (shown !== null && usesFile(shown.tour, slug)) return;
  await images.remove(slug);
}
