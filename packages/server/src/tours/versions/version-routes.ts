import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { byId, requireUser, route } from '../../http/route.ts';
import type { TourSchedules } from './tour-schedules.ts';
import type { TourVersions } from './tour-versions.ts';

/** Mounts what can be asked of the kept versions of tours, and when they are published by themselves. */
export function versionRoutes(
  app: FastifyInstance,
  { versions, schedules }: { versions: TourVersions; schedules: TourSchedules },
): void {
  const reading = { action: 'tour.read', thing: byId.tour } as const;
  const editing = { action: 'tour.edit', thing: byId.tour } as const;
  route(app, endpoints.listVersions, {
    access: reading,
    handler: async ({ params }) => versions.list(params.id),
  });
  route(app, endpoints.keepVersion, {
    access: editing,
    handler: async ({ params, body }) => ({ version: await versions.keep(params.id, body.name) }),
  });
  route(app, endpoints.getVersion, {
    access: reading,
    handler: async ({ params }, reply) => {
      reply.header('cache-control', 'private, no-store');
      return versions.read(params.id, params.version);
    },
  });
  route(app, endpoints.listVersionChanges, {
    access: reading,
    handler: async ({ params, query }) => ({
      items: await versions.credits(params.id, params.version, query.to),
    }),
  });
  route(app, endpoints.nameVersion, {
    access: editing,
    handler: async ({ params, body }) => {
      await versions.rename(params.id, params.version, body.name);
      return { version: params.version };
    },
  });
  route(app, endpoints.restoreVersion, {
    access: editing,
    handler: async ({ params, body }) => ({
      edit: await versions.restore(params.id, params.version, body.sceneId),
    }),
  });
  route(app, endpoints.getSchedule, {
    access: reading,
    handler: async ({ params }) => schedules.read(params.id),
  });
  route(app, endpoints.setSchedule, {
    access: { action: 'tour.publish', thing: byId.tour },
    handler: async (request) => schedules.set(request.params.id, requireUser(request), request.body),
  });
}
