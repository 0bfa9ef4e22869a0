import { randomUUID } from 'node:crypto';
import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { coverOf, namedSlugs, type TourSummary } from '@tourwright/tour/rules';
import type { Orm, Transaction } from '../drivers/database/database.ts';
import { hourMs } from '../durations.ts';
import type { Covers } from './covers.ts';
import { infoOf, type Viewer } from './image-info.ts';
import {
  copyImages,
  deleteImagesOf,
  deleteOwnImages,
  type FullImage,
  findFolderImages,
  findImage,
  findTourImages,
} from './image-table.ts';
import { imagesFor, type Reach } from './media/image-for.ts';
import { bringBackMedia, keptMedia } from './media/kept-media.ts';
import { linkedAddress, type MediaName, type OpenLink, signedAddress } from './media/media-address.ts';
import { keepMedia, releaseMedia } from './media/snapshot-media-table.ts';
import { adjustTourImages, type TourPhotos } from './panoramas/adjust-images.ts';
import { stillPriorities } from './stills/stills-job.ts';
import type { StoreOptions } from './store-file.ts';

/** How long an address that needs no cookie works. */
const signedMs = 12 * hourMs;

/** What the images of tours are built from. */
export interface TourImagesOptions extends StoreOptions {
  /** Signs addresses of private media. */
  secret: string;
  clock: () => Date;
  covers: Covers;
}

/** The images of whole tours and folders. */
export interface TourImages {
  /**
   * By slug: for the owner every image of the tour's folder, for visitors those that the document names.
   * `signed`: with addresses that work for some hours without a cookie; `linked`: with such that were made for a link.
   */
  mediaOf(
    tour: Tour,
    viewer: Viewer,
    options?: { signed?: boolean; linked?: { link: OpenLink; expires: Date } | null },
  ): Promise<Record<string, ImageInfo>>;
  /** One image of a tour for its owner; null when it is gone. */
  infoOf(tourId: string, slug: string): Promise<ImageInfo | null>;
  /** The pictures for cards, by tour. */
  thumbnailsOf(tours: TourSummary[]): Promise<Map<string, string>>;
  /** The addresses of small pictures at slugs that tours name: for each tour a map, without what cannot be shown. */
  picturesOf(wanted: readonly { tour: Reach; slugs: string[] }[]): Promise<Map<string, string>[]>;
  /** The address of a user's photo: `profile-image`, else the first item of their folder; null where there is none. */
  photoUrlOf(userId: string): Promise<string | null>;
  /** An address of the same photo that works for some hours without a cookie; null where there is none. */
  portraitOf(userId: string): Promise<string | null>;
  /** Gives one tour the images of another. */
  copyTourImages(
    fromTourId: string,
    to: { tourId: string; userId: string },
    transaction: Transaction,
  ): Promise<void>;
  /** Has photos cut again whose scenes want them otherwise after an edit than before. */
  adjustTourImages(before: TourPhotos, after: TourPhotos, transaction: Transaction): Promise<void>;
  /** Has the stills of tours drawn that this transaction publishes. */
  drawStills(transaction: Transaction): Promise<void>;
  /** Deletes all images of a tour for good, but those with the slugs in `except`. */
  deleteTourImages(tourId: string, transaction: Transaction, except?: string[]): Promise<void>;
  /** Deletes all that is in a user's own folder for good. */
  deleteOwnImages(userId: string, transaction: Transaction): Promise<void>;
  /** Keeps the files that a snapshot names for as long as there is that snapshot. */
  keepTourImages(
    snapshot: { tourId: string; version: number; slugs: string[] },
    transaction: Transaction,
  ): Promise<void>;
  /** Before snapshots go: removes the files that only they keep. */
  releaseTourImages(tourId: string, versions: number[], transaction: Transaction): Promise<void>;
  /** The media that a snapshot keeps, by slug, with addresses that show them to their holders. */
  keptMedia(tour: Tour, version: number): Promise<Record<string, ImageInfo>>;
  /** Lets what a snapshot keeps lie again at the slugs where nothing is any more. */
  bringBackMedia(
    kept: { tourId: string; userId: string; version: number },
    transaction: Transaction,
  ): Promise<void>;
}

