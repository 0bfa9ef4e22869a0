/** The original files of a tour, for exports of the whole tour. */
import type { Readable } from 'node:stream';
import type { Tour } from '@tourwright/tour/document';
import { namedSlugs } from '@tourwright/tour/rules';
import type { Orm } from '../../drivers/database/database.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { findTourImages, type MediaRow } from '../image-table.ts';
import { imagesFor } from './image-for.ts';
import { originalKey } from './media-address.ts';
import { findKept } from './snapshot-media-table.ts';

/** A file as it came. */
export interface TourOriginal {
  slug: string;
  /** Lower-case hex. */
  sha256: string;
  sizeBytes: number;
  /** Whether its bytes are there. */
  isThere(): Promise<boolean>;
  open(): Promise<Readable | null>;
}

/**
 * All that is in the tour's folder, and what its document names in its owner's; with a version, what that keeps. What is
 * being stored at the moment is not there yet.
 */
export async function originalsOf(
  { orm, storage }: { orm: Orm; storage: Pick<Storage, 'get' | 'head'> },
  tour: Tour,
  version: number | null,
): Promise<TourOriginal[]> {
  if (version !== null) {
    return [...(await findKept(orm, tour.id, version))].map(([slug, row]) => asOriginal(storage, slug, row));
  }
  const [named = new Map()] = await imagesFor(orm, [{ tour, slugs: namedSlugs(tour) }]);
  const own = await findTourImages(orm, tour.id);
  const all = new Map([...own, ...named.values()].map((found) => [found.image.slug, found] as const));
  return [...all].flatMap(([slug, { media }]) =>
    media === null || media.state === 'storing' || media.state === 'removing'
      ? []
      : [asOriginal(storage, slug, media)],
  );
}

function asOriginal(
  storage: Pick<Storage, 'get' | 'head'>,
  slug: string,
  { key, sourceKey, sha256, sizeBytes }: MediaRow,
): TourOriginal {
  // Those that are made of others' original may have no copy of their own yet.
  const keys = [key, ...(sourceKey === null ? [] : [sourceKey])].map(originalKey);
  return {
    slug,
    sha256,
    sizeBytes,
    isThere: async () => {
      for (const each of keys) if ((await storage.head(each))?.sizeBytes === sizeBytes) return true;
      return false;
    },
    open: async () => {
      for (const each of keys) {
        const found = await storage.get(each);
        if (found !== null) return found.stream;
      }
      return null;
    },
  };
}
