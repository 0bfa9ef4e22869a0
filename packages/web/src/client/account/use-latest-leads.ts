import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

const lookEveryMs = 60_000;
const shownRows = 4;

/** The newest leads, and how many nobody has dealt with. */
export function useLatestLeads(userId: string) {
  return useQuery({
    queryKey: ['leads', 'latest', userId],
    queryFn: ({ signal }) => api.listLeads({ query: { limit: shownRows }, signal }),
    refetchInterval: lookEveryMs,
  });
}
