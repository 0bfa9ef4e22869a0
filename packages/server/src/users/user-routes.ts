import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { byId, route } from '../http/route.ts';
import type { Users } from './users.ts';

/** Mounts `/api/users`. */
export function userRoutes(app: FastifyInstance, users: Users): void {
  route(app, endpoints.getUser, {
    access: { action: 'user.read', thing: byId.user },
    handler: (request) => users.read(request.params.id),
  });
  route(app, endpoints.patchUser, {
    access: { action: 'user.edit', thing: byId.user },
    handler: (request) => users.change(request.params.id, request.body),
  });
  route(app, endpoints.getUserImage, {
    access: { action: 'user.read', thing: byId.user },
    handler: async (request) => ({ url: await users.imageUrl(request.params.id) }),
  });
}
