import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses unsafe requests that do not come from our own pages. A browser always names the origin of these, so
 * another site can never use a visitor's cookies; no cookie is looked at for routes that are open to all sites.
 */
export function mountOriginCheck(app: FastifyInstance, trustedOrigins: string[]): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.includes(request.method) || request.routeOptions.config.openToOtherSites) return;
    const { origin } = request.headers;
    if (origin !== undefined && trustedOrigins.includes(origin)) return;
    throw new Problem('bad_origin', {
      detail:
        origin === undefined
          ? 'Requests that change something need an Origin header'
          : `Requests from ${origin} are not accepted; PUBLIC_URL names the address that is`,
    });
  });
}
