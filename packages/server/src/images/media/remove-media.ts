import type { Storage } from '../../drivers/storage/storage.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { deleteMedia, findMedia, markForRemoval } from '../image-table.ts';
import type { StoreOptions } from '../store-file.ts';
import { mediaPrefix, originalKey } from './media-address.ts';
import { isKept } from './snapshot-media-table.ts';

/** Deletes the files of media that nobody names, then what is known of them. Begun again after a kill it continues. */
export function createRemoveJob({ database, storage }: StoreOptions): JobHandler<'remove-media'> {
  return async ({ data: { mediaKey } }) => {
    const isMarked = await database.transaction(({ orm }) => markForRemoval(orm, mediaKey));
    const isGone = !isMarked && (await findMedia(database.orm, mediaKey)) === null;
    if (isMarked || isGone) await removeFiles(storage, mediaKey);
    if (isMarked) await deleteMedia(database.orm, mediaKey);
    return 'done';
  };
}

/** Deletes the files of media that nobody names any more, unless a snapshot keeps them. */
export async function removeUnkept(
  { database, storage }: Pick<StoreOptions, 'database' | 'storage'>,
  mediaKey: string,
): Promise<void> {
  if (!(await isKept(database.orm, mediaKey))) await removeFiles(storage, mediaKey);
}

/** All files of these media, the original included. */
async function removeFiles(storage: Storage, mediaKey: string): Promise<void> {
  await storage.deletePrefix(mediaPrefix(mediaKey));
  await storage.delete(originalKey(mediaKey));
}
