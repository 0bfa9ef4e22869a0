import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import type { Demos } from './demos.ts';

/** Mounts `/api/demos`. */
export function demoRoutes(app: FastifyInstance, demos: Demos): void {
  route(app, endpoints.getDemos, { access: 'anyone', handler: () => demos.list() });
}
