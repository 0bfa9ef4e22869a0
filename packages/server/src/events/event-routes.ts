import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import type { Events } from './events.ts';

/** The largest request: fifty events, with room to spare for what pages say. */
const maxBytes = 64 * 1024;

/** Mounts `/api/events`; open to embedding sites, whose frames may have no origin of their own. */
export function eventRoutes(app: FastifyInstance, events: Events): void {
  route(app, endpoints.postEvents, {
    dropsOddCharacters: true,
    access: 'anyone',
    openToOtherSites: true,
    unlimited: true,
    bodyLimit: maxBytes,
    handler: async ({ body, ip }) => ({
      accepted: await events.record(Array.isArray(body) ? body : [body], ip),
    }),
  });
}
