import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** What is new shows without reloading. */
const lookEveryMs = 30_000;

/**
 * A list that comes page by page and is checked again now and then; while it is narrowed the previous one stays. `load` gets
 * the cursor of a page, none for the first.
 */
export function usePagedList<Page extends { next: string | null }>(
  queryKey: readonly unknown[],
  load: (page: { cursor?: string }, signal: AbortSignal) => Promise<Page>,
) {
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => load(pageParam ? { cursor: pageParam } : {}, signal),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: lookEveryMs,
  });
}
