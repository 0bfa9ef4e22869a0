import type { Endpoint } from '@tourwright/api';
import type { Locale } from '@tourwright/api/locales';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
  HTTPMethods,
} from 'fastify';
import type { z } from 'zod';
import type { Thing } from '../access/action.ts';
import type { Can } from '../access/can.ts';
import { notThere } from './answers/not-there.ts';
import { Problem } from './answers/problem.ts';
import type { ReadyName } from './answers/ready/ready-answers.ts';
import type { Access } from './safety/access.ts';
import type { BearerToken } from './safety/bearer-token.ts';
import { validatorCompiler } from './validation.ts';

/** A route that is not a JSON endpoint of `@tourwright/api`: files, streams, pages. */
interface PlainEndpoint {
  method: HTTPMethods | HTTPMethods[];
  path: string;
  /** With it, the route is described in OpenAPI. */
  summary?: string;
}

type Part<E, Name extends string> = E extends { [K in Name]: infer S extends z.ZodType }
  ? z.output<S>
  : unknown;

/** A request whose parts have the types of the endpoint's schemas. */
type Incoming<E> = FastifyRequest<{
  Params: E extends { params: infer S extends z.ZodType } ? z.output<S> : Record<string, string>;
  Querystring: E extends { query: infer S extends z.ZodType } ? z.output<S> : Record<string, unknown>;
  Body: Part<E, 'body'>;
}>;

type Answer<E> = E extends { response: infer S extends z.ZodType } ? z.input<S> : unknown;

/** How a route is answered, and who may call it. */
export interface RouteOptions<E> {
  access: Access;
  handler(request: Incoming<E>, reply: FastifyReply): Promise<Answer<E> | FastifyReply>;
  /** Most bytes of the body; 1 MiB when absent. */
  bodyLimit?: number;
  /** Other sites may call it, also from a sandboxed frame: no cookie is looked at and no Origin is required. */
  openToOtherSites?: boolean;
  /** Shown as to a visitor when the database is away; the app in it then says what is wrong. */
  isPage?: boolean;
  /** The handler gets the JSON of the body as text and checks it, in another thread if it is large. */
  takesText?: boolean;
  /** The handler leaves out what the database cannot hold of a text; elsewhere such a body is refused. */
  dropsOddCharacters?: boolean;
  /** Not counted by the limit on writes, having one of its own. */
  unlimited?: boolean;
  /** A file that may take as long as its connection is slow, while it makes progress. */
  isUpload?: boolean;
  /** Answered without asking whose session it is, so also when the database is away. */
  withoutSession?: boolean;
  /** By what visitors share its answers (`ready-answers.ts`); null where they do not. */
  readyName?(request: FastifyRequest): ReadyName | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    openToOtherSites?: boolean;
    isPage?: boolean;
    unlimited?: boolean;
    withoutSession?: boolean;
    isUpload?: boolean;
    takesText?: boolean;
    dropsOddCharacters?: boolean;
  }
  interface FastifyRequest {
    /** Of the session, or of the token where its scope is the route's; null for a visitor. */
    userId: string | null;
    /** That the request came with; no cookie is looked at then. */
    token: BearerToken | null;
    /** The language of messages to the client. */
    readonly locale: Locale;
    /** Whether the route's action may be done. */
    isAllowed: boolean;
  }
  interface FastifyInstance {
    can: Can;
  }
}

/**
 * Mounts an endpoint: the only way in, so that every route is validated, described and has its access on
 * record (`routeTable`).
 */
export function route<const E extends Endpoint | PlainEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: RouteOptions<E>,
): void {
  if (options.access === 'webhook') app.register(async (scope) => mount(rawBodies(scope), endpoint, options));
  else mount(app, endpoint, options);
}

