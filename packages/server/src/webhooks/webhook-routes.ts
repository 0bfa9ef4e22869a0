import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { requireUser, route } from '../http/route.ts';
import type { Deliveries } from './deliveries.ts';
import type { Webhooks } from './webhooks.ts';

/** Mounts `/api/webhooks`, which no token reaches: what leads data out of an account is its owner's to decide. */
export function webhookRoutes(
  app: FastifyInstance,
  { webhooks, deliveries }: { webhooks: Webhooks; deliveries: Deliveries },
): void {
  const access = 'logged-in';
  route(app, endpoints.listWebhooks, {
    access,
    handler: async (request) => ({ items: await webhooks.list(requireUser(request)) }),
  });
  route(app, endpoints.createWebhook, {
    access,
    handler: async (request) => webhooks.create(requireUser(request), request.body),
  });
  route(app, endpoints.patchWebhook, {
    access,
    handler: async (request) => webhooks.change(requireUser(request), request.params.id, request.body),
  });
  route(app, endpoints.deleteWebhook, {
    access,
    handler: async (request) => {
      const { id } = request.params;
      await webhooks.remove(requireUser(request), id);
      return { id, deleted: true as const };
    },
  });
  route(app, endpoints.listDeliveries, {
    access,
    handler: async (request) => ({
      items: await deliveries.list(requireUser(request), request.params.id),
    }),
  });
  route(app, endpoints.testWebhook, {
    access,
    handler: async (request) => deliveries.test(requireUser(request), request.params.id),
  });
  route(app, endpoints.resendDelivery, {
    access,
    handler: async (request) => {
      const { id, delivery } = request.params;
      return deliveries.resend(requireUser(request), id, delivery);
    },
  });
}
