/**
 * The bin of a tour's files: what was deleted there and can be restored for 30 days. A file in it stays where it is and
 * counts for the account; whether it is in the bin is a fact of its row, so that every member sees the same everywhere.
 */
import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { canonicalSlug, namedSlugs } from '@tourwright/tour/rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database, Orm } from '../../drivers/database/database.ts';
import { images } from '../../drivers/database/schema/index.ts';
import { Problem } from '../../http/answers/problem.ts';
import { announce } from '../announce.ts';
import { infoOf } from '../image-info.ts';
import { findImage, lockImage } from '../image-table.ts';

/** A file in the bin of its tour. */
export interface BinnedFile {
  slug: string;
  deletedAt: Date;
}

/** Every file in a bin, by the id of its tour. */
export async function listBinned(orm: Orm): Promise<Map<string, BinnedFile[]>> {
  const rows = await orm
    .select({ slug: images.slug, tourId: images.tourId, deletedAt: images.deletedAt })
    .from(images)
    .where(and(isNotNull(images.deletedAt), isNotNull(images.tourId)));
  const bins = new Map<string, BinnedFile[]>();
  for (const { slug, tourId, deletedAt } of rows) {
    if (tourId === null || deletedAt === null) continue;
    const bin = bins.get(tourId);
    if (bin) bin.push({ slug, deletedAt });
    else bins.set(tourId, [{ slug, deletedAt }]);
  }
  return bins;
}

/** The files that a tour names, however it spells their slugs. */
export function usedFiles(tour: Tour): Set<string> {
  return new Set([...namedSlugs(tour)].map(canonicalSlug));
}

/** Puts a file of the tour's own folder into the bin, or takes it out; what the tour uses is taken out in any case. */
export async function binImage(
  { database, clock }: { database: Database; clock: () => Date },
  tour: Tour,
  spelled: string,
  isDeleted: boolean,
): Promise<ImageInfo> {
  const slug = canonicalSlug(spelled);
  return database.transaction(async (transaction) => {
    const { orm } = transaction;
    const image = await lockImage(orm, slug);
    if (image === null || image.tourId !== tour.id) throw new Problem('not_found');
    const deletedAt = isDeleted && !usedFiles(tour).has(slug) ? (image.deletedAt ?? clock()) : null;
    await orm.update(images).set({ deletedAt }).where(eq(images.id, image.id));
    await announce(database, [image], transaction);
    const found = await findImage(orm, slug);
    if (found === null) throw new Error('The image went while it was locked');
    return infoOf(found, 'owner');
  });
}
