/** Which product a hotspot shows, and where each product is shown. */
import type { Hotspot, KnownHotspot, Product, Scene, Tour } from '../../document/index.ts';

/** What a product says for every hotspot that shows it. */
export const productFieldNames = [
  'body',
  'rich',
  'pictures',
  'url',
  'urlText',
  'currency',
  'price',
  'salePrice',
  'stock',
  'sku',
  'variants',
] as const satisfies readonly (keyof Product)[];

type Listed = Pick<Tour, 'products'>;

/** The product of the tour's list that a hotspot shows; null for one that holds its product itself, or shows none. */
export function listedProduct(tour: Listed, hotspot: Hotspot): Product | null {
  if (hotspot.kind !== 'product') return null;
  const { productId } = hotspot as KnownHotspot<'product'>;
  return tour.products?.find(({ id }) => id === productId) ?? null;
}

/** A hotspot as visitors meet it: with what its product says. Any other is returned as it is. */
export function shownHotspot<H extends Hotspot>(tour: Listed, hotspot: H): H {
  const product = listedProduct(tour, hotspot);
  if (!product) return hotspot;
  const said = Object.fromEntries(productFieldNames.map((field) => [field, product[field]]));
  const title = hotspot.title || product.name;
  return { ...hotspot, ...(title && { title }), ...said };
}

/** A product with the hotspots that show it. */
export interface PlacedProduct {
  product: Product;
  /** Whether it is in the tour's list; else in the one hotspot that shows it, whose id is the product's. */
  isListed: boolean;
  places: { scene: Scene; hotspot: Hotspot }[];
}

/** Everything that a tour sells: its list, and what hotspots hold themselves. */
export function productsOf(tour: Pick<Tour, 'products' | 'scenes'>): PlacedProduct[] {
  const listed = (tour.products ?? []).map(
    (product): PlacedProduct => ({
      product,
      isListed: true,
      places: [],
    }),
  );
  const byId = new Map(listed.map((each) => [each.product.id, each]));
  const own: PlacedProduct[] = [];
  for (const scene of tour.scenes) {
    for (const hotspot of scene.hotspots) {
      if (hotspot.kind !== 'product') continue;
      const { productId } = hotspot as KnownHotspot<'product'>;
      const found = byId.get(productId ?? '');
      const place = { scene, hotspot };
      if (found) found.places.push(place);
      else if (holdsProduct(hotspot)) {
        own.push({ product: heldProduct(hotspot, hotspot.id), isListed: false, places: [place] });
      }
    }
  }
  return [...listed, ...own];
}

/** Whether a hotspot says itself what is on sale. */
export function holdsProduct(hotspot: Hotspot): hotspot is KnownHotspot<'product'> {
  if (hotspot.kind !== 'product') return false;
  const { productId } = hotspot as KnownHotspot<'product'>;
  return productId === undefined && productFieldNames.some((field) => hotspot[field] !== undefined);
}

/** The product that a hotspot holds, as it is in a list. */
export function heldProduct(hotspot: KnownHotspot<'product'>, id: string): Product {
  const said = productFieldNames.flatMap((field) =>
    hotspot[field] === undefined ? [] : [[field, hotspot[field]] as const],
  );
  return { id, name: hotspot.title || hotspot.text?.slice(0, 300) || '', ...Object.fromEntries(said) };
}
