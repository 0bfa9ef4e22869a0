import { type AnyColumn, ilike, or, type SQL } from 'drizzle-orm';
import { users } from './schema/index.ts';
import { searchPattern } from './search-pattern.ts';
import { tourTitle } from './tour-title.ts';

/** Where a typed text is found of a tour: in its name, its id, or what its owner is called; undefined: nothing was typed. */
export function isFoundTour(search: string | undefined, tourId: AnyColumn): SQL | undefined {
  const pattern = searchPattern(search);
  if (pattern === null) return undefined;
  return or(
    ilike(tourTitle, pattern),
    ilike(users.email, pattern),
    ilike(users.name, pattern),
    ilike(tourId, pattern),
  );
}
