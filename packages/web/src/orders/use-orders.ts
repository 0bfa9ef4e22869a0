import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { orderGroups, Shop } from '@tourwright/api';
import { api } from '../client/api.ts';
import { usePagedList } from '../client/requests/use-paged-list.ts';

/** A group of orders in the list; one of `orderGroups`. */
export type OrderGroup = (typeof orderGroups)[number];

/** What the list is narrowed to. */
export interface OrderFilter {
  search: string;
  group: OrderGroup | null;
}

const key = ['orders'] as const;

/** The filter as the query of an address, for the list and its CSV. */
export function queryOf({ search, group }: OrderFilter): { search?: string; group?: OrderGroup } {
  return { ...(search.trim() && { search: search.trim() }), ...(group && { group }) };
}

/** The orders of the user's tours, newest first, page by page. */
export function useOrderList(filter: OrderFilter) {
  return usePagedList([...key, 'list', filter], (page, signal) =>
    api.listOrders({ query: { ...queryOf(filter), ...page }, signal }),
  );
}

/** One order, and what happened to it. */
export function useOrder(id: string) {
  return useQuery({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => api.getOrder({ params: { id }, signal }),
  });
}

type Change = Parameters<typeof api.patchOrder>[0]['body'];

/** Changes an order; the list shows it at once. */
export function useChangeOrder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => api.patchOrder({ params: { id }, body }),
    // Also when it failed: somebody else may have taken the order on.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Takes the last change of state back. */
export function useUndoOrder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changeId: string) => api.undoOrder({ params: { id }, body: { changeId } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** How the user's tours sell. */
export function useShop(userId: string, isAsked = true) {
  return useQuery({
    queryKey: ['shop', userId],
    queryFn: ({ signal }) => api.getShop({ params: { id: userId }, signal }),
    enabled: isAsked,
  });
}

/** Saves the shop's settings and shows what the server made of them. */
export function useSaveShop(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Shop) => api.patchShop({ params: { id: userId }, body }),
    onSuccess: (shop) => client.setQueryData(['shop', userId], shop),
  });
}
