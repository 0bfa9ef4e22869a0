import { endpoints } from '@tourwright/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../../drivers/storage/storage.ts';
import { byteRange } from '../../http/byte-range.ts';
import { Problem } from '../../http/problem.ts';
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
    { method: 'GET', path: '/api/tours/:id/exports/:exportId/file' },
    {
      access,
      handler: async (request, reply) => {
        const { id = '', exportId = '' } = request.params;
        const { key, name } = await exports.fileOf(id, exportId);
        return sendFile(storage, request, reply, { key, name });
      },
    },
  );
}

/** The file or a part of it, so that a download goes on after a break. */
async function sendFile(
  storage: Pick<Storage, 'head' | 'get'>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { key, name }: { key: string; name: string },
): Promise<FastifyReply> {
  const file = await storage.head(key);
  if (file === null) throw new Problem('export_not_found');
  const etag = `"${file.etag}"`;
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': dispositionOf(name),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    etag,
  });
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? byteRange(headers.range, file.sizeBytes) : null;
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.sizeBytes}`).send();
  }
  const body = await storage.get(key, range ?? undefined);
  if (body === null) throw new Problem('export_not_found');
  if (range === null) return reply.header('content-length', file.sizeBytes).send(body.stream);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(body.stream);
}

/** RFC 6266: the name in letters that every browser reads, and as it is. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`;
}
