import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../drivers/database/database.ts';
import { Problem } from '../../http/answers/problem.ts';
import { announce } from '../announce.ts';
import { ensureImage, findDuplicate, type UploadRow } from '../image-table.ts';
import { fault } from '../photos/image-fault.ts';
import { problemOf } from '../photos/problem-of.ts';
import { refuseDeclared } from '../photos/sniff.ts';
import { newImage, type Place } from '../place.ts';
import type { UploadOptions } from './finish-upload.ts';
import { maxFileBytes, tooLarge } from './upload-folder.ts';
import { deleteUpload, findRivals, insertUpload } from './upload-table.ts';

/** What its sender says of a file before sending it. */
export interface NewUpload {
  slug: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  /** Lower-case hex; null when it does not say. */
  sha256: string | null;
}

/**
 * Makes room for a file that is about to be sent. What can be refused is refused now, before any byte travels. An
 * unfinished upload to the same slug is given up.
 */
export async function beginUpload(
  options: UploadOptions,
  upload: NewUpload,
  place: Place,
): Promise<UploadRow> {
  const { database, bytes, quotas, room, clock } = options;
  await checkAnnounced(options, upload, place);
  const id = randomBytes(16).toString('hex');
  /** The row is the reservation: of the account's limits, and of room on the disk. */
  const reserve = async (transaction: Transaction) => {
    const { orm } = transaction;
    const image = await ensureImage(orm, newImage(place));
    const rivals = await findRivals(orm, image.id);
    const row = await insertUpload(orm, { ...upload, id, imageId: image.id, userId: place.userId });
    for (const rival of rivals) await deleteUpload(orm, rival);
    await quotas.takeUpload(transaction, place.userId);
    await room.need(await bytes.roomFor(orm, row, clock()));
    await announce(database, [image], transaction);
    return { row, rivals };
  };
  await bytes.create(id);
  const { row, rivals } = await database.transaction(reserve).catch(async (error) => {
    await bytes.remove(id);
    throw error;
  });
  for (const rival of rivals) await bytes.remove(rival.id);
  return row;
}

async function checkAnnounced({ database }: UploadOptions, upload: NewUpload, place: Place): Promise<void> {
  const { sizeBytes, sha256, contentType, fileName } = upload;
  if (sizeBytes > maxFileBytes) throw problemOf(tooLarge(sizeBytes));
  const refusal = sizeBytes === 0 ? fault('empty') : refuseDeclared(contentType, fileName, place.area);
  if (refusal !== null) throw problemOf(refusal);
  if (place.area !== 'scene' || sha256 === null) return;
  const duplicate = await findDuplicate(database.orm, place.owner, sha256);
  if (duplicate === null) return;
  throw new Problem('duplicate_image', { slug: duplicate.slug });
}
