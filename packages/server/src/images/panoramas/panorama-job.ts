import { sayCutFailure } from '@tourwright/cutter/failure-words';
import type { CutResult, Pace } from '@tourwright/cutter/server';
import type { CutFailure, Manifest, TileFormat } from '@tourwright/tour/pyramid';
import { isPassing, outageOf } from '../../drivers/outage.ts';
import type { Job, JobHandler } from '../../jobs/job.ts';
import { announce } from '../announce.ts';
import { limitsOfCut } from '../header/limits-of-cut.ts';
import {
  countFailure,
  findMedia,
  findNamesOf,
  type MediaRow,
  takePlace,
  updateMedia,
} from '../image-table.ts';
import { fileKey } from '../media/media-address.ts';
import { hasHash, withOriginal } from '../media/originals.ts';
import { removeUnkept } from '../media/remove-media.ts';
import { replaceKept } from '../media/snapshot-media-table.ts';
import { storeServedCopy } from '../media/store-served-copy.ts';
import { fault, type ImageFault, type Read } from '../photos/image-fault.ts';
import { readKind, readPhoto } from '../photos/read-photo.ts';
import { stillPriorities } from '../stills/stills-job.ts';
import type { StoreOptions } from '../store-file.ts';
import { openAdjustment } from './adjustment-of.ts';
import { explainCutFailure } from './explain-cut-failure.ts';
import type { TileJob } from './tile-job.ts';

/** After this many failures a photo is given up, and its owner is notified. */
const maxFailures = 3;
/** Progress is written and announced at most this often. */
const progressMs = 250;
/** Reported when the work begins: a panorama without progress is still queued. */
const begunProgress = 0.001;
/** How often to check whether anybody still wants the work, and of work that can wait whether something else cannot. */
const lookMs = 500;
/** Made of a panorama that is ready, from the same projected tiles, when nothing else waits. */
const laterFormats: TileFormat[] = ['avif', 'webp'];

/** Cuts a panorama into storage. */
export type CutTiles = (
  job: Pick<
    TileJob,
    | 'path'
    | 'sha256'
    | 'limits'
    | 'isRepair'
    | 'prefix'
    | 'formats'
    | 'earlier'
    | 'onPreview'
    | 'signal'
    | 'adjustment'
    | 'logoPath'
    | 'onCopy'
  > & {
    pace: Pace;
    workFolder: string;
    onProgress(fraction: number): void;
  },
) => Promise<CutResult>;

/** What the job that cuts panoramas needs. */
export interface PanoramaJobOptions extends StoreOptions {
  cutTiles: CutTiles;
  /** Whether better formats are made too. */
  betterTiles: boolean;
  /** Whether somebody waits for the right to decode a large picture. */
  isTurnWanted(): boolean;
}

type Ending = 'cut' | 'unnamed' | 'urgent';

/**
 * Cuts a panorama: first in JPEG, which makes the scene ready, then in better formats when nothing else waits. May
 * be killed and begun again at any point: tiles that are stored are not made again.
 */
export function createPanoramaJob(options: PanoramaJobOptions): JobHandler<'cut-panorama'> {
  return async (job) => {
    const { orm } = options.database;
    const { mediaKey, formats } = job.data;
    const row = await findMedia(orm, mediaKey);
    if (row === null || (await findNamesOf(orm, mediaKey)).length === 0) {
      await removeUnkept(options, mediaKey);
      return 'done';
    }
    if (row.state !== 'processing' && row.state !== 'ready') return 'done';
    try {
      const ending = await withOriginal(options, row, (path) => cut(options, row, path, job));
      if (ending === 'unnamed') await removeUnkept(options, mediaKey);
      return ending === 'urgent' ? 'again' : 'done';
    } catch (error) {
      // A full disk or a database that is away is not a fault of the photo.
      if (job.signal.aborted || isPassing(outageOf(error))) throw error;
      if ((await countFailure(orm, mediaKey)) < maxFailures) throw error;
      options.log.error({ err: error, mediaKey, formats }, 'A panorama could not be cut');
      if (row.state === 'processing') await fail(options, mediaKey, fault('broke_the_worker'));
      return 'done';
    }
  };
}

/** Notifies the owner of a photo that crashed its worker repeatedly. */
export function createParkedJob(options: StoreOptions): JobHandler<'park-panorama'> {
  return async ({ data: { mediaKey } }) => {
    const row = await findMedia(options.database.orm, mediaKey);
    if (row?.state === 'processing') await fail(options, mediaKey, fault('broke_the_worker'));
    return 'done';
  };
}

async function cut(
  options: PanoramaJobOptions,
  row: MediaRow,
  path: string,
  { data: { formats, isRepair = false }, signal, isUrgentWaiting }: Job<'cut-panorama'>,
): Promise<Ending> {
  const { cutTiles, workFolder } = options;
  const isFirst = row.state === 'processing';
  if (!(await hasHash(path, row.sha256))) {
    options.log.error({ mediaKey: row.key }, 'An original is not the file that was uploaded');
    if (isFirst) await fail(options, row.key, fault('original_damaged'));
    return 'cut';
  }
  const watch = watchProgress(options, row, isFirst ? null : isUrgentWaiting);
  if (row.progress === 0) watch.report(begunProgress);
  const adjusted = await openAdjustment(options, row);
  const limits = await limitsOfCut(path, formats.length);
  try {
    const result = await cutTiles({
      ...adjusted.order,
      path,
      sha256: row.sha256,
      ...(limits ? { limits } : {}),
      workFolder,
      formats,
      isRepair,
      pace: isFirst ? 'now' : 'idle',
      prefix: fileKey(row, ''),
      earlier: row.manifest,
      signal: AbortSignal.any([signal, watch.signal]),
      onPreview: (preview) => keepPreview(options, row, preview),
      onProgress: watch.report,
    });
    await watch.settle();
    const servedName = result.ok ? await lateCopy(options, { ...row, ...adjusted.made }, path) : null;
    if (result.ok && servedName?.ok) {
      return (await finish(options, row, result.manifest, servedName.value)) ? 'cut' : 'unnamed';
    }
    if (!result.ok) {
      const why = sayCutFailure(result.failure);
      options.log.info({ mediaKey: row.key, why }, 'A photo was refused');
    }
    const reason = result.ok ? fault('damaged') : await faultOf(options, path, result.failure);
    if (isFirst) await fail(options, row.key, reason);
    return 'cut';
  } catch (error) {
    await watch.settle();
    const ending = watch.ending();
    if (ending === null || signal.aborted) throw error;
    return ending;
  } finally {
    await adjusted.close();
  }
}

