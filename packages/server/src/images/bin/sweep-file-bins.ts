import { fileRestorableMs } from '@tourwright/api';
import type { Database } from '../../drivers/database/database.ts';
import { hourMs } from '../../durations.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import type { ImageRouteParts } from '../image-routes.ts';
import type { Images } from '../images.ts';
import { type BinnedFile, binImage, listBinned, usedFiles } from './file-bin.ts';

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
    for (const [tourId, files] of await listBinned(parts.database.orm)) await sweepBin(parts, tourId, files);
  };
  return { name: 'files deleted long ago', everyMs, run };
}

/** A large tour may have hundreds of files in its bin: it is read once for all of them. */
async function sweepBin(parts: Parts, tourId: string, files: BinnedFile[]): Promise<void> {
  const { readTour, clock, images } = parts;
  const draft = await readTour(tourId, true);
  // The tour is in the bin itself: its files go or come back with it.
  if (draft === null) return;
  const used = usedFiles(draft.tour);
  for (const { slug } of files) if (used.has(slug)) await binImage(parts, draft.tour, slug, false);
  const lastDue = clock().getTime() - fileRestorableMs;
  const due = files.filter(({ slug, deletedAt }) => !used.has(slug) && deletedAt.getTime() <= lastDue);
  if (due.length === 0) return;
  const published = await readTour(tourId, false);
  const shown = published && usedFiles(published.tour);
  for (const { slug } of due) if (!shown?.has(slug)) await images.remove(slug);
}
