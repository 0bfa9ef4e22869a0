/** A product of the tour's list can be edited by any hotspot that shows it: the change reaches the list, and all places. */
import type { Hotspot, ListPath, Tour } from '../document/index.ts';
import { listedProduct, productFieldNames } from '../rules/index.ts';
import { findItem } from './lists.ts';
import type { Target } from './undo/undo-step.ts';

const fields: ReadonlySet<unknown> = new Set(productFieldNames);

/** Where a field of a hotspot is: in its product, or in itself. */
export function fieldPlace(tour: Tour, path: ListPath, id: string, field: string): NonNullable<Target> {
  const product = fields.has(field) ? productAt(tour, path, id) : null;
  return product ? { path: ['products'], id: product.id } : { path, id };
}

/** Where a list within a hotspot is, such as its pictures: in its product, or in itself. */
export function listPlace(tour: Tour, path: ListPath): ListPath {
  const [, , list, id, field, ...below] = path;
  if (list !== 'hotspots' || typeof id !== 'string' || !fields.has(field)) return path;
  const product = productAt(tour, path.slice(0, 3), id);
  return product ? ['products', product.id, field as string, ...below] : path;
}

function productAt(tour: Tour, path: ListPath, id: string) {
  const hotspot = findItem(tour, path, id) as Hotspot | null;
  return hotspot && listedProduct(tour, hotspot);
}
