import type { DiskSpace } from '../../drivers/disk-space.ts';
import type { Quotas } from '../../quotas/quotas.ts';
import { announce } from '../announce.ts';
import type { UploadRow } from '../image-table.ts';
import { fault, type ImageFault } from '../photos/image-fault.ts';
import { problemOf } from '../photos/problem-of.ts';
import { newImage, placeOf } from '../place.ts';
import { recordFault, type StoreOptions, storeFile } from '../store-file.ts';
import { type EarlyViewOptions, keepEarlyView } from './early-view.ts';
import type { UploadBytes } from './upload-bytes.ts';
import { deleteUpload, finishUpload } from './upload-table.ts';

/** What finishing an upload needs. */
export interface UploadOptions extends StoreOptions, EarlyViewOptions {
  bytes: UploadBytes;
  quotas: Pick<Quotas, 'takeUpload' | 'takeFile'>;
  /** The free space of the disk to which uploads are written. */
  room: DiskSpace;
  clock: () => Date;
  /** A panorama has begun to come into a file on this machine. */
  decodeWhileUploading(path: string, sizeBytes: number): void;
}

/**
 * Compares an upload whose bytes are all here with what its sender announced and stores it. Killed at any point it
 * can be done again: the upload counts as finished in the same transaction that gives the slug its file.
 */
export async function storeUpload(options: UploadOptions, row: UploadRow): Promise<void> {
  const { bytes, clock } = options;
  await bytes.withWhole(row, async ({ path, sha256 }) => {
    if (row.sha256 !== null && row.sha256 !== sha256) {
      await forgetUpload(options, row);
      throw problemOf(fault('checksum_mismatch', { bytes: row.sizeBytes }));
    }
    const place = placeOf(row.slug, row.userId);
    const stored = await storeFile(
      options,
      { path, sha256, sizeBytes: row.sizeBytes },
      place,
      'may wait',
      async ({ orm }) => {
        if (!(await finishUpload(orm, row.id, clock())))
          throw new Error('The upload was finished by somebody else');
      },
    );
    if (!stored.ok) return refuseUpload(options, row, stored.fault);
    await keepEarlyView(options, stored.value, path);
  });
  await bytes.remove(row.id);
}

/** Gives the file up, lets its slug show why, and throws the reason. */
async function refuseUpload(options: UploadOptions, row: UploadRow, reason: ImageFault): Promise<never> {
  await recordFault(options, row, placeOf(row.slug, row.userId), reason);
  await forgetUpload(options, row);
  throw problemOf(reason);
}

/** Removes an upload, its bytes, and the image that was there for it alone. */
export async function forgetUpload({ database, bytes }: UploadOptions, row: UploadRow): Promise<void> {
  await database.transaction(async (transaction) => {
    await deleteUpload(transaction.orm, row);
    await announce(database, [newImage(placeOf(row.slug, row.userId))], transaction);
  });
  await bytes.remove(row.id);
}
