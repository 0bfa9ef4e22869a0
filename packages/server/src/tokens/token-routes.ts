import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/answers/problem.ts';
import { requireUser, route } from '../http/route.ts';
import type { Tokens } from './tokens.ts';

/** Mounts `/api/tokens`, which no token reaches, and `/api/token`, where one learns about itself. */
export function tokenRoutes(app: FastifyInstance, tokens: Tokens): void {
  route(app, endpoints.listTokens, {
    access: 'logged-in',
    handler: async (request) => ({ items: await tokens.list(requireUser(request)) }),
  });
  route(app, endpoints.createToken, {
    access: 'logged-in',
    handler: async (request) => tokens.create({ userId: requireUser(request), ip: request.ip }, request.body),
  });
  route(app, endpoints.revokeToken, {
    access: 'logged-in',
    handler: async (request) => {
      const { id } = request.params;
      await tokens.revoke(requireUser(request), id);
      return { id, revoked: true as const };
    },
  });
  route(app, endpoints.getToken, {
    access: 'token',
    handler: async ({ token }) => {
      if (token === null) throw new Problem('bad_token');
      return { ...(await tokens.read(token)), userId: token.userId };
    },
  });
}
