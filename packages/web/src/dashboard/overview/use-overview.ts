import { useQuery } from '@tanstack/react-query';
import type { DayNumbers } from '@tourwright/api';
import { api } from '../../client/api.ts';

const lookEveryMs = 60_000;

/** The numbers of the last 60 days, today last. */
export function useDays(userId: string) {
  return useQuery({
    queryKey: ['overview', userId],
    queryFn: async ({ signal }) => (await api.getOverview({ signal })).days,
    refetchInterval: lookEveryMs,
  });
}

/** What the line can show. */
export type Measure = Exclude<keyof DayNumbers, 'day'>;

/** A number of some days, and of as many before. */
export interface Compared {
  now: number;
  before: number;
}

/** The last days and those before them, of the 60 that are known. */
export function periodsOf(days: readonly DayNumbers[], length: number) {
  return { now: days.slice(-length), before: days.slice(-2 * length, -length) };
}

/** Sums a number over the last `length` days, and over as many days before them. */
export function compare(days: readonly DayNumbers[], length: number, measure: Measure): Compared {
  const { now, before } = periodsOf(days, length);
  const sum = (list: readonly DayNumbers[]) => list.reduce((total, each) => total + each[measure], 0);
  return { now: sum(now), before: sum(before) };
}
