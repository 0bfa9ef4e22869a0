import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GalleryRequest, ServerJob } from '@tourwright/api';
import { api } from '../client/api.ts';
import { usePagedList } from '../client/requests/use-paged-list.ts';

const key = ['admin'] as const;
const searchOf = (search: string) => (search.trim() === '' ? {} : { search: search.trim() });

/** Reads the server's numbers. */
export function useFacts() {
  return useQuery({
    queryKey: [...key, 'facts'],
    queryFn: ({ signal }) => api.getServerFacts({ signal }),
  });
}

/** Reads the report of the health checks. */
export function useHealth() {
  return useQuery({ queryKey: [...key, 'health'], queryFn: ({ signal }) => api.getHealth({ signal }) });
}

/** Lists accounts in pages, by a search and an order. */
export function useUsers(search: string, sort: 'newest' | 'storage') {
  return usePagedList([...key, 'users', search, sort], (page, signal) =>
    api.listServerUsers({ query: { ...searchOf(search), sort, ...page }, signal }),
  );
}

/** Lists tours of all accounts in pages, by a search. */
export function useServerTours(search: string) {
  return usePagedList([...key, 'tours', search], (page, signal) =>
    api.listServerTours({ query: { ...searchOf(search), ...page }, signal }),
  );
}

/** Lists requests for the gallery in pages, by a search and a state; null: any. */
export function useGalleryRequests(search: string, state: Exclude<GalleryRequest['state'], 'none'> | null) {
  return usePagedList([...key, 'gallery', search, state], (page, signal) =>
    api.listGalleryRequests({ query: { ...searchOf(search), ...(state && { state }), ...page }, signal }),
  );
}

/** Lists background jobs in pages, mails apart from others, by a search and a state; null: any. */
export function useJobs(only: 'mails' | 'others', search: string, state: ServerJob['state'] | null) {
  return usePagedList([...key, 'jobs', only, search, state], (page, signal) =>
    api.listServerJobs({ query: { only, ...searchOf(search), ...(state && { state }), ...page }, signal }),
  );
}

/** How often to check whether what is under way has ended. */
const underWayMs = 2000;

/** The backups; what is under way is checked again and again. */
export function useBackups() {
  return useQuery({
    queryKey: [...key, 'backups'],
    queryFn: ({ signal }) => api.listBackups({ signal }),
    refetchInterval: ({ state: { data } }) => (data?.underWay.length ? underWayMs : 30_000),
  });
}

/** Lists invoices in pages, by a search. */
export function useInvoices(search: string) {
  return usePagedList([...key, 'invoices', search], (page, signal) =>
    api.listInvoices({ query: { ...searchOf(search), ...page }, signal }),
  );
}

/** Lists what people wrote to the operators in pages, by a search; what was taken for spam apart. */
export function useMessages(search: string, isSpam: boolean) {
  return usePagedList([...key, 'messages', search, isSpam], (page, signal) =>
    api.listServerMessages({
      query: { ...searchOf(search), ...(isSpam && { spam: 'only' as const }), ...page },
      signal,
    }),
  );
}

/** Lists announcements in pages. */
export function useAnnouncements() {
  return usePagedList([...key, 'announcements'], (page, signal) =>
    api.listAnnouncements({ query: page, signal }),
  );
}

/** Lists what operators did in pages, by a search. */
export function useAudit(search: string) {
  return usePagedList([...key, 'audit', search], (page, signal) =>
    api.listAudit({ query: { ...searchOf(search), ...page }, signal }),
  );
}

/** Reads the plans of this server. */
export function usePlans() {
  return useQuery({ queryKey: ['plans'], queryFn: ({ signal }) => api.listPlans({ signal }) });
}

/** An act of an operator; all that is shown is read again afterwards, also when it failed. */
export function useAct<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => client.invalidateQueries({ queryKey: key }) });
}
