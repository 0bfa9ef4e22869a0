/**
 * The one way from a slug that is in a tour's document to a file. It finds what is in the tour's own folder or
 * its owner's (`users/{uid}/...`) and nothing else, whatever the document says and whatever is elsewhere.
 */
import type { Tour } from '@tourwright/tour/document';
import { canonicalSlug } from '@tourwright/tour/rules';
import type { Orm } from '../../drivers/database/database.ts';
import { type FullImage, findImagesAt } from '../image-table.ts';

/** Whose files a document can name. */
export type Reach = Pick<Tour, 'id' | 'user_id'>;

/** The image that the tour means by a slug; null when there is none that it can reach. */
export async function imageFor(orm: Orm, tour: Reach, slug: string): Promise<FullImage | null> {
  const [found] = await imagesFor(orm, [{ tour, slugs: [slug] }]);
  return found?.get(slug) ?? null;
}

/** The images that several tours mean by slugs: for each tour a map with the slugs as they were requested. */
export async function imagesFor(
  orm: Orm,
  wanted: readonly { tour: Reach; slugs: Iterable<string> }[],
): Promise<Map<string, FullImage>[]> {
  const asked = wanted.map(({ tour, slugs }) => ({ tour, slugs: [...slugs].filter(isStorable) }));
  const all = new Set(asked.flatMap(({ slugs }) => slugs.map(canonicalSlug)));
  const found = all.size === 0 ? [] : await findImagesAt(orm, [...all]);
  const bySlug = new Map(found.map((image) => [image.image.slug, image]));
  return asked.map(({ tour, slugs }) => {
    const reached = slugs.flatMap((slug) => {
      const image = bySlug.get(canonicalSlug(slug));
      return image !== undefined && isReached(tour, image) ? [[slug, image] as const] : [];
    });
    return new Map(reached);
  });
}

/** Whether the image is in a folder that the tour's document may name. */
function isReached(tour: Reach, { image }: FullImage): boolean {
  return image.tourId === null ? image.userId === tour.user_id : image.tourId === tour.id;
}

/** PostgreSQL takes no null character, so nothing is at such a slug. */
function isStorable(slug: string): boolean {
  return !slug.includes('\0');
}