/** Writes progress while the cutter works, and stops it when nobody wants the panorama or something urgent waits. */
function watchProgress(
  { database, isTurnWanted }: PanoramaJobOptions,
  row: MediaRow,
  isUrgentWaiting: (() => Promise<boolean>) | null,
) {
  const controller = new AbortController();
  let ending: Ending | null = null;
  let writing: Promise<void> = Promise.resolve();
  let writtenAt = 0;
  const stop = (why: Ending) => {
    ending = why;
    controller.abort(new Error(`Stopped: ${why}`));
  };
  const write = async (progress: number) => {
    if (await updateMedia(database.orm, row.key, { progress })) {
      await announce(database, await findNamesOf(database.orm, row.key));
    } else {
      stop('unnamed');
    }
  };
  const look = async () => {
    if ((await findNamesOf(database.orm, row.key)).length === 0) stop('unnamed');
    else if (isUrgentWaiting !== null && (isTurnWanted() || (await isUrgentWaiting()))) stop('urgent');
  };
  // A failed read or write is no reason to stop; the next attempt or the end reports it.
  const next = (step: () => Promise<void>) => {
    if (ending === null) writing = writing.then(step).catch(() => {});
  };
  // Decoders without progress are watched too.
  const timer = setInterval(() => next(look), lookMs);
  return {
    signal: controller.signal,
    ending: () => ending,
    report: (fraction: number) => {
      const now = performance.now();
      // A scene that is ready shows no bar.
      if (isUrgentWaiting !== null || now - writtenAt < progressMs) return;
      writtenAt = now;
      next(() => write(fraction));
    },
    settle: () => {
      clearInterval(timer);
      return writing;
    },
  };
}

async function keepPreview(
  { database }: PanoramaJobOptions,
  row: MediaRow,
  { strip, thumbnailName, manifest }: { strip: string; thumbnailName: string; manifest: Manifest | null },
): Promise<void> {
  await updateMedia(database.orm, row.key, { preview: strip, thumbnailName, manifest });
  await announce(database, await findNamesOf(database.orm, row.key));
}

/** The name of the copy that is served, made now where the upload did not wait for it. */
async function lateCopy(options: PanoramaJobOptions, row: MediaRow, path: string): Promise<Read<string>> {
  if (row.servedName !== null) return { ok: true, value: row.servedName };
  // The photo as it came is not for everyone's eyes.
  if (row.adjustment !== null) throw new Error('The cutter made no copy of an adjusted panorama');
  const kind = await readKind(path, 'scene');
  if (!kind.ok) return kind;
  const priced = await readPhoto(options.decoder, { path, kind: kind.value, area: 'scene' });
  return priced.ok ? storeServedCopy(options, row, { path, priced: priced.value }) : priced;
}

/** Ready, or better than before. False when nobody names these media any more. */
function finish(
  { database, queue, betterTiles }: PanoramaJobOptions,
  row: MediaRow,
  manifest: Manifest,
  servedName: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const change = { state: 'ready', progress: 1, failures: 0, manifest, servedName } as const;
    if (!(await updateMedia(transaction.orm, row.key, change))) return false;
    const before = await takePlace(transaction.orm, row.key);
    await replaceKept(transaction.orm, before, row.key);
    for (const replaced of before) {
      await queue.send('remove-media', { mediaKey: replaced }, { transaction });
    }
    if (row.state === 'processing') {
      if (betterTiles)
        await queue.send('cut-panorama', { mediaKey: row.key, formats: laterFormats }, { transaction });
      const priority = stillPriorities.cut;
      await queue.send('draw-stills', { mediaKey: row.key }, { transaction, priority });
      await queue.send('find-axes', { mediaKey: row.key }, { transaction, priority });
    }
    await announce(database, await findNamesOf(transaction.orm, row.key), transaction);
    return true;
  });
}

async function fail(
  { database }: StoreOptions,
  mediaKey: string,
  { code, params }: ImageFault,
): Promise<void> {
  await database.transaction(async (transaction) => {
    // An early view of a photo that turned out to be damaged is not shown any more.
    const fault = { state: 'failed', faultCode: code, faultParams: params, manifest: null } as const;
    await updateMedia(transaction.orm, mediaKey, fault);
    await announce(database, await findNamesOf(transaction.orm, mediaKey), transaction);
  });
}

async function faultOf({ decoder }: StoreOptions, path: string, failure: CutFailure): Promise<ImageFault> {
  const kind = await readKind(path, 'scene');
  if (!kind.ok) return kind.fault;
  const priced = await readPhoto(decoder, { path, kind: kind.value, area: 'scene' });
  if (!priced.ok) return priced.fault;
  return explainCutFailure(priced.value.photo, failure);
}
