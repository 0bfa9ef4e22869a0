import type { FastifyInstance } from 'fastify';
import type { Access } from './route.ts';

export interface RecordedRoute {
  method: string;
  path: string;
  /** undefined: mounted past `route`, which a test refuses. */
  access: Access | undefined;
}

/** Every route mounted after this call, in order; what the access test goes through. */
export function recordRoutes(app: FastifyInstance): RecordedRoute[] {
  const table: RecordedRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) {
      if (one === 'HEAD') continue; // Fastify's companion of each GET.
      table.push({ method: one, path: url, access: config?.access });
    }
  });
  return table;
}
