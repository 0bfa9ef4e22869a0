import { endpoints } from '@tourwright/api';
import { limits } from '@tourwright/tour/document';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../drivers/database/database.ts';
import { tourNotFound } from '../http/answers/not-there.ts';
import { Problem } from '../http/answers/problem.ts';
import { mayKeep, sharedCaching } from '../http/answers/ready/ready-answers.ts';
import { byId, requireUser, route } from '../http/route.ts';
import type { Draft } from './documents/draft.ts';
import type { Tours } from './tours.ts';

/** The largest request with edits. */
const maxEditsBytes = 1024 * 1024;

/** What the links of tours do to them. */
export interface LinksOfTours {
  /** The tour as a link shows it, as JSON text; throws the problem of a link that does not let in. */
  textByLink(asked: {
    tourId: string;
    key: string;
    pass?: string | undefined;
    isMember: boolean;
  }): Promise<string>;
  /** Ends all links of a tour. */
  revokeAll(tourId: string): Promise<void>;
}

/** Called with the tour that an operator withdraws, in the transaction that does it. */
export type TellWithdrawn = (tourId: string, userId: string, transaction: Transaction) => Promise<void>;

/** Mounts what can be asked of tours. */
export function tourRoutes(
  app: FastifyInstance,
  tours: Tours,
  links: LinksOfTours,
  tellWithdrawn: TellWithdrawn,
): void {
  readingRoutes(app, tours, links);
  changingRoutes(app, tours, { ...links, tellWithdrawn });
  keepingRoutes(app, tours);
}

function readingRoutes(app: FastifyInstance, tours: Tours, { textByLink }: LinksOfTours): void {
  route(app, endpoints.getTour, {
    access: { action: 'tour.read', thing: byId.tour, orVisitor: true },
    readyName: ({ params, url }) =>
      url.includes('?') ? null : { tourId: (params as { id: string }).id, answer: 'document' },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { link: key, pass } = request.query;
      if (key !== undefined) {
        // For `<tour-viewer>`, and frames without an origin.
        reply.header('access-control-allow-origin', '*').header('cache-control', 'private, no-store');
        const asked = { tourId: id, key, pass, isMember: request.isAllowed };
        return sendJson(reply, await fetching(request, () => textByLink(asked)));
      }
      const found = await fetching(request, () => tours.find(id, request.isAllowed));
      if (found === null) throw tourNotFound(request.log, id);
      const tag = setTag(reply, found);
      const isShared = !found.isDraft && request.userId === null;
      reply.header('cache-control', isShared ? sharedCaching : 'private, no-cache').header('vary', 'cookie');
      const isKept = isShared && mayKeep(request, found.version);
      // What anybody may read may be shown on any site (`<tour-viewer>`); answers to a cookie stay unreadable there.
      reply.header('access-control-allow-origin', '*');
      if (!isKept && tagsIn(request.headers['if-none-match']).includes(tag)) return reply.code(304).send();
      const read = request.query.form === 'stored' ? tours.storedFormOf : tours.textOf;
      const text = await fetching(request, () => read(found));
      if (text === null) throw tourNotFound(request.log, id);
      return sendJson(reply, text);
    },
  });

  route(app, endpoints.listTours, {
    access: { scope: 'tours:read' },
    handler: async (request) => fetching(request, () => tours.list(requireUser(request), request.query)),
  });

  route(app, endpoints.listProducts, {
    access: { scope: 'tours:read' },
    handler: async (request) => fetching(request, () => tours.products(requireUser(request))),
  });

  route(app, endpoints.listTourProducts, {
    access: { action: 'tour.edit', thing: byId.tour },
    handler: async (request) => {
      const { id } = request.params;
      const found = await fetching(request, () => tours.productsBeside(id));
      if (found === null) throw tourNotFound(request.log, id);
      return found;
    },
  });
}

