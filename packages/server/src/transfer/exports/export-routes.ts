import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import type { Storage } from '../../drivers/storage/storage.ts';
import { sendDownload } from '../../http/answers/send-download.ts';
import { byId, route } from '../../http/route.ts';
import type { TourExports } from './tour-exports.ts';

/** Mounts what is asked of the files that tours are written into. */
export function exportRoutes(
  app: FastifyInstance,
  { exports, storage }: { exports: TourExports; storage: Pick<Storage, 'head' | 'get'> },
): void {
  const access = { action: 'tour.export', thing: byId.tour } as const;
  route(app, endpoints.listExports, {
    access,
    handler: async ({ params }) => ({ items: await exports.list(params.id) }),
  });
  route(app, endpoints.startExport, {
    access,
    handler: async ({ params, body }) => exports.start(params.id, body),
  });
  route(app, endpoints.getExport, {
    access,
    handler: async ({ params }, reply) => {
      reply.header('cache-control', 'private, no-store');
      return exports.find(params.id, params.exportId);
    },
  });
  route(app, endpoints.deleteExport, {
    access,
    handler: async ({ params }) => {
      await exports.remove(params.id, params.exportId);
      return { id: params.exportId };
    },
  });
  route(
    app,
    {
      method: 'GET',
      path: '/api/tours/:id/exports/:exportId/file',
      summary: 'The file of an export that is ready',
    },
    {
      access,
      handler: async (request, reply) => {
        const { id = '', exportId = '' } = request.params;
        const { key, name } = await exports.fileOf(id, exportId);
        return sendDownload(storage, request, reply, { key, name });
      },
    },
  );
}