function mount<const E extends Endpoint | PlainEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: RouteOptions<E>,
): void {
  const { method, path, ...described } = endpoint as PlainEndpoint & Partial<Endpoint>;
  const status = described.status ?? 200;
  app.route({
    method,
    url: path,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    config: {
      access: options.access,
      openToOtherSites: options.openToOtherSites ?? false,
      isPage: options.isPage ?? false,
      // A service that was away sends all at once.
      unlimited: options.unlimited ?? options.access === 'webhook',
      withoutSession: options.withoutSession ?? options.access === 'webhook',
      isUpload: options.isUpload ?? false,
      takesText: options.takesText ?? false,
      dropsOddCharacters: options.dropsOddCharacters ?? false,
      // One of our own; those that Fastify adds to each GET say nothing new.
      ...((method as string) === 'HEAD' && { swagger: { exposeHeadRoute: true } }),
      readyName: options.readyName,
    },
    schema: {
      ...(described.summary === undefined ? { hide: true } : { summary: described.summary }),
      ...(described.params === undefined ? {} : { params: described.params }),
      ...(described.query === undefined ? {} : { querystring: described.query }),
      ...(described.body === undefined ? {} : { body: described.body }),
      ...(described.response === undefined ? {} : { response: { [status]: described.response } }),
    },
    ...(options.takesText ? { validatorCompiler: allButBody } : {}),
    onRequest: (request) => admit(app.can, request, options),
    handler: async (request, reply) => {
      if (status !== 200) reply.code(status);
      return options.handler(request as Incoming<E>, reply);
    },
  });
  if (options.openToOtherSites) mountPreflight(app, path, method);
}

/** Bodies in here come as a Buffer, whatever their type is said to be. */
function rawBodies(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return scope;
}

/** Throws the problem that says why the request is not let through. */
async function admit(
  can: Can,
  request: FastifyRequest,
  { access, isPage = false }: Pick<RouteOptions<unknown>, 'access' | 'isPage'>,
): Promise<void> {
  if (access === 'anyone' || access === 'webhook') return;
  if (typeof access === 'string' || !('action' in access)) {
    requireUser(request);
    return;
  }
  const by = request.token === null ? 'session' : 'token';
  const userId = access.orVisitor ? request.userId : requireUser(request);
  if (userId === null) return;
  const thing = await access.thing(request);
  if (thing === null) return;
  request.isAllowed = await can(userId, access.action, thing, by).catch((err: unknown) => {
    if (!isPage) throw err;
    request.log.error({ err }, 'Error fetching data:');
    return false;
  });
  if (request.isAllowed || access.orVisitor) return;
  // Users who can see it get 403; for everybody else it does not exist.
  const isSeen = 'tour' in thing && (await can(userId, 'tour.read', thing));
  throw isSeen ? new Problem('forbidden') : notThere(access.action, thing, request.log);
}

/** The tour or user that the parameter `id` names. */
export const byId = {
  tour: ({ params }: FastifyRequest): Thing => ({ tour: (params as { id: string }).id }),
  user: ({ params }: FastifyRequest): Thing => ({ user: (params as { id: string }).id }),
};

const allButBody: FastifySchemaCompiler<unknown> = (part) =>
  part.httpPart === 'body'
    ? (value) => ({ value })
    : validatorCompiler(part as Parameters<typeof validatorCompiler>[0]);

/** What a browser asks before it sends JSON from another site. */
function mountPreflight(app: FastifyInstance, path: string, method: PlainEndpoint['method']): void {
  app.route({
    method: 'OPTIONS',
    url: path,
    config: { access: 'anyone', openToOtherSites: true },
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply
        .header('access-control-allow-methods', [method].flat().join(', '))
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', '86400')
        .code(204)
        .send(),
  });
}

/** The logged-in user's id, or the problem `not_signed_in`. */
export function requireUser(request: FastifyRequest): string {
  if (request.userId === null) throw new Problem('not_signed_in');
  return request.userId;
}

/** The exact bytes that came to a webhook, to check its signature by. */
export function rawBody({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
