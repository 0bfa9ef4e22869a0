import fastifyMultipart from '@fastify/multipart';
import { endpoints } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Transaction } from '../drivers/database/database.ts';
import { Problem } from '../http/problem.ts';
import { requireUser, route } from '../http/route.ts';
import type { Covers } from './covers.ts';
import type { Images } from './images.ts';
import { problemOf } from './problem-of.ts';
import { MAX_FILE_BYTES, tooLarge, type UploadFolder } from './upload-folder.ts';

/** What a form adds to its file. */
const FORM_BYTES = 64 * 1024;

interface Parts {
  images: Images;
  /** Problem `quota_reached` when so many bytes more are too many for the account; looks alone without a transaction. */
  takeFile(userId: string, bytes: number, transaction?: Transaction): Promise<void>;
  covers: Covers;
  folder: UploadFolder;
  /** The tour as this user may see it; null when it is not there for them. */
  readTour(id: string, userId: string | null): Promise<{ tour: Tour; isOwner: boolean } | null>;
}

/** Mounts the specification's image service, and what editors ask about a tour's images. */
export async function imageRoutes(
  app: FastifyInstance,
  { images, covers, takeFile, folder, readTour }: Parts,
): Promise<void> {
  await app.register(fastifyMultipart, {
    // The folder refuses what is larger, with words; here it must only not be cut silently.
    limits: { files: 1, fileSize: MAX_FILE_BYTES + 1, fields: 20, parts: 30 },
  });

  route(
    app,
    { method: 'POST', path: '/upload', summary: 'Stores the file of the form field `image` at the slug' },
    {
      access: 'owner',
      isUpload: true,
      handler: async (request, reply) => {
        const { slug } = request.query;
        if (typeof slug !== 'string') throw new Problem('bad_slug', { detail: 'The query names no slug' });
        const place = await images.placeFor(slug, requireUser(request));
        const announced = Number(request.headers['content-length'] ?? 0);
        if (announced > MAX_FILE_BYTES + FORM_BYTES) throw problemOf(tooLarge(announced));
        if (!request.isMultipart())
          throw new Problem('invalid_input', { detail: 'The body is no multipart form' });
        await takeFile(place.userId, announced);
        const field = await request.file();
        if (field?.fieldname !== 'image') {
          field?.file.resume();
          throw new Problem('invalid_input', { detail: 'The form has no file in a field named image' });
        }
        const stored = await folder.receive(field.file, (file) =>
          images.store({ ...file, signal: goneWith(reply) }, place, (transaction) =>
            takeFile(place.userId, 0, transaction),
          ),
        );
        return reply.code(201).send(stored);
      },
    },
  );
  route(app, endpoints.fetchUrl, {
    access: 'anyone',
    handler: async ({ query, userId }) => ({ url: await images.fetchUrl(query.slug, userId) }),
  });
  route(app, endpoints.deleteImage, {
    access: 'owner',
    handler: async (request) => ({ url: await images.remove(request.query.slug, requireUser(request)) }),
  });
  route(app, endpoints.getTourMedia, {
    access: 'anyone',
    handler: async ({ params, query, userId }, reply) => {
      const seen = await readTour(params.id, userId);
      if (seen === null) throw new Problem('not_found');
      // As the tour: for `<tour-viewer>` on other sites.
      reply.header('access-control-allow-origin', '*');
      const signed = seen.isOwner && query.signed === 'true';
      const media = await images.mediaOf(seen.tour, seen.isOwner ? 'owner' : 'visitor', { signed });
      return { images: media, cover: covers.of(seen.tour, (slug) => media[slug]) };
    },
  });
  route(app, endpoints.retryImage, {
    access: 'owner',
    handler: async (request) => {
      const seen = await readTour(request.params.id, requireUser(request));
      if (!seen?.isOwner) throw new Problem('not_found');
      return images.retry(seen.tour, request.body.slug);
    },
  });
}

/** Aborted when the connection closes before the answer is sent. */
function goneWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Error('Whoever sent the picture is gone'));
  });
  return gone.signal;
}
