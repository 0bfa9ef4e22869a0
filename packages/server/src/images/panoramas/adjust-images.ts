/** Queues cutting scenes' photos again when their adjustments change. */
import { isSame, type Scene } from '@tourwright/tour/document';
import { effectiveAdjustment } from '@tourwright/tour/rules';
import type { Transaction } from '../../drivers/database/database.ts';
import { announce } from '../announce.ts';
import {
  findMedia,
  type ImageRow,
  insertMedia,
  lockImage,
  type MediaRow,
  setNextMedia,
} from '../image-table.ts';
import { imageFor } from '../media/image-for.ts';
import { newMediaKey, revisionOf } from '../media/media-address.ts';
import { type StoreOptions, urgentPriority } from '../store-file.ts';

/** Scenes of a tour, as far as their photos are concerned. */
export interface TourPhotos {
  id: string;
  user_id: string;
  scenes: ScenePhoto[];
}

type ScenePhoto = Pick<Scene, 'id' | 'slug' | 'adjustment'>;

/** A slider that is moved is soon moved again; work that is cancelled before it began costs nothing. */
const usualDelaySeconds = 2;

/**
 * Compares the scenes of a tour before and after an edit, in the edit's transaction. Where an adjustment is another
 * now, new media are made of the original that is kept. The scene shows what it has until they are ready.
 */
export async function adjustTourImages(
  options: StoreOptions,
  before: TourPhotos,
  after: TourPhotos,
  transaction: Transaction,
): Promise<void> {
  const known = new Map(before.scenes.map((scene) => [scene.id, scene]));
  for (const scene of after.scenes) {
    const old = known.get(scene.id);
    if (old?.adjustment === scene.adjustment && old?.slug === scene.slug) continue;
    const found = await imageFor(transaction.orm, after, scene.slug);
    const image = found && (await lockImage(transaction.orm, found.image.slug));
    if (image?.tourId === after.id) await adjustImage(options, image, scene, transaction);
  }
}

async function adjustImage(
  options: StoreOptions,
  image: ImageRow,
  scene: ScenePhoto,
  transaction: Transaction,
): Promise<void> {
  const { orm } = transaction;
  const current = image.mediaKey === null ? null : await findMedia(orm, image.mediaKey);
  if (current === null) return;
  const wanted = effectiveAdjustment(scene.adjustment);
  const next = image.nextMediaKey === null ? null : await findMedia(orm, image.nextMediaKey);
  // What has no tiles, and will not have, waits for another photo; but what is to be hidden in it is hidden with it.
  if (current.state === 'failed' && !wanted?.privacy && next === null) return;
  if (isSame((next ?? current).adjustment, wanted)) return;
  if (next !== null) {
    await setNextMedia(orm, image.id, null);
    await options.queue.send('remove-media', { mediaKey: next.key }, { transaction });
  }
  if (!isSame(current.adjustment, wanted)) await makeNext(options, image, current, wanted, transaction);
  await announce(options.database, [image], transaction);
}

async function makeNext(
  { queue, cutterVersion }: StoreOptions,
  image: ImageRow,
  current: MediaRow,
  adjustment: MediaRow['adjustment'],
  transaction: Transaction,
): Promise<void> {
  const { orm } = transaction;
  const { sha256 } = current;
  const key = newMediaKey();
  const revision = revisionOf(sha256, cutterVersion, adjustment);
  const { sizeBytes, contentType, width, height, faultCode, faultParams } = current;
  const original = { sourceKey: current.key, sha256, sizeBytes, contentType, width, height };
  const state = current.state === 'failed' ? 'failed' : 'processing';
  const fault = state === 'failed' ? { faultCode, faultParams } : {};
  await insertMedia(orm, { key, revision, ...original, state, ...fault, adjustment });
  await setNextMedia(orm, image.id, key);
  if (state === 'failed') return;
  const options = { transaction, priority: urgentPriority, delaySeconds: usualDelaySeconds };
  await queue.send('cut-panorama', { mediaKey: key, formats: ['jpg'] }, options);
}
