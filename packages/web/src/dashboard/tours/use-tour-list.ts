import { useQueryClient } from '@tanstack/react-query';
import type { TourRow } from '@tourwright/api';
import { useMemo } from 'react';
import type { TourList } from './tour-actions.ts';
import { useToursKey } from './use-tours.ts';

/** The list on the screen, for the actions that change it. */
export function useTourList(): TourList {
  const cache = useQueryClient();
  const [noun, userId] = useToursKey();
  return useMemo(() => {
    const queryKey = [noun, userId];
    return {
      rows: () => cache.getQueryData<readonly TourRow[]>(queryKey) ?? [],
      setRows: (rows) => cache.setQueryData(queryKey, rows),
      hold: () => cache.cancelQueries({ queryKey }),
      refresh: () => void cache.invalidateQueries({ queryKey }),
    };
  }, [cache, noun, userId]);
}
