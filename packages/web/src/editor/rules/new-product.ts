import { type Hotspot, isKind, type Product, type Tour } from '@tourwright/tour/document';
import { newId } from '../../client/new-id.ts';

/** A product that nothing is known of yet but the currency, which is that of the last one of the tour. */
export function newProduct({ products = [] }: Pick<Tour, 'products'>, name: string): Product {
  const currency = products.at(-1)?.currency;
  return { id: newId(), name, ...(currency && { currency }) };
}

/** Whether nothing is known of a product yet and no other hotspot shows it: it came with this one, and goes with it. */
export function isBlankElsewhere(
  { scenes }: Pick<Tour, 'scenes'>,
  { id, name, currency: _, ...known }: Product,
  hotspotId: string,
): boolean {
  if (name !== '' || Object.keys(known).length > 0) return false;
  const shows = (hotspot: Hotspot) => isKind(hotspot, 'product') && hotspot.productId === id;
  return !scenes.some(({ hotspots }) => hotspots.some((each) => each.id !== hotspotId && shows(each)));
}