/** Makes what tours do with images: list, keep, copy and delete them. */
export function createTourImages(options: TourImagesOptions): TourImages {
  const { database, queue, secret, clock } = options;
  const { orm } = database;
  const removeAll = async (mediaKeys: string[], transaction: Transaction) => {
    for (const mediaKey of new Set(mediaKeys))
      await queue.send('remove-media', { mediaKey }, { transaction });
  };
  return {
    mediaOf: (tour, viewer, shownBy) => mediaOf(options, tour, viewer, shownBy),
    infoOf: async (tourId, slug) => {
      const image = await findImage(orm, slug);
      return image?.image.tourId === tourId ? infoOf(image, 'owner') : null;
    },
    thumbnailsOf: (tours) => thumbnailsOf(options, tours),
    picturesOf: (wanted) => picturesOf(orm, wanted),
    photoUrlOf: async (userId) => {
      const photo = await findPhoto(orm, userId);
      return photo ? infoOf(photo, 'visitor').url : null;
    },
    portraitOf: (userId) => portraitOf(options, userId),
    copyTourImages: (from, to, transaction) => copyImages(transaction.orm, from, to, randomUUID),
    adjustTourImages: (before, after, transaction) => adjustTourImages(options, before, after, transaction),
    drawStills: (transaction) =>
      queue.send('draw-stills', { mediaKey: null }, { transaction, priority: stillPriorities.published }),
    deleteTourImages: async (tourId, transaction, except) => {
      const { orm: within } = transaction;
      // Where nothing is excepted the tour itself goes, with its snapshots.
      const kept = except === undefined ? await releaseMedia(within, tourId) : [];
      await removeAll([...kept, ...(await deleteImagesOf(within, tourId, except))], transaction);
    },
    deleteOwnImages: async (userId, transaction) =>
      removeAll(await deleteOwnImages(transaction.orm, userId), transaction),
    keepTourImages: (snapshot, transaction) => keepMedia(transaction.orm, snapshot),
    keptMedia: (tour, version) => keptMedia({ orm, secret, clock }, tour, version),
    bringBackMedia: (kept, transaction) => bringBackMedia(options, kept, transaction),
    releaseTourImages: async (tourId, versions, transaction) =>
      removeAll(await releaseMedia(transaction.orm, tourId, versions), transaction),
  };
}

/** By slug, with the addresses that its viewer needs. */
async function mediaOf(
  { database: { orm }, secret, clock }: TourImagesOptions,
  tour: Tour,
  viewer: Viewer,
  { signed = false, linked = null }: NonNullable<Parameters<TourImages['mediaOf']>[2]> = {},
): Promise<Record<string, ImageInfo>> {
  const expires = new Date(clock().getTime() + signedMs);
  const baseOf = (name: MediaName) =>
    linked ? linkedAddress(name, linked.link, secret, linked.expires) : signedAddress(name, secret, expires);
  // Members may not look into the owner's own folder, but see what the draft names of it.
  const addressFor = ({ image }: FullImage) =>
    signed || linked || (viewer === 'owner' && image.tourId === null) ? baseOf : undefined;
  const [named = new Map()] = await imagesFor(orm, [{ tour, slugs: namedSlugs(tour) }]);
  const shown = [...named].filter(([, { media }]) => viewer === 'owner' || media !== null);
  const others = viewer === 'owner' ? await findTourImages(orm, tour.id) : [];
  const all = new Map([...others.map((image) => [image.image.slug, image] as const), ...shown]);
  return Object.fromEntries(
    [...all].map(([slug, image]) => [slug, infoOf(image, viewer, addressFor(image))]),
  );
}

async function thumbnailsOf(
  { database: { orm }, covers }: TourImagesOptions,
  tours: TourSummary[],
): Promise<Map<string, string>> {
  const wanted = tours.map((tour) => ({ tour, slugs: coverSlugs(tour) }));
  const found = await imagesFor(orm, wanted);
  const entries = tours.flatMap((tour, index) => {
    const url = covers.cardOf(tour, (slug) => {
      const image = found[index]?.get(slug);
      return image && infoOf(image, 'visitor');
    });
    return url === null ? [] : [[tour.id, url] as const];
  });
  return new Map(entries);
}

async function picturesOf(
  orm: Orm,
  wanted: Parameters<TourImages['picturesOf']>[0],
): Promise<Map<string, string>[]> {
  const found = await imagesFor(orm, wanted);
  return found.map((images) => {
    const shown = [...images].flatMap(([slug, image]) => {
      const { thumbnail, url } = infoOf(image, 'owner');
      const address = thumbnail ?? url;
      return address === null ? [] : [[slug, address] as const];
    });
    return new Map(shown);
  });
}

async function portraitOf(
  { database, secret, clock }: TourImagesOptions,
  userId: string,
): Promise<string | null> {
  const expires = new Date(clock().getTime() + signedMs);
  const photo = await findPhoto(database.orm, userId);
  return photo ? infoOf(photo, 'visitor', (name) => signedAddress(name, secret, expires)).url : null;
}

/** A user's folder may hold a brand's logos, too, and one of them may come before the photo. */
async function findPhoto(orm: Orm, userId: string): Promise<FullImage | undefined> {
  const found = await findFolderImages(orm, `users/${userId}`);
  return found.find(({ image }) => image.slug.endsWith('/profile-image')) ?? found[0];
}

function coverSlugs(tour: Parameters<typeof coverOf>[0]): string[] {
  const cover = coverOf(tour);
  return cover === null ? [] : [cover.kind === 'view' ? cover.scene.slug : cover.slug];
}
