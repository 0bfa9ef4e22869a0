import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../answers/problem.ts';
import { bearerOf } from './bearer-text.ts';
import { actsFor, type BearerToken } from './bearer-token.ts';

/** How sessions and tokens of requests are looked up. */
export interface IdentityParts {
  /** The id of the logged-in user. */
  resolveSession(request: FastifyRequest): Promise<string | null>;
  /** The token with this text; null when it is not one, was revoked or has expired. */
  resolveToken(bearer: string): Promise<BearerToken | null>;
}

/** Sets who asks, before anything of a request is done: by a token where it brings one, else by its session. */
export function mountIdentify(app: FastifyInstance, { resolveSession, resolveToken }: IdentityParts): void {
  app.decorateRequest('userId', null);
  app.decorateRequest('token', null);
  app.addHook('onRequest', async (request, reply) => {
    const { openToOtherSites, withoutSession, isPage } = request.routeOptions.config;
    if (request.is404 || openToOtherSites || withoutSession) return;
    const bearer = bearerOf(request);
    if (bearer !== null) {
      await byToken(request, reply, await resolveToken(bearer));
      return;
    }
    request.userId = await resolveSession(request).catch((err: unknown) => {
      if (!isPage) throw err;
      request.log.error({ err }, 'Error fetching data:');
      return null;
    });
  });
}

async function byToken(
  request: FastifyRequest,
  reply: FastifyReply,
  token: BearerToken | null,
): Promise<void> {
  if (token === null) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new Problem('bad_token');
  }
  request.token = token;
  request.userId = actsFor(token, request.routeOptions.config.access ?? 'anyone', request.method);
}
