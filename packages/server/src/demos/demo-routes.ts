import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import type { DemoList } from './demo-list.ts';

/** Mounts `/api/demos`. */
export function demoRoutes(app: FastifyInstance, demos: Pick<DemoList, 'list'>): void {
  route(app, endpoints.getDemos, { access: 'anyone', handler: () => demos.list() });
}
