import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { requireUser, route } from '../http/route.ts';
import type { Users } from './users.ts';

/** Mounts `/api/users`. */
export function userRoutes(app: FastifyInstance, users: Users): void {
  route(app, endpoints.getUser, {
    access: 'owner',
    handler: (request) => users.read(request.params.id, requireUser(request)),
  });
  route(app, endpoints.patchUser, {
    access: 'owner',
    handler: (request) => users.change(request.params.id, requireUser(request), request.body),
  });
  route(app, endpoints.getUserImage, {
    access: 'owner',
    handler: async (request) => ({
      url: await users.imageUrl(request.params.id, requireUser(request)),
    }),
  });
}
