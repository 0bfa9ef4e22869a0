import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StockChange } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { api } from '../client/api.ts';

const stockKey = (tourId: string) => ['stock', tourId] as const;
const productsKey = (tourId: string) => ['tour-products', tourId] as const;

/** What a tour sells as its owner has it, with the addresses of the pictures by their slugs. */
export function useTourProducts(tourId: string) {
  return useQuery({
    queryKey: productsKey(tourId),
    queryFn: async ({ signal }) => {
      const params = { id: tourId };
      const tour = (await api.getTour({ params, query: {}, signal })) as Tour;
      const { images } = await api.getTourMedia({ params, query: {}, signal });
      return { tour, images };
    },
  });
}

/** The question what the server counts of a tour. */
export function stockOf(tourId: string) {
  return queryOptions({
    queryKey: stockKey(tourId),
    queryFn: ({ signal }) => api.getStock({ params: { id: tourId }, signal }),
  });
}

/** What the server counts of a tour. */
export function useStock(tourId: string) {
  return useQuery(stockOf(tourId));
}

/** Sets one number of stock; fails with `stock_changed` where it is another by now than the one that was seen. */
export function useSetStock(tourId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: StockChange) =>
      api.patchStock({ params: { id: tourId }, body: { items: [change] } }),
    onSuccess: (stock) => client.setQueryData(stockKey(tourId), stock),
    onError: () => client.invalidateQueries({ queryKey: stockKey(tourId) }),
  });
}

/** Asks again what a tour sells and how much of it there is. */
export async function refreshProducts(client: QueryClient, tourId: string): Promise<void> {
  await client.invalidateQueries({ queryKey: productsKey(tourId) });
  await client.invalidateQueries({ queryKey: stockKey(tourId) });
}

/** From how few on stock counts as low. */
export function useLowStock(userId: string): number {
  const shop = useQuery({
    queryKey: ['shop', userId],
    queryFn: ({ signal }) => api.getShop({ params: { id: userId }, signal }),
  });
  return shop.data?.lowStock ?? 0;
}
