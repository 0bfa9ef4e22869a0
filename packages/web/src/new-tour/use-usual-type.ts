import { useQuery } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { useUserRecord } from '../client/user-record.ts';
import { type TourType, tourTypeOf } from './tour-type.ts';

/** The type that an owner makes tours of: that of the newest one, else what they said at sign-up. */
export function useUsualType(userId: string): TourType {
  const newest = useQuery({
    queryKey: ['newest-tour', userId],
    queryFn: async ({ signal }) => (await api.listTours({ query: { limit: 1 }, signal })).items[0] ?? null,
  });
  const user = useUserRecord(userId);
  return tourTypeOf(newest.data ? newest.data.tourData.tourtype : user.data?.tourtype);
}
