import type { FastifyInstance } from 'fastify';
import type { Access } from './safety/access.ts';

/** A route as it was mounted, for the test that holds every route's access. */
export interface RecordedRoute {
  method: string;
  path: string;
  /** undefined: mounted past `route`, which a test refuses. */
  access: Access | undefined;
}

/** Every route mounted after this call, in order; what the access test goes through. */
export function recordRoutes(app: FastifyInstance): RecordedRoute[] {
  const table: RecordedRoute[] = [];
  const find = (method: string, path: string) =>
    table.findIndex((recorded) => recorded.method === method && recorded.path === path);
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) {
      // Fastify gives each GET a HEAD of its own, in either order; only a HEAD that stands alone is ours.
      if (one === 'HEAD' && find('GET', url) >= 0) continue;
      const companion = one === 'GET' ? find('HEAD', url) : -1;
      if (companion >= 0) table.splice(companion, 1);
      table.push({ method: one, path: url, access: config?.access });
    }
  });
  return table;
}
