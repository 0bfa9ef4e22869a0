import { mapLists, type Tour, withIds } from '../document/index.ts';

/**
 * A stored document as today's code knows it. Documents from before 2026-11-23 have stops, pictures, captions and pins
 * without ids; each reader gives them the same ones. Whatever needs nothing is returned as it is.
 */
export function upgradeTour(tour: Tour): Tour {
  return mapLists(tour, withIds);
}
