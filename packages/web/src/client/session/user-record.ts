import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@tourwright/api';
import { api } from '../api.ts';

const keyOf = (userId: string) => ['user', userId] as const;

/** The logged-in user's own record, requested where it is wanted. */
export function useUserRecord(userId: string, isWanted = true) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => api.getUser({ params: { id: userId }, signal }),
    enabled: isWanted,
  });
}

/** Saves one field of the user's own record; throws what the call throws. */
export function useSaveField(userId: string): (field: string, value: unknown) => Promise<void> {
  const queries = useQueryClient();
  return async (field, value) => {
    const saved = await api.patchUser({ params: { id: userId }, body: { [field]: value } });
    // Only this field: answers of several fields may come in any order.
    queries.setQueryData<User>(keyOf(userId), (user) => user && { ...user, [field]: saved[field] });
  };
}
