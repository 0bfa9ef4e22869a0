/** The files of a tour, of any kind, with the places that use them. Pure. */
import { fileRestorableMs, type ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { namedSlugs } from '@tourwright/tour/rules';
import type { FilePlace } from '../rules/file-place.ts';
import { filePlaces } from '../rules/tour-files.ts';
import type { Images } from '../state/derived.ts';
import { shownNameOf } from '../upload/reading/scene-name.ts';

/** A file of the tour, with where it is used. */
export interface TourFile {
  slug: string;
  name: string;
  image: ImageInfo;
  /** Places that can be emptied. */
  places: FilePlace[];
  /** Whether something else in the document names it too: the brand, a cover. */
  isNamedElsewhere: boolean;
}

/** Every file in the tour's folder, by name. */
export function tourFiles(tour: Tour, media: Images): TourFile[] {
  const places = new Map<string, FilePlace[]>();
  for (const place of filePlaces(tour)) places.set(place.slug, [...(places.get(place.slug) ?? []), place]);
  const named = namedSlugs(tour);
  return Object.values(media)
    .filter(({ slug }) => slug.startsWith(`${tour.id}/`))
    .map((image): TourFile => {
      const { slug } = image;
      const own = places.get(slug) ?? [];
      return {
        slug,
        name: shownNameOf(slug),
        image,
        places: own,
        isNamedElsewhere: own.length === 0 && named.has(slug),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}

/** Whether something in the tour uses a file. */
export function isUsed({ places, isNamedElsewhere }: TourFile): boolean {
  return places.length > 0 || isNamedElsewhere;
}

/** When a file was put into the bin; null: it is not there. What is used again is in the bin no more. */
export function binnedAt(file: TourFile): Date | null {
  const { deletedAt } = file.image;
  return deletedAt && !isUsed(file) ? new Date(deletedAt) : null;
}

/** Until when a file that was deleted at this time can be restored. */
export function erasedAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + fileRestorableMs);
}
