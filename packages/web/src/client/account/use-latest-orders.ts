import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

const lookEveryMs = 60_000;
const shownRows = 4;

/** The newest orders, and how many wait for the shop. Nothing is asked of an owner who does not sell. */
export function useLatestOrders(userId: string, sells: boolean) {
  return useQuery({
    queryKey: ['orders', 'latest', userId],
    queryFn: ({ signal }) => api.listOrders({ query: { limit: shownRows }, signal }),
    refetchInterval: lookEveryMs,
    enabled: sells,
  });
}
