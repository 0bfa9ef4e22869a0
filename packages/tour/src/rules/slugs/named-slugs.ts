import type { Tour } from '../../document/index.ts';
import { canonicalSlug } from './slug.ts';

/**
 * Every file that a document names and that its tour can reach, as the document spells it: in the tour's own folder
 * or its owner's. Every text counts, since fields that only newer versions know name files too.
 */
export function namedSlugs(tour: Pick<Tour, 'id' | 'user_id' | 'centerLogo'>): Set<string> {
  const folders = [`${tour.id}/`, `users/${tour.user_id}/`].map(canonicalSlug);
  const named = new Set<string>();
  const name = (slug: string) => {
    // A null character cannot be stored, so no file is called so.
    if (slug.includes('\0')) return;
    const canonical = canonicalSlug(slug);
    if (folders.some((folder) => canonical.startsWith(folder))) named.add(slug);
  };
  const waiting: unknown[] = [tour];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') name(value);
    else if (typeof value === 'object' && value !== null) {
      for (const each of Object.values(value)) waiting.push(each);
    }
  }
  // A logo may be called by its bare file name.
  if (tour.centerLogo !== undefined) name(`${tour.id}/${tour.centerLogo}`);
  return named;
}
