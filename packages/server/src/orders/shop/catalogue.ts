import type { Product, Tour } from '@tourwright/tour/document';
import { productPrice, productsOf } from '@tourwright/tour/rules';
import { LRUCache } from 'lru-cache';

/** One form of a product of a published tour, as it is sold. */
export interface Offer {
  productId: string;
  /** null where the product has no variants. */
  variantId: string | null;
  name: string;
  variant: string;
  sku: string;
  /** The slug of its picture; empty: none. */
  picture: string;
  currency: string;
  /** In minor units; null: it has none, so nobody can buy it. */
  price: number | null;
  /** What the document says of the stock of this form alone, and of the product; null: nothing. */
  stock: { own: number | null; product: number | null };
}

/** What a version of a tour sells. */
export interface Catalogue {
  /** By `offerKey`. */
  offers: ReadonlyMap<string, Offer>;
  /** The names of its scenes. */
  scenes: ReadonlyMap<number, string>;
}

/** Documents are not searched again for every visitor. */
const mostKept = 50_000;
/** A line of more than this times 99 would not be counted exactly. */
const highestPrice = 1e11;

/** The key of a product's variant in maps of offers. */
export function offerKey({ productId, variantId }: { productId: string; variantId: string | null }): string {
  return JSON.stringify([productId, variantId]);
}

/** Reads what published tours sell. A version never changes, so each is read once. */
export function createCatalogues(readSnapshot: (tourId: string, version: number) => Promise<string | null>) {
  const kept = new LRUCache<string, Catalogue>({
    maxSize: mostKept,
    sizeCalculation: ({ offers, scenes }) => offers.size + scenes.size + 1,
  });
  /** Empty where the version has gone meanwhile. */
  return async ({ tourId, version }: { tourId: string; version: number }): Promise<Catalogue> => {
    const name = JSON.stringify([tourId, version]);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const text = await readSnapshot(tourId, version);
    if (text === null) return { offers: new Map(), scenes: new Map() };
    const catalogue = readCatalogue(JSON.parse(text) as Tour);
    kept.set(name, catalogue);
    return catalogue;
  };
}

/** What a document sells. */
function readCatalogue(tour: Pick<Tour, 'products' | 'scenes'>): Catalogue {
  const offers = productsOf(tour).flatMap(({ product }) => offersOf(product));
  return {
    offers: new Map(offers.map((offer) => [offerKey(offer), offer])),
    scenes: new Map(tour.scenes.map(({ id, name }) => [id, name])),
  };
}

function offersOf(product: Product): Offer[] {
  const { id, name, currency = '', sku = '', stock, pictures = [], variants = [] } = product;
  const first = pictures[0]?.slug ?? '';
  const shared = { productId: id, name, currency };
  if (variants.length === 0) {
    const stocks = { own: stock ?? null, product: stock ?? null };
    return [
      {
        ...shared,
        variantId: null,
        variant: '',
        sku,
        picture: first,
        price: priceOf(product, null),
        stock: stocks,
      },
    ];
  }
  return variants.map((variant) => ({
    ...shared,
    variantId: variant.id,
    variant: variant.name,
    sku: variant.sku ?? sku,
    picture: variant.pictures?.[0]?.slug ?? first,
    price: priceOf(product, variant.id),
    stock: { own: variant.stock ?? null, product: stock ?? null },
  }));
}

function priceOf(product: Product, variantId: string | null): number | null {
  const { price } = productPrice(product, variantId);
  return price === undefined || price > highestPrice ? null : price;
}
