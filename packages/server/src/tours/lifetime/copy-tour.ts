import type { Tour } from '@tourwright/tour/document';
import { moveSlugs, type Ownership } from '@tourwright/tour/rules';

/**
 * A copy of a draft, unpublished, with a life of its own: every slug in the tour's folder names the same file in the
 * copy's folder, also in fields that only newer versions know.
 */
export function copyTour(
  { document, stored }: { document: Tour; stored: string | null },
  { name, ...ownership }: Ownership & { name: string },
): { tour: Tour; stored: string | null } {
  const [from, to] = [`${document.id}/`, `${ownership.id}/`];
  const { created_at: _, ...moved } = moveSlugs(document, from, to);
  const tour: Tour = {
    ...moved,
    ...ownership,
    name,
    created_at: ownership.updated_at,
    version: 1,
    activity: 'unpublished',
    published_version: null,
    published_at: null,
  };
  return { tour, stored: stored && JSON.stringify(moveSlugs(JSON.parse(stored), from, to)) };
}
