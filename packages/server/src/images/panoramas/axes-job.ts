/**
 * Finds which way the walls run in panoramas that are cut: of each when its tiles are there, and at the start of those that
 * were cut before anybody looked. It reads the six tiles of the coarsest level, so nothing is decoded or cut for it again.
 */
import { axesVersion } from '@tourwright/cutter/server';
import { type Manifest, readManifest, tileUrl } from '@tourwright/tour/pyramid';
import { type Face, faces } from '@tourwright/tour/sphere';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { media } from '../../drivers/database/schema/index.ts';
import { isPassing, outageOf } from '../../drivers/outage.ts';
import type { Job, JobHandler } from '../../jobs/job.ts';
import { announce } from '../announce.ts';
import { findMedia, findNamesOf, type MediaRow } from '../image-table.ts';
import { fileKey } from '../media/media-address.ts';
import type { StoreOptions } from '../store-file.ts';

/** Six tiles, and what is measured of them. */
const axesBytes = 96 << 20;

/** What the job needs that finds which way the walls run. */
export type AxesJobOptions = Pick<StoreOptions, 'database' | 'storage' | 'log' | 'decoder'>;

/** Makes the job that finds which way the walls run, in one panorama or in the next that lacks it. */
export function createAxesJob(options: AxesJobOptions): JobHandler<'find-axes'> {
  return async (job) => {
    const { orm } = options.database;
    const { mediaKey } = job.data;
    const row = mediaKey === null ? await findWithoutAxes(orm) : await findMedia(orm, mediaKey);
    if (row?.state === 'ready' && row.axesVersion < axesVersion) await look(options, row, job);
    return mediaKey === null && row !== null ? 'again' : 'done';
  };
}

/** A panorama in which nobody has looked for axes in today's way; null when there is none. */
export async function findWithoutAxes(orm: Orm): Promise<MediaRow | null> {
  const isLeft = and(eq(media.state, 'ready'), isNotNull(media.manifest), lt(media.axesVersion, axesVersion));
  const [row] = await orm.select().from(media).where(isLeft).limit(1);
  return row ?? null;
}

async function look(options: AxesJobOptions, row: MediaRow, { signal }: Job<'find-axes'>): Promise<void> {
  const { database, log } = options;
  let axes: MediaRow['axes'] = null;
  try {
    axes = await findIn(options, row, signal);
  } catch (err) {
    if (signal.aborted || isPassing(outageOf(err))) throw err;
    log.warn({ err, mediaKey: row.key }, 'The axes of a panorama could not be looked for');
  }
  // What could not be read now cannot be read later either.
  await database.orm.update(media).set({ axes, axesVersion }).where(eq(media.key, row.key));
  if (axes !== null) await announce(database, await findNamesOf(database.orm, row.key));
}

async function findIn(
  { storage, decoder }: AxesJobOptions,
  row: MediaRow,
  signal: AbortSignal,
): Promise<MediaRow['axes']> {
  const read = readManifest(row.manifest);
  if (!read.ok || !read.manifest.formats.includes('jpg')) return null;
  const tiles: Partial<Record<Face, Uint8Array>> = {};
  for (const face of faces) {
    const path = tileUrl('', { face, level: 0, row: 0, column: 0 }, 'jpg');
    const file = await storage.read(fileKey(row, path));
    if (file === null) return null;
    tiles[face] = file.bytes;
  }
  const task = { tiles: tiles as Record<Face, Uint8Array>, ...partOf(read.manifest) };
  return decoder.run('axes', task, { memoryBytes: axesBytes, signal });
}

function partOf({ coverage }: Manifest): Pick<Manifest, 'coverage'> {
  return coverage ? { coverage } : {};
}
