import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Orm } from '../../drivers/database/database.ts';
import { faultOfStop } from '../decode/fault-of-stop.ts';
import { checkSize } from '../header/check-size.ts';
import { priceOf } from '../header/price.ts';
import { readPictureHeader } from '../header/read-header.ts';
import { hidesMore } from '../image-info.ts';
import { findNamesOf, type MediaRow } from '../image-table.ts';
import { imageFor } from '../media/image-for.ts';
import { fileKey, newMediaKey } from '../media/media-address.ts';
import { withStored } from '../media/originals.ts';
import { isForCutter } from '../photos/sniff.ts';
import type { StoreOptions } from '../store-file.ts';
import type { TileJob } from './tile-job.ts';

const copyName = 'image.jpg';
/** A logo on a disc of 40 degrees is seldom seen larger. */
const logoEdge = 1024;

interface AdjustmentOptions extends Pick<StoreOptions, 'database' | 'storage' | 'decoder' | 'workFolder'> {}

interface OpenAdjustment {
  /** What it adds to the cutter's order. */
  order: Pick<TileJob, 'adjustment' | 'logoPath' | 'onCopy'>;
  /** What the cutter has made besides tiles. */
  made: Partial<Pick<MediaRow, 'servedName'>>;
  close(): Promise<void>;
}

/** What is changed in a panorama before it is cut, with the file of its logo. */
export async function openAdjustment(options: AdjustmentOptions, row: MediaRow): Promise<OpenAdjustment> {
  const { adjustment } = row;
  const made: OpenAdjustment['made'] = {};
  const onCopy = async (path: string) => {
    await options.storage.put(fileKey(row, copyName), createReadStream(path));
    made.servedName = copyName;
  };
  // Of these the photo itself cannot be the copy: it is not for everyone's eyes, or nobody's browser shows it.
  const isCopied = row.servedName === null && (adjustment !== null || isForCutter(row.contentType));
  const copying = isCopied ? { onCopy } : {};
  if (adjustment === null) return { order: copying, made, close: async () => {} };
  const logoPath = join(options.workFolder, `${newMediaKey()}.png`);
  const hasLogo =
    adjustment.nadir?.kind === 'logo' && (await drawLogo(options, row.key, adjustment.nadir.slug, logoPath));
  return {
    order: {
      adjustment,
      ...(hasLogo ? { logoPath } : {}),
      ...copying,
    },
    made,
    close: () => rm(logoPath, { force: true }),
  };
}

/** Answers false for a logo that is not there any more or cannot be read: then the disc has none. */
async function drawLogo(
  options: AdjustmentOptions,
  mediaKey: string,
  slug: string,
  path: string,
): Promise<boolean> {
  const logo = await findLogo(options.database.orm, mediaKey, slug);
  if (logo === null) return false;
  return withStored(options, logo, async (file) => {
    const header = await readPictureHeader(file);
    // What was stored before there were such limits.
    if (header === null || checkSize(header, 'logo', options.decoder.memory.totalBytes) !== null)
      return false;
    try {
      const { memoryBytes } = priceOf(header);
      await options.decoder.run('logo', { path: file, to: path, edge: logoEdge }, { memoryBytes });
      return true;
    } catch (error) {
      faultOfStop(error);
      return false;
    }
  });
}

/**
 * The storage key of the logo as one of the tours whose photo this is means it. It is the copy that anyone may see:
 * what is hidden in a picture stays hidden when it is painted into another one.
 */
async function findLogo(orm: Orm, mediaKey: string, slug: string): Promise<string | null> {
  for (const { tourId, userId } of await findNamesOf(orm, mediaKey)) {
    if (tourId === null) continue;
    const found = await imageFor(orm, { id: tourId, user_id: userId }, slug);
    if (found?.media?.state !== 'ready' || found.media.servedName === null || hidesMore(found)) continue;
    return fileKey(found.media, found.media.servedName);
  }
  return null;
}
