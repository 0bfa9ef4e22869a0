import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContactForm, LeadStatus } from '@tourwright/api';
import { api } from '../client/api.ts';
import { usePagedList } from '../client/requests/use-paged-list.ts';

/** What the list is narrowed to. */
export interface LeadFilter {
  search: string;
  status: LeadStatus | null;
  tourId: string | null;
}

const key = ['leads'] as const;

/** The filter as the query of an address, for the list and its CSV. */
export function queryOf({ search, status, tourId }: LeadFilter) {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(status && { status }),
    ...(tourId && { tourId }),
  };
}

/** The leads of the user's tours, newest first, page by page. */
export function useLeadList(filter: LeadFilter) {
  return usePagedList([...key, 'list', filter], (page, signal) =>
    api.listLeads({ query: { ...queryOf(filter), ...page }, signal }),
  );
}

/** One lead, and who may answer it. */
export function useLead(id: string) {
  return useQuery({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => api.getLead({ params: { id }, signal }),
  });
}

type Change = Parameters<typeof api.patchLead>[0]['body'];

/** Changes a lead; lists show it at once. */
export function useChangeLead(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => api.patchLead({ params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Mails an answer; the same `requestId` again is the same answer. */
export function useReply(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { requestId: string; text: string }) => api.replyToLead({ params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

type WantedMeeting = Parameters<typeof api.setMeeting>[0]['body'];

/** Sets or changes the visit; `seen` says from which state. */
export function useSetMeeting(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WantedMeeting) => api.setMeeting({ params: { id }, body }),
    // Also when it failed: somebody else may have changed it.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Calls the visit off. */
export function useCancelMeeting(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (seen: number) => api.cancelMeeting({ params: { id }, body: { seen } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Deletes a lead for good. */
export function useDeleteLead(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.deleteLead({ params: { id } }),
    onSuccess: async () => {
      client.removeQueries({ queryKey: [...key, 'one', id] });
      for (const part of ['list', 'latest']) await client.invalidateQueries({ queryKey: [...key, part] });
    },
  });
}

/** The form in the user's tours. */
export function useContactForm(userId: string) {
  return useQuery({
    queryKey: ['contact-form', userId],
    queryFn: ({ signal }) => api.getContactForm({ params: { id: userId }, signal }),
  });
}

/** Saves the contact form and shows what the server made of it. */
export function useSaveContactForm(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ContactForm) => api.patchContactForm({ params: { id: userId }, body }),
    onSuccess: (form) => client.setQueryData(['contact-form', userId], form),
  });
}
