import type { FastifyInstance } from 'fastify';
import { Problem } from '../answers/problem.ts';
import { bearerOf } from './bearer-text.ts';

/** Whether a method only reads. */
export function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/**
 * Refuses unsafe requests that do not come from our own pages. A browser always names the origin of these, so
 * another site can never use a visitor's cookies; no cookie is looked at for routes that are open to all sites.
 */
export function mountOriginCheck(app: FastifyInstance, trustedOrigins: string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    const { openToOtherSites, access } = request.routeOptions.config;
    // No cookie is looked at.
    if (access === 'webhook') return;
    if (openToOtherSites) {
      reply.header('access-control-allow-origin', '*');
      return;
    }
    // No cookie is looked at either, and no other site can make a browser send one.
    if (bearerOf(request) !== null) return;
    if (isSafe(request.method) || request.is404) return;
    if (origin !== undefined && trustedOrigins.includes(origin)) return;
    throw origin === undefined ? new Problem('no_origin') : new Problem('bad_origin', { origin });
  });
}