function changingRoutes(
  app: FastifyInstance,
  tours: Tours,
  { revokeAll, tellWithdrawn }: LinksOfTours & { tellWithdrawn: TellWithdrawn },
): void {
  route(app, endpoints.patchTour, {
    access: { action: 'tour.edit', thing: byId.tour },
    bodyLimit: limits.bytes,
    takesText: true,
    handler: async (request, reply) => {
      const versions = wantedVersions(request.headers['if-match']);
      return tagged(
        reply,
        await tours.patch(request.params.id, requireUser(request), textOf(request), versions),
      );
    },
  });

  route(app, endpoints.sendEdits, {
    access: { action: 'tour.edit', thing: byId.tour },
    bodyLimit: maxEditsBytes,
    takesText: true,
    handler: async (request, reply) =>
      sendJson(
        reply,
        await tours.edit(request.params.id, requireUser(request), textOf(request), request.locale),
      ),
  });

  route(app, endpoints.publishTour, {
    access: { action: 'tour.publish', thing: byId.tour },
    handler: async (request, reply) =>
      tagged(reply, await tours.publish(request.params.id, requireUser(request))),
  });

  route(app, endpoints.unpublishTour, {
    access: { action: 'tour.unpublish', thing: byId.tour },
    handler: async (request, reply) => {
      const { id } = request.params;
      const userId = requireUser(request);
      if (await app.can(userId, 'tour.read', { tour: id }))
        return tagged(reply, await tours.unpublish(id, userId));
      // An operator may withdraw what a visitor can see, by links too, and learns nothing of the draft.
      await tours.unpublish(id, userId, (transaction) => tellWithdrawn(id, userId, transaction));
      await revokeAll(id);
      return reply.code(204).send();
    },
  });
}

function keepingRoutes(app: FastifyInstance, tours: Tours): void {
  route(app, endpoints.createTour, {
    access: { scope: 'tours:write' },
    bodyLimit: limits.bytes,
    takesText: true,
    handler: async (request, reply) => {
      const draft = await tours.create(requireUser(request), textOf(request));
      return tagged(reply.header('location', `/api/tours/${draft.summary.id}`), draft);
    },
  });

  route(app, endpoints.duplicateTour, {
    access: { action: 'tour.duplicate', thing: byId.tour },
    handler: async (request, reply) => {
      const { params, locale } = request;
      const draft = await tours.duplicate(params.id, requireUser(request), locale);
      return tagged(reply.header('location', `/api/tours/${draft.summary.id}`), draft);
    },
  });

  route(app, endpoints.deleteTour, {
    access: { action: 'tour.delete', thing: byId.tour },
    handler: async (request) => {
      const { id } = request.params;
      await tours.remove(id);
      return { id, deleted: true as const };
    },
  });

  route(app, endpoints.restoreTour, {
    access: { action: 'tour.restore', thing: byId.tour },
    handler: async (request, reply) => tagged(reply, await tours.restore(request.params.id)),
  });

  route(app, endpoints.listBin, {
    access: { scope: 'tours:read' },
    handler: async (request) => fetching(request, () => tours.bin(requireUser(request), request.query)),
  });

  route(app, endpoints.eraseTour, {
    access: { action: 'tour.erase', thing: byId.tour },
    handler: async (request) => {
      const { id } = request.params;
      await tours.erase(id);
      return { id, erased: true as const };
    },
  });

  route(app, endpoints.labelTour, {
    access: { action: 'tour.label', thing: byId.tour },
    handler: async (request) => {
      const { labels } = request.body;
      await tours.label(request.params.id, labels);
      return { labels };
    },
  });
}

/** Logs what goes wrong while reading in the specification's words, and throws it on. */
async function fetching<T>({ log }: FastifyRequest, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (err) {
    if (!(err instanceof Problem)) log.error({ err }, 'Error fetching data:');
    throw err;
  }
}

function tagged(reply: FastifyReply, { text, summary }: Draft): FastifyReply {
  setTag(reply, summary);
  return sendJson(reply, text);
}

/** Sends JSON that is text already. */
function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

/** The body of a request whose route takes text. */
function textOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}

/** The version as an entity tag. */
function setTag(reply: FastifyReply, { version }: { version: number }): string {
  const tag = `"${version}"`;
  reply.header('etag', tag);
  return tag;
}

/** The versions that `If-Match` names, null for any. Problem `precondition_required` without the header. */
function wantedVersions(header: string | undefined): number[] | null {
  if (header === undefined) {
    throw new Problem('precondition_required');
  }
  if (header.trim() === '*') return null;
  return tagsIn(header)
    .flatMap((tag) => /^"(\d{1,15})"$/.exec(tag)?.[1] ?? [])
    .map(Number);
}

/** The tags of a list; a weak one counts as the strong one, since proxies that compress weaken ours. */
function tagsIn(header: string | undefined): string[] {
  return (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}
