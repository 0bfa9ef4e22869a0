import { useQuery } from '@tanstack/react-query';
import type { TourRow } from '@tourwright/api';
import { api } from '../../client/api.ts';
import { useSession } from '../../client/session/session.ts';

const pageSize = 200;
/** While photos are being prepared, their tours are requested again this often. */
const processingMs = 4_000;

/** All tours of the logged-in user, newest first. */
async function listTours(signal: AbortSignal): Promise<TourRow[]> {
  const rows: TourRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.listTours({ query: { limit: pageSize, ...(cursor && { cursor }) }, signal });
    rows.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor);
  return rows;
}

/** Where the list of tours is kept; each user has an own one. */
export function useToursKey(): readonly ['tours', string | null] {
  const session = useSession();
  return ['tours', session.status === 'logged-in' ? session.user.id : null];
}

/** The user's tours, kept fresh while any of them is being processed. */
export function useTours() {
  return useQuery({
    queryKey: useToursKey(),
    queryFn: ({ signal }) => listTours(signal),
    refetchInterval: ({ state }) =>
      state.data?.some((row) => row.status === 'processing') ? processingMs : false,
  });
}
