import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/**
 * Whether a tour of the owner sells anything, whatever kind the newest is, or sold: orders outlive a tour that was deleted or
 * handed over. Nothing is asked where it is `known`.
 */
export function useSells(userId: string, known: boolean): boolean {
  const sold = useQuery({
    queryKey: ['sells', userId],
    queryFn: async ({ signal }) => {
      if ((await api.listProducts({ signal })).items.length > 0) return true;
      return (await api.listOrders({ query: { limit: 1 }, signal })).items.length > 0;
    },
    enabled: !known,
    staleTime: 300_000,
  });
  return known || sold.data === true;
}
