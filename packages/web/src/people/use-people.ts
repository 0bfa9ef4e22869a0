import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberRole, NewOffer } from '@tourwright/api';
import { api } from '../client/api.ts';

/** Who works on the user's tours, and whose tours they work on. */
export function usePeople(userId: string) {
  return useQuery({
    queryKey: ['people', userId],
    queryFn: ({ signal }) => api.getPeople({ params: { id: userId }, signal }),
  });
}

/** Who changed what, page by page. */
export function useChanges(userId: string) {
  return useInfiniteQuery({
    queryKey: ['person-changes', userId],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.listPersonChanges({
        params: { id: userId },
        query: { limit: 8, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });
}

/** Reads an invitation or handover by its token. */
export function useOffer(token: string) {
  return useQuery({
    queryKey: ['offer', token],
    queryFn: ({ signal }) => api.readOffer({ params: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Everything that changes who works where; what is shown is read again afterwards, also when it failed. */
export function usePeopleActs(userId: string) {
  const make = useAct((body: NewOffer) => api.makeOffer({ params: { id: userId }, body }));
  const resend = useAct((offerId: string) => api.resendOffer({ params: { id: userId, offerId } }));
  const withdraw = useAct((offerId: string) => api.withdrawOffer({ params: { id: userId, offerId } }));
  const setRole = useAct(({ personId, role }: { personId: string; role: MemberRole }) =>
    api.changeMember({ params: { id: userId, personId }, body: { role } }),
  );
  const remove = useAct((personId: string) => api.removeMember({ params: { id: userId, personId } }));
  const leave = useAct((personId: string) => api.leaveOwner({ params: { id: userId, personId } }));
  return { make, resend, withdraw, setRole, remove, leave };
}

/** What can be done with members and invitations. */
export type PeopleActs = ReturnType<typeof usePeopleActs>;

/** Accepts or declines an invitation or handover. */
export function useAnswer(token: string) {
  return useAct((way: 'accept' | 'decline') => {
    const params = { token };
    return way === 'accept' ? api.acceptOffer({ params }) : api.declineOffer({ params });
  });
}

function useAct<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['people'] }),
        // A tour may have come or gone.
        client.invalidateQueries({ queryKey: ['tours'] }),
        client.invalidateQueries({ queryKey: ['newest-tour'] }),
        client.invalidateQueries({ queryKey: ['plan'] }),
      ]),
  });
}
