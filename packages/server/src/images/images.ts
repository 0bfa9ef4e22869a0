import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import type { Transaction } from '../drivers/database/database.ts';
import { Problem } from '../http/answers/problem.ts';
import { announce } from './announce.ts';
import { binImage } from './bin/file-bin.ts';
import { copyImage } from './copy-image.ts';
import { findTourFolder, isImageShown } from './folder-table.ts';
import { infoOf } from './image-info.ts';
import { deleteImage, type FullImage, findImage, keysOf, lockImage, setStored } from './image-table.ts';
import { imageFor, type Reach } from './media/image-for.ts';
import { problemOf } from './photos/problem-of.ts';
import { type Place, placeOf } from './place.ts';
import { type ArrivedFile, type StoreOptions, storeFile, urgentPriority } from './store-file.ts';
import { createTourImages, type TourImages, type TourImagesOptions } from './tour-images.ts';

/** What is stored under slugs, and who may see or change it. */
export interface Images extends TourImages {
  /** The place that the slug names; problem `bad_slug`, or `not_found` without such a folder. */
  placeFor(slug: string): Promise<Place>;
  /** Stores a file that arrived; problems: `unsupported_media`, `bad_image`. */
  store(
    file: ArrivedFile,
    place: Place,
    within?: (transaction: Transaction) => Promise<void>,
  ): Promise<{ slug: string; url: string }>;
  /**
   * The address of what is at the slug; null when there is nothing, or it is not shown and private files are not
   * requested.
   */
  fetchUrl(slug: string, seesPrivate: boolean): Promise<string | null>;
  /** Takes away what is at the slug; answers the address that no longer answers. */
  remove(slug: string): Promise<string | null>;
  /**
   * Puts a file of the tour's own folder into the bin, or takes it out of there: what the tour uses is never in it.
   * Problem `not_found`.
   */
  bin(tour: Tour, slug: string, isDeleted: boolean): Promise<ImageInfo>;
  /** Has a failed panorama cut again. */
  retry(tour: Reach, slug: string): Promise<ImageInfo>;
  /** Lets a file of a tour be at a new slug of it or another one too; shared until one of the two is changed. */
  copy(between: { from: Reach; tour: Reach }, slug: string): Promise<ImageInfo>;
}

/** Builds the images of tours and users: where they may be, and all that is done to them. */
export function createImages(options: TourImagesOptions): Images {
  const { orm } = options.database;

  async function placeFor(slug: string): Promise<Place> {
    const place = placeOf(slug, '');
    const userId = place.folder === 'users' ? place.owner : (await findTourFolder(orm, place.owner))?.userId;
    if (userId === undefined) throw new Problem('folder_not_found');
    return { ...place, userId };
  }

  return {
    ...createTourImages(options),
    placeFor,
    store: async (file, place, within) => {
      const stored = await storeFile(options, file, place, 'now', within);
      if (!stored.ok) throw problemOf(stored.fault);
      return { slug: place.slug, url: urlOf(await findImage(orm, place.slug)) ?? '' };
    },
    fetchUrl: async (slug, seesPrivate) => {
      const found = await findImage(orm, placeOf(slug, '').slug);
      if (found === null) return null;
      return seesPrivate || (await isImageShown(orm, found.image.id)) ? urlOf(found) : null;
    },
    remove: (slug) => remove(options, placeOf(slug, '').slug),
    bin: (tour, slug, isDeleted) => binImage(options, tour, slug, isDeleted),
    retry: (tour, slug) => retry(options, tour, slug),
    copy: (between, slug) => copyImage(options, between, slug),
  };
}

function urlOf(found: FullImage | null): string | null {
  return found === null ? null : infoOf(found, 'visitor').url;
}

function remove({ database, queue }: StoreOptions, slug: string): Promise<string | null> {
  return database.transaction(async (transaction) => {
    const image = await lockImage(transaction.orm, slug);
    if (image === null) return null;
    const url = urlOf(await findImage(transaction.orm, slug));
    await deleteImage(transaction.orm, image.id);
    for (const mediaKey of keysOf(image)) await queue.send('remove-media', { mediaKey }, { transaction });
    await announce(database, [image], transaction);
    return url;
  });
}

function retry({ database, queue }: StoreOptions, tour: Reach, slug: string): Promise<ImageInfo> {
  return database.transaction(async (transaction) => {
    const { orm } = transaction;
    const named = await imageFor(orm, tour, slug);
    if (named !== null) await lockImage(orm, named.image.slug);
    const found = named && (await findImage(orm, named.image.slug));
    if (found === null) throw new Problem('not_found');
    if (found.media?.state !== 'failed') return infoOf(found, 'owner');
    const again = {
      state: 'processing',
      progress: 0,
      failures: 0,
      faultCode: null,
      faultParams: null,
    } as const;
    await setStored(orm, found.media.key, again);
    await queue.send(
      'cut-panorama',
      { mediaKey: found.media.key, formats: ['jpg'] },
      { transaction, priority: urgentPriority },
    );
    await announce(database, [found.image], transaction);
    return infoOf({ ...found, media: { ...found.media, ...again } }, 'owner');
  });
}
