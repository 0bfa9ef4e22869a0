import { useQuery } from '@tanstack/react-query';
import { api } from '../../client/api.ts';

/** While a message is on its way, the log is requested again this often. */
const waitingMs = 3_000;

/** The user's webhooks. */
export function useWebhooks(userId: string) {
  return useQuery({
    queryKey: ['webhooks', userId],
    queryFn: async ({ signal }) => (await api.listWebhooks({ signal })).items,
  });
}

/** A webhook's messages, the newest first. */
export function useDeliveries(id: string) {
  return useQuery({
    queryKey: ['webhook-deliveries', id],
    queryFn: async ({ signal }) => (await api.listDeliveries({ params: { id }, signal })).items,
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: delivery }) => delivery === 'waiting') ? waitingMs : false,
  });
}
