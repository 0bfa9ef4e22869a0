import { useQueries, useQuery } from '@tanstack/react-query';
import type { OwnProduct } from '@tourwright/api';
import { api } from '../client/api.ts';
import { type CountedStock, productLines } from './product-lines.ts';
import { stockOf, useLowStock } from './use-products.ts';

/** Of an owner of many shops, those changed last are looked through. */
const mostTours = 10;

/** A product, or a form of it, of which there is little left. */
interface LowLine {
  key: string;
  tourId: string;
  product: string;
  /** Empty: the product itself. */
  variant: string;
  count: number;
  pictureUrl: string | null;
}

/** What there is little or nothing left of in the owner's shops, the emptiest first. */
export function useLowLines(userId: string): LowLine[] {
  const lowStock = useLowStock(userId);
  const { data: products = [] } = useQuery({
    queryKey: ['own-products', userId],
    queryFn: async ({ signal }) => (await api.listProducts({ signal })).items,
  });
  const tourIds = [...new Set(products.map(({ tourId }) => tourId))].slice(0, mostTours);
  const stocks = useQueries({ queries: tourIds.map(stockOf) });
  return tourIds
    .flatMap((id, index) =>
      linesOf(
        products.filter(({ tourId }) => tourId === id),
        stocks[index]?.data,
      ),
    )
    .filter(({ count }) => count <= lowStock)
    .toSorted((a, b) => a.count - b.count);
}

function linesOf(items: readonly OwnProduct[], stock: CountedStock | undefined): LowLine[] {
  if (stock === undefined) return [];
  return items.flatMap(({ tourId, product, pictureUrl }) =>
    productLines({ products: [product], scenes: [] }, stock).flatMap((line) =>
      line.stock.flatMap(({ variantId, name: variant, count }) => {
        if (count === null) return [];
        const key = JSON.stringify([tourId, product.id, variantId]);
        return [{ key, tourId, product: line.name || line.sku, variant, count, pictureUrl }];
      }),
    ),
  );
}
