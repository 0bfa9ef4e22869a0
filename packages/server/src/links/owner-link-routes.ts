import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { byId, requireUser, route } from '../http/route.ts';
import type { OwnerLinks } from './owner-links.ts';

/** Mounts what those who edit a tour do with its links. */
export function ownerLinkRoutes(
  app: FastifyInstance,
  links: OwnerLinks,
  viewsOf: (tourIds: string[]) => Promise<Map<string, number>>,
): void {
  const access = { action: 'link.edit', thing: byId.tour } as const;
  route(app, endpoints.listLinks, {
    access,
    handler: async ({ params }) => ({
      items: await links.list(params.id),
      views: (await viewsOf([params.id])).get(params.id) ?? 0,
    }),
  });
  route(app, endpoints.createLink, {
    access,
    handler: async (request) => links.create(request.params.id, requireUser(request), request.body),
  });
  route(app, endpoints.changeLink, {
    access,
    handler: async ({ params, body }) => links.change(params.id, params.linkId, body),
  });
  route(app, endpoints.revokeLink, {
    access,
    handler: async ({ params }) => links.revoke(params.id, params.linkId),
  });
  route(app, endpoints.restoreLink, {
    access,
    handler: async ({ params }) => links.restore(params.id, params.linkId),
  });
  route(app, endpoints.deleteLink, {
    access,
    handler: async ({ params }) => {
      await links.remove(params.id, params.linkId);
      return { id: params.linkId, deleted: true as const };
    },
  });
}
