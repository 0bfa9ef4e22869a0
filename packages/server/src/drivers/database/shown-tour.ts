import { and, eq, isNull } from 'drizzle-orm';
import { tours } from './schema/index.ts';

/** Tours that anyone may visit, for queries that read tours. */
export const isPublic = and(eq(tours.activity, 'published'), isNull(tours.deletedAt));

/** A tour that a visitor is shown; `isLinked`: by a link of it, so it need not be published. */
export function isShown(tourId: string, isLinked = false) {
  return and(eq(tours.id, tourId), isLinked ? isNull(tours.deletedAt) : isPublic);
}
