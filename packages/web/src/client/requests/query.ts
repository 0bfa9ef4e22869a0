import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@tourwright/api';
import { logError } from '../log.ts';

/** A failure that trying again will not fix: the server understood and said no. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status < 500 && error.problem.status !== 429;
}

/** The one cache of what the server answered, for the owner's screens. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => {
        if (failures === 0) logError('Error fetching data:', error);
        return !isFinal(error) && failures < 2;
      },
      retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
