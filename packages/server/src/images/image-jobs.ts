import type { JobHandlers, JobKind } from '../jobs/job.ts';
import type { Queue } from '../jobs/queue.ts';
import { findProcessing, findUnnamed } from './image-table.ts';
import { createPanoramaJob, createParkedJob, type PanoramaJobOptions } from './panorama-job.ts';
import { createRemoveJob } from './remove-media.ts';
import { URGENT } from './store-file.ts';

/** Files of an upload that was killed wait so long for their slug before they are taken for left behind. */
const UNNAMED_MS = 3_600_000;

/** The handlers of the jobs of images. */
export function createImageJobs(
  options: PanoramaJobOptions,
): Pick<JobHandlers, Extract<JobKind, 'cut-panorama' | 'park-panorama' | 'remove-media'>> {
  return {
    'cut-panorama': createPanoramaJob(options),
    'park-panorama': createParkedJob(options),
    'remove-media': createRemoveJob(options),
  };
}

/** Finds what a kill left between two steps and queues its job again. Run it at the start. */
export async function requeueForgotten({
  database,
  queue,
  clock,
}: PanoramaJobOptions & { queue: Queue; clock: () => Date }): Promise<void> {
  for (const mediaKey of await queue.withoutJob('cut-panorama', await findProcessing(database.orm))) {
    await queue.send('cut-panorama', { mediaKey, formats: ['jpg'] }, { priority: URGENT });
  }
  const unnamed = await findUnnamed(database.orm, new Date(clock().getTime() - UNNAMED_MS));
  for (const mediaKey of await queue.withoutJob('remove-media', unnamed)) {
    await queue.send('remove-media', { mediaKey });
  }
}
