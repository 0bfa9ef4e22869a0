import type { TileFormat } from '@tourwright/tour/pyramid';
import { hourMs } from '../durations.ts';
import type { Jobs } from '../jobs/job.ts';
import type { Queue } from '../jobs/queue.ts';
import { findProcessing, findUnnamed } from './image-table.ts';
import { createRemoveJob } from './media/remove-media.ts';
import { createAxesJob, findWithoutAxes } from './panoramas/axes-job.ts';
import { createPanoramaJob, createParkedJob, type PanoramaJobOptions } from './panoramas/panorama-job.ts';
import { createStillsJob, stillPriorities } from './stills/stills-job.ts';
import { findPublishedWithout } from './stills/wanted-stills.ts';
import { urgentPriority } from './store-file.ts';

/** Files of an upload that was killed wait this long for their slug before they are taken for left behind. */
const unnamedMs = hourMs;

declare module '../jobs/job.ts' {
  interface JobData {
    /** Cuts the tiles of a panorama in these formats; a repair makes those that are gone. */
    'cut-panorama': { mediaKey: string; formats: TileFormat[]; isRepair?: boolean };
    /** A `cut-panorama` that failed too often: notifies the owner. */
    'park-panorama': { mediaKey: string };
    /** Draws the stills of a panorama in the tours that show it; null: of published tours that lack some. */
    'draw-stills': { mediaKey: string | null };
    /** Finds which way the walls run in a panorama; null: in all in which nobody has looked. */
    'find-axes': { mediaKey: string | null };
    /** Deletes the files of media that no image names any more. */
    'remove-media': { mediaKey: string };
  }
}

/** How the jobs of images are done. */
export function createImageJobs(
  options: PanoramaJobOptions,
): Pick<Jobs, 'cut-panorama' | 'park-panorama' | 'draw-stills' | 'find-axes' | 'remove-media'> {
  return {
    // Ends by itself after three faults of its own; the rest is for processes killed under it.
    'cut-panorama': { retries: 6, parkedBy: 'park-panorama', handle: createPanoramaJob(options) },
    'park-panorama': { retries: 10, handle: createParkedJob(options) },
    // What is given up is drawn at the next start, or when its tour is published again.
    'draw-stills': { retries: 6, handle: createStillsJob(options) },
    'find-axes': { retries: 6, handle: createAxesJob(options) },
    'remove-media': { retries: 10, handle: createRemoveJob(options) },
  };
}

/** Finds what a kill left between two steps and queues its job again. Run it at the start. */
export async function requeueForgotten({
  database,
  queue,
  clock,
}: PanoramaJobOptions & { queue: Queue; clock: () => Date }): Promise<void> {
  for (const mediaKey of await queue.withoutJob('cut-panorama', await findProcessing(database.orm))) {
    await queue.send('cut-panorama', { mediaKey, formats: ['jpg'] }, { priority: urgentPriority });
  }
  const unnamed = await findUnnamed(database.orm, new Date(clock().getTime() - unnamedMs));
  for (const mediaKey of await queue.withoutJob('remove-media', unnamed)) {
    await queue.send('remove-media', { mediaKey });
  }
  if ((await findPublishedWithout(database.orm)) !== null) {
    await queue.send('draw-stills', { mediaKey: null }, { priority: stillPriorities.backlog });
  }
  if ((await findWithoutAxes(database.orm)) !== null) await queue.send('find-axes', { mediaKey: null });
}
