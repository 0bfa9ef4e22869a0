import { mapLists, type Tour, withIds } from '../../document/index.ts';
import { listProducts } from '../products/list-products.ts';

/** One change of the shape in which documents and edits are stored. What needs nothing is returned as it is. */
export interface Upgrade {
  /** What is different since. */
  change: string;
  tour?(tour: Tour): Tour;
  /** An edit may come from a browser that was offline since, so it is checked only afterwards. */
  edit?(edit: object): object;
}

/**
 * Every change of shape, oldest first. A stored document says beside it how many it knows, an edit in its `v`. A new one is
 * added at the end, with a fixture of the release before it in `packages/tour/fixtures`.
 */
export const upgrades: readonly Upgrade[] = [
  {
    // The same ids at each reading; documents from before 2026-11-23 have stops, pictures, captions and pins without.
    change: 'items of lists have ids',
    tour: (tour) => mapLists(tour, withIds),
  },
  {
    // Edits need nothing: those of a hotspot's product reach the list (`edit/product-place.ts`).
    change: 'products stand in a list of the tour',
    tour: listProducts,
  },
];

/** The shape in which documents and edits are written now. */
export const currentShape = upgrades.length;
