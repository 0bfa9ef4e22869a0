import type { Readable } from 'node:stream';
import { endpoints } from '@tourwright/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../http/answers/problem.ts';
import { byId, route } from '../../http/route.ts';
import type { TourImports } from './tour-imports.ts';

const bodyType = 'application/offset+octet-stream';
const tusVersion = '1.0.0';
/** Paths of twenty thousand files. */
const mostBodyBytes = 16 * 2 ** 20;

/** Mounts what is asked of tours on their way in, and takes their files (tus 1.0 without creation). */
export function importRoutes(app: FastifyInstance, imports: TourImports): void {
  const access = { action: 'user.import', thing: byId.user } as const;
  route(app, endpoints.listImports, {
    access,
    handler: async ({ params }) => ({
      items: await imports.list(params.id),
      fetchesAddresses: imports.fetchesAddresses,
    }),
  });
  route(app, endpoints.startImport, {
    access,
    bodyLimit: mostBodyBytes,
    handler: async ({ params, body }) => imports.start(params.id, body),
  });
  route(app, endpoints.importFromAddress, {
    access,
    handler: async ({ params, body }) => imports.startAt(params.id, body.address),
  });
  route(app, endpoints.getImport, {
    access,
    handler: async ({ params }, reply) => {
      reply.header('cache-control', 'private, no-store');
      return imports.find(params.id, params.importId);
    },
  });
  route(app, endpoints.readImport, {
    access,
    handler: async ({ params }) => imports.read(params.id, params.importId),
  });
  route(app, endpoints.storeImport, {
    access,
    handler: async ({ params }) => imports.store(params.id, params.importId),
  });
  route(app, endpoints.checkImport, {
    access,
    handler: async ({ params, body }) => imports.check(params.id, params.importId, body.isChecked),
  });
  route(app, endpoints.undoImport, {
    access,
    handler: async ({ params }) => {
      await imports.undo(params.id, params.importId);
      return { id: params.importId };
    },
  });
  route(app, endpoints.deleteImport, {
    access,
    handler: async ({ params }) => {
      await imports.remove(params.id, params.importId);
      return { id: params.importId };
    },
  });
  fileRoutes(app, imports);
}

function fileRoutes(app: FastifyInstance, imports: TourImports): void {
  const path = '/api/users/:id/imports/:importId/files/:number';
  // Bytes are not counted as writes: a folder has many files.
  const sending = { access: { action: 'user.import', thing: byId.user }, unlimited: true } as const;
  // The body is read by the handler while it comes.
  if (!app.hasContentTypeParser(bodyType))
    app.addContentTypeParser(bodyType, (_request, payload, done) => done(null, payload));
  route(
    app,
    { method: 'HEAD', path, summary: 'How much of a file of an import has come (tus 1.0)' },
    {
      ...sending,
      handler: async (request, reply) => {
        const { id, importId, number } = named(request);
        const { offset, sizeBytes } = await imports.offsetOf(id, importId, number);
        return speak(reply, offset).header('upload-length', sizeBytes).code(200).send();
      },
    },
  );
  route(
    app,
    { method: 'PATCH', path, summary: 'The next piece of a file of an import (tus 1.0)' },
    {
      ...sending,
      isUpload: true,
      handler: async (request, reply) => {
        if (request.headers['content-type'] !== bodyType)
          throw new Problem('wrong_content_type', { expected: bodyType });
        const offset = Number(request.headers['upload-offset'] ?? Number.NaN);
        if (!Number.isSafeInteger(offset)) throw new Problem('header_not_bytes', { header: 'upload-offset' });
        const { id, importId, number } = named(request);
        const here = await imports.append(id, importId, number, offset, request.body as Readable);
        return speak(reply, here).code(204).send();
      },
    },
  );
}

function speak(reply: FastifyReply, offset: number): FastifyReply {
  return reply
    .header('tus-resumable', tusVersion)
    .header('cache-control', 'no-store')
    .header('upload-offset', offset);
}

function named({ params }: FastifyRequest): { id: string; importId: string; number: number } {
  const { id = '', importId = '', number = '' } = params as Record<string, string>;
  return { id, importId, number: /^\d{1,6}$/.test(number) ? Number(number) : -1 };
}
