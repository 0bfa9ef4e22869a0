import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/answers/problem.ts';
import { byId, requireUser, route } from '../http/route.ts';
import type { Access } from '../http/safety/access.ts';
import type { DemoList } from './demo-list.ts';
import type { GalleryRequests } from './gallery-requests.ts';

const operators = { action: 'server.run', thing: () => ({ server: true }) } as const satisfies Access;

/** Mounts `/api/demos`, and how tours come into the gallery. */
export function demoRoutes(
  app: FastifyInstance,
  demos: Pick<DemoList, 'list'>,
  requests: GalleryRequests,
): void {
  route(app, endpoints.getDemos, { access: 'anyone', handler: () => demos.list() });
  route(app, endpoints.getGalleryPlace, {
    access: { action: 'tour.read', thing: byId.tour },
    handler: ({ params }) => requests.read(params.id),
  });
  route(app, endpoints.askForGallery, {
    access: { action: 'gallery.ask', thing: byId.tour },
    handler: ({ params }) => requests.ask(params.id),
  });
  route(app, endpoints.leaveGallery, {
    access: { action: 'gallery.ask', thing: byId.tour },
    handler: ({ params }) => requests.leave(params.id),
  });
  route(app, endpoints.listGalleryRequests, {
    access: operators,
    handler: ({ query }) => requests.list(query),
  });
  route(app, endpoints.decideGalleryRequest, {
    access: operators,
    handler: async (request) => {
      const decided = await requests.decide(request.params.id, request.body, requireUser(request));
      if (decided === null) throw new Problem('not_found');
      return decided;
    },
  });
}
