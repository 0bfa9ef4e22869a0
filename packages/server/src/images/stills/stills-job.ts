/**
 * Draws the stills of start views ahead of every visitor: when a panorama is cut, when a tour is published, and at the start
 * those of tours that were published before there were any. Files that are there are not drawn again, so it may be
 * killed and started again at any point.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Manifest, readManifest } from '@tourwright/tour/pyramid';
import { isPassing, outageOf } from '../../drivers/outage.ts';
import type { Job, JobHandler } from '../../jobs/job.ts';
import { announce } from '../announce.ts';
import { findMedia, findNamesOf, type MediaRow } from '../image-table.ts';
import { imagesFor } from '../media/image-for.ts';
import { fileKey } from '../media/media-address.ts';
import { removeUnkept } from '../media/remove-media.ts';
import { type StoreOptions, urgentPriority } from '../store-file.ts';
import { type Drawn, drawStills, storedStills } from './draw-stills.ts';
import { type StillGroup, stillGroups } from './still-files.ts';
import type { StillAngles } from './still-screens.ts';
import {
  findPublishedWithout,
  publishedStartViews,
  setStillsDrawn,
  startViewsOfImage,
} from './wanted-stills.ts';

/** Of the jobs that draw: of tours that visitors wait for, of panoramas that were just cut, of what has time. */
export const stillPriorities = { published: 2, cut: 1, backlog: 0 } as const;
/** How often to check whether a photo that somebody waits for is being cut. */
const lookMs = 500;
/** A stream of photos does not keep visitors waiting for longer. */
const photosTimeoutMs = 60_000;
/** Files of a panorama. */
const mostStored = 96;

/** What the job that draws stills needs. */
export type StillsJobOptions = Pick<StoreOptions, 'database' | 'storage' | 'queue' | 'log' | 'decoder'>;

/** Makes the job that draws the stills of a panorama, or of all tours that lack them. */
export function createStillsJob(options: StillsJobOptions): JobHandler<'draw-stills'> {
  return async (job) => {
    const { mediaKey } = job.data;
    if (mediaKey === null) return (await drawNextTour(options, job)) ? 'again' : 'done';
    await drawOfMedia(options, mediaKey, job);
    return 'done';
  };
}

/** False when all published tours have theirs. */
async function drawNextTour(options: StillsJobOptions, job: Job<'draw-stills'>): Promise<boolean> {
  const { orm } = options.database;
  const tour = await findPublishedWithout(orm);
  if (tour === null) return false;
  const views = await publishedStartViews(orm, tour);
  const [images = new Map()] = await imagesFor(orm, [{ tour, slugs: views.map(({ slug }) => slug) }]);
  for (const { slug, angles } of views) {
    const image = images.get(slug);
    if (!image?.media) continue;
    // The tour's pages are invalidated after each: the first is where most visitors arrive.
    if ((await draw(options, image.media, angles, job)) === 'drawn') {
      await announce(options.database, [{ slug, tourId: tour.id }]);
    }
  }
  await setStillsDrawn(orm, tour);
  return true;
}

async function drawOfMedia(
  options: StillsJobOptions,
  mediaKey: string,
  job: Job<'draw-stills'>,
): Promise<void> {
  const { orm } = options.database;
  const row = await findMedia(orm, mediaKey);
  if (row === null) return;
  for (const { slug, tourId } of await findNamesOf(orm, mediaKey)) {
    if (tourId === null) continue;
    for (const angles of await startViewsOfImage(orm, tourId, slug)) {
      const drawn = await draw(options, row, angles, job);
      if (drawn === 'drawn') await announce(options.database, [{ slug, tourId }]);
    }
  }
}

/** One view of a panorama that is cut. What goes wrong with it does not keep others from theirs. */
async function draw(
  options: StillsJobOptions,
  row: MediaRow,
  angles: StillAngles,
  { signal }: Job<'draw-stills'>,
): Promise<Drawn> {
  const read = readManifest(row.manifest);
  if (row.state !== 'ready' || !read.ok) return 'impossible';
  const order = { name: row, manifest: read.manifest, groups: stillGroups(angles, read.manifest), signal };
  let drawn: Drawn = 'impossible';
  try {
    drawn = await drawStills(options, { ...order, beforeEach: () => giveWay(options, signal) });
  } catch (err) {
    if (signal.aborted || isPassing(outageOf(err))) throw err;
    options.log.warn({ err, mediaKey: row.key }, 'The stills of a view could not be drawn');
  }
  if (drawn === 'drawn') await makeRoom(options, row, order);
  // Deleted meanwhile: nobody else would take away what has been written since.
  if (drawn !== 'there' && (await isGone(options, row.key))) await removeUnkept(options, row.key);
  return drawn;
}

/** A start view that is moved again and again leaves stills behind: when there are many, those that no tour begins with go. */
async function makeRoom(
  { database, storage }: StillsJobOptions,
  row: MediaRow,
  drawn: { manifest: Manifest; groups: readonly StillGroup[] },
): Promise<void> {
  const stored = await storedStills(storage, row);
  if (stored.size <= mostStored) return;
  const groups = [...drawn.groups];
  for (const { slug, tourId } of await findNamesOf(database.orm, row.key)) {
    const views = tourId === null ? [] : await startViewsOfImage(database.orm, tourId, slug);
    groups.push(...views.flatMap((angles) => stillGroups(angles, drawn.manifest)));
  }
  const kept = new Set(groups.flatMap(({ files }) => files.map(({ path }) => path)));
  for (const path of stored) if (!kept.has(path)) await storage.delete(fileKey(row, path));
}

async function isGone({ database }: StillsJobOptions, mediaKey: string): Promise<boolean> {
  const row = await findMedia(database.orm, mediaKey);
  return (
    row === null || (row.state === 'removing' && (await findNamesOf(database.orm, mediaKey)).length === 0)
  );
}

/** The owner of a new photo waits for its tiles; the stills come after. */
async function giveWay({ queue }: StillsJobOptions, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < photosTimeoutMs; waited += lookMs) {
    if (!(await queue.isBusyWith('cut-panorama', urgentPriority))) return;
    await sleep(lookMs, undefined, { signal });
  }
}
