import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import type { Events } from './events.ts';

/** Mounts `/api/events`; open to embedding sites, whose frames may have no origin of their own. */
export function eventRoutes(app: FastifyInstance, events: Events): void {
  route(app, endpoints.postEvents, {
    access: 'anyone',
    openToOtherSites: true,
    handler: async ({ body }) => ({ accepted: await events.record(Array.isArray(body) ? body : [body]) }),
  });
}
