/** Files of the versions of tours: shown to those who may see versions, and restored with one. */
import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { canonicalSlug, namedSlugs } from '@tourwright/tour/rules';
import type { Orm, Transaction } from '../../drivers/database/database.ts';
import { hourMs } from '../../durations.ts';
import { announce } from '../announce.ts';
import { infoOf } from '../image-info.ts';
import { ensureImage, type FullImage, nameMedia } from '../image-table.ts';
import { newImage, placeOf } from '../place.ts';
import type { StoreOptions } from '../store-file.ts';
import { imagesFor } from './image-for.ts';
import { keptAddress } from './media-address.ts';
import { findKept } from './snapshot-media-table.ts';

/** How long the address of something that a version keeps works. */
const keptMs = 12 * hourMs;

/** By slug; what was still being cut when the version was kept is shown as it is now. */
export async function keptMedia(
  { orm, secret, clock }: { orm: Orm; secret: string; clock: () => Date },
  tour: Tour,
  version: number,
): Promise<Record<string, ImageInfo>> {
  const expires = new Date(clock().getTime() + keptMs);
  const kept = await findKept(orm, tour.id, version);
  const slugs = namedSlugs(tour);
  const [present = new Map<string, FullImage>()] = await imagesFor(orm, [{ tour, slugs }]);
  const shown = [...slugs].flatMap((slug) => {
    const media = kept.get(canonicalSlug(slug));
    const now = present.get(slug);
    const full = media ? { image: { slug }, media, next: null, upload: null } : now;
    return full
      ? [[slug, infoOf(full as FullImage, 'owner', (name) => keptAddress(name, secret, expires))]]
      : [];
  });
  return Object.fromEntries(shown);
}

/** Restores a version's files at slugs that are free now, and notifies open pages of the tour. */
export async function bringBackMedia(
  { database }: Pick<StoreOptions, 'database'>,
  { tourId, userId, version }: { tourId: string; userId: string; version: number },
  transaction: Transaction,
): Promise<void> {
  const { orm } = transaction;
  for (const [slug, { key }] of await findKept(orm, tourId, version)) {
    const image = await ensureImage(orm, newImage(placeOf(slug, userId)));
    if (image.mediaKey !== null) continue;
    await nameMedia(orm, image.id, key);
    await announce(database, [image], transaction);
  }
}
