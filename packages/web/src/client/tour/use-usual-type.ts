import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useUserRecord } from '../session/user-record.ts';
import { type TourType, tourTypeOf } from './tour-type.ts';

/**
 * The type that an owner makes tours of: that of the newest one, else what they said at sign-up. Nothing is asked where it is
 * `known`.
 */
export function useUsualType(userId: string, known?: TourType): TourType {
  const newest = useQuery({
    queryKey: ['newest-tour', userId],
    queryFn: async ({ signal }) => (await api.listTours({ query: { limit: 1 }, signal })).items[0] ?? null,
    enabled: known === undefined,
  });
  const user = useUserRecord(userId, known === undefined);
  return known ?? tourTypeOf(newest.data ? newest.data.tourData.tourtype : user.data?.tourtype);
}
