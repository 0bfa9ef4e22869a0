import fastifyMultipart from '@fastify/multipart';
import { endpoints, type ImageInfo, type ShownLink } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Thing } from '../access/action.ts';
import type { Transaction } from '../drivers/database/database.ts';
import { Problem } from '../http/answers/problem.ts';
import { byId, requireUser, route } from '../http/route.ts';
import type { Covers } from './covers.ts';
import type { Images } from './images.ts';
import { problemOf } from './photos/problem-of.ts';
import { folderOf } from './place.ts';
import { maxFileBytes, tooLarge, type UploadFolder } from './uploads/upload-folder.ts';

/** What a form adds to its file. */
const formBytes = 64 * 1024;

/** What the routes of uploads, images and covers are built from. */
export interface ImageRouteParts {
  images: Images;
  /** Problem `quota_reached` when this many bytes more are too many for the account; looks alone without a transaction. */
  takeFile(userId: string, bytes: number, transaction?: Transaction): Promise<void>;
  covers: Covers;
  folder: UploadFolder;
  /** The draft for who may see it, else what visitors see; null when there is nothing. */
  readTour(id: string, seesDraft: boolean): Promise<{ tour: Tour; isDraft: boolean } | null>;
  /** The tour as a link shows it, with its media; throws the problem of a link that does not let in. */
  readLinked(asked: {
    tourId: string;
    key: string;
    pass?: string | undefined;
    isMember: boolean;
  }): Promise<{ tour: Tour; media: Record<string, ImageInfo>; link: ShownLink }>;
}

/** Mounts the specification's image service, and what editors ask about a tour's images. */
export async function imageRoutes(app: FastifyInstance, parts: ImageRouteParts): Promise<void> {
  const { images, readTour } = parts;
  await app.register(fastifyMultipart, {
    // The folder refuses what is larger, with words; here it must only not be cut silently.
    limits: { files: 1, fileSize: maxFileBytes + 1, fields: 20, parts: 30 },
  });

  uploadRoute(app, parts);
  route(app, endpoints.fetchUrl, {
    access: { action: 'file.read', thing: folderAsked, orVisitor: true },
    handler: async ({ query, isAllowed }) => ({ url: await images.fetchUrl(query.slug, isAllowed) }),
  });
  route(app, endpoints.deleteImage, {
    access: { action: 'file.write', thing: folderAsked },
    handler: async ({ query }) => ({ url: await images.remove(query.slug) }),
  });
  mediaAndCoverRoutes(app, parts);
  photoRoutes(app, images, readTour);
}

/** Takes a file as a form sends it. */
function uploadRoute(
  app: FastifyInstance,
  { images, takeFile, folder }: Pick<ImageRouteParts, 'images' | 'takeFile' | 'folder'>,
): void {
  route(
    app,
    { method: 'POST', path: '/upload', summary: 'Stores the file of the form field `image` at the slug' },
    {
      access: { action: 'file.write', thing: folderAsked },
      isUpload: true,
      handler: async (request, reply) => {
        const { slug } = request.query;
        if (typeof slug !== 'string') throw new Problem('bad_slug', { reason: 'missing' });
        const place = await images.placeFor(slug);
        const announced = Number(request.headers['content-length'] ?? 0);
        if (announced > maxFileBytes + formBytes) throw problemOf(tooLarge(announced));
        if (!request.isMultipart()) throw new Problem('not_multipart');
        await takeFile(place.userId, announced);
        const field = await request.file();
        if (field?.fieldname !== 'image') {
          field?.file.resume();
          throw new Problem('no_image_field');
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
}

/** What a tour's viewer and its card need. */
function mediaAndCoverRoutes(
  app: FastifyInstance,
  { images, covers, readTour, readLinked }: ImageRouteParts,
): void {
  route(app, endpoints.getTourMedia, {
    access: { action: 'tour.read', thing: byId.tour, orVisitor: true },
    handler: async (request, reply) => {
      const { params, query, isAllowed, userId } = request;
      // As the tour: for `<tour-viewer>` on other sites.
      reply.header('access-control-allow-origin', '*');
      if (query.link !== undefined) {
        const asked = { tourId: params.id, key: query.link, pass: query.pass, isMember: isAllowed };
        const { tour, media, link } = await readLinked(asked);
        return { images: media, cover: covers.of(tour, (slug) => media[slug]), link };
      }
      const seen = await readTour(params.id, isAllowed);
      if (seen === null) throw new Problem('not_found');
      const signed = seen.isDraft && query.signed === 'true';
      const media = await images.mediaOf(seen.tour, seen.isDraft ? 'owner' : 'visitor', { signed });
      const isReadOnly = userId !== null && !(await app.can(userId, 'tour.edit', { tour: params.id }));
      return {
        images: media,
        cover: covers.of(seen.tour, (slug) => media[slug]),
        ...(isReadOnly && { isReadOnly }),
      };
    },
  });
  route(app, endpoints.previewSocialCard, {
    access: { action: 'tour.edit', thing: byId.tour },
    handler: async ({ params, body }) => {
      const seen = await readTour(params.id, true);
      if (seen === null) throw new Problem('not_found');
      const media = await images.mediaOf(seen.tour, 'owner');
      const card = covers.socialOf({ ...seen.tour, socialCard: body }, (slug) => media[slug]);
      return { address: card?.address ?? null };
    },
  });
}

/** What editors do with the photos of a tour. */
function photoRoutes(app: FastifyInstance, images: Images, readTour: ImageRouteParts['readTour']): void {
  route(app, endpoints.retryImage, {
    access: { action: 'tour.edit', thing: byId.tour },
    handler: async (request) => {
      const seen = await readTour(request.params.id, true);
      if (seen === null) throw new Problem('not_found');
      return images.retry(seen.tour, request.body.slug);
    },
  });
  route(app, endpoints.binImage, {
    access: { action: 'tour.edit', thing: byId.tour },
    handler: async ({ params, body }) => {
      const seen = await readTour(params.id, true);
      if (seen === null) throw new Problem('not_found');
      return images.bin(seen.tour, body.slug, body.deleted);
    },
  });
  route(app, endpoints.copyImage, {
    access: { action: 'tour.edit', thing: byId.tour },
    handler: async (request) => {
      const { params, body } = request;
      const { from = params.id } = body;
      const seen = await readTour(params.id, true);
      const source = from === params.id ? seen : await readTour(from, true);
      // What is in a tour is its owner's, and counts for them.
      if (seen === null || source?.tour.user_id !== seen.tour.user_id) throw new Problem('not_found');
      const mayTake =
        from === params.id ||
        // Members sell the owner's products too.
        showsProduct(source.tour, body.slug) ||
        (await app.can(requireUser(request), 'tour.edit', { tour: from }));
      if (!mayTake) throw new Problem('not_found');
      return images.copy({ from: source.tour, tour: seen.tour }, body.slug);
    },
  });
}

/** Whether a product in the tour's list shows this file. */
function showsProduct({ products = [] }: Tour, slug: string): boolean {
  return products.some(({ pictures = [], variants = [] }) =>
    [pictures, ...variants.map((each) => each.pictures ?? [])].flat().some((each) => each.slug === slug),
  );
}

/** The folder that the query's slug names; null: there is none in it. */
function folderAsked({ query }: FastifyRequest): Thing | null {
  const { slug } = query as { slug?: unknown };
  return typeof slug === 'string' ? folderOf(slug) : null;
}

/** Aborted when the connection closes before the answer is sent. */
function goneWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Error('The sender of the picture is gone'));
  });
  return gone.signal;
}
