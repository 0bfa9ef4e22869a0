import { setTimeout as sleep } from 'node:timers/promises';
import type { Preview } from '@tourwright/cutter/server';
import { announce } from '../announce.ts';
import { findMedia, findNamesOf, type ImageRow, updateMedia } from '../image-table.ts';
import { fileKey } from '../media/media-address.ts';
import { type StoreOptions, thumbnailFile } from '../store-file.ts';

/** What is needed to show a panorama while it is still coming in. */
export interface EarlyViewOptions extends Pick<StoreOptions, 'database' | 'storage' | 'log'> {
  /** What can be shown of a panorama on this machine when all of it is there; null when nothing can. */
  previewOf(path: string): Promise<Preview | null>;
}

/** What is not there by then comes with the panorama's turn. */
const earlyViewTimeoutMs = 2000;

/**
 * Shows a panorama that waits for its turn, by what was drawn of it while it came. Whatever goes wrong is no reason to refuse
 * the upload: the cutter draws it again.
 */
export async function keepEarlyView(options: EarlyViewOptions, image: ImageRow, path: string): Promise<void> {
  const { database, storage, log } = options;
  try {
    const preview = await Promise.race([
      options.previewOf(path),
      sleep(earlyViewTimeoutMs, null, { ref: false }),
    ]);
    const row = preview && image.mediaKey ? await findMedia(database.orm, image.mediaKey) : null;
    // As it came it is not for everyone's eyes when something is to be changed in it.
    if (!preview || row?.state !== 'processing' || row.adjustment || row.thumbnailName) return;
    const key = fileKey(row, thumbnailFile);
    await storage.put(key, Buffer.from(preview.thumbnail));
    const change = { preview: preview.strip, thumbnailName: thumbnailFile };
    if (await updateMedia(database.orm, row.key, change)) {
      await announce(database, await findNamesOf(database.orm, row.key));
    } else {
      await storage.delete(key);
    }
  } catch (error) {
    log.warn({ err: error, image: image.id }, 'The early view of a panorama could not be stored');
  }
}
