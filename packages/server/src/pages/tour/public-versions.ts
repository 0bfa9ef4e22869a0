/** Versions of the public pages, besides those of tours. */
import type { ReadyParts } from '../../http/answers/ready/ready-answers.ts';

type Shown = ReadyParts['shown'];

/** By these the public pages are kept; no tour has a slash in its id. */
export const galleryPageId = '/explore';

/** The id under which the version of pages is kept that hold nothing but what was built. */
export const builtPageId = '/';
/** A page that holds nothing but what was built. */
export const builtPage = { version: 0 };

interface Gallery {
  /** Another object with each reading; null while it may not be kept. */
  shown(): ReturnType<Shown['of']>;
}

/** What is seen of tours, of the gallery's page, and of pages that change with the program alone. */
export function withPublicPages(tours: Shown, gallery: Gallery): Shown {
  const of: Shown['of'] = (id) => {
    if (id === builtPageId) return builtPage;
    return id === galleryPageId ? gallery.shown() : tours.of(id);
  };
  return {
    of,
    isStill: (id, shown) => {
      if (id === builtPageId || id === galleryPageId) return of(id) === shown;
      return tours.isStill(id, shown);
    },
  };
}
