import type { Endpoint } from '@tourwright/api';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
  HTTPMethods,
} from 'fastify';
import type { z } from 'zod';
import { Problem } from './problem.ts';
import { validatorCompiler } from './validation.ts';

/** Who may call a route at all; `owner` also means that the handler checks whose object it is. */
export type Access = 'anyone' | 'signed-in' | 'owner';

/** A route that is no JSON endpoint of `@tourwright/api`: files, streams, pages. */
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

export interface RouteOptions<E> {
  access: Access;
  handler(request: Incoming<E>, reply: FastifyReply): Promise<Answer<E> | FastifyReply>;
  /** Most bytes of the body; 1 MiB when absent. */
  bodyLimit?: number;
  /** Other sites may call it, also from a sandboxed frame: no cookie is looked at and no Origin is asked for. */
  openToOtherSites?: boolean;
  /** Shown as to a visitor when the session cannot be looked up; the app in it then says what is wrong. */
  isPage?: boolean;
  /** The handler gets the JSON of the body as text and checks it, in another thread if it is large. */
  takesText?: boolean;
  /** Not counted by the limit on writes, having one of its own. */
  unlimited?: boolean;
  /** A file that may take as long as its line is slow, while it makes progress. */
  isUpload?: boolean;
  /** Answered without asking whose session it is, so also when the database is away. */
  withoutSession?: boolean;
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
  }
  interface FastifyRequest {
    /** Of the session; null for a visitor. */
    userId: string | null;
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
      unlimited: options.unlimited ?? false,
      withoutSession: options.withoutSession ?? false,
      isUpload: options.isUpload ?? false,
      takesText: options.takesText ?? false,
    },
    schema: {
      ...(described.summary === undefined ? { hide: true } : { summary: described.summary }),
      ...(described.params === undefined ? {} : { params: described.params }),
      ...(described.query === undefined ? {} : { querystring: described.query }),
      ...(described.body === undefined ? {} : { body: described.body }),
      ...(described.response === undefined ? {} : { response: { [status]: described.response } }),
    },
    ...(options.takesText ? { validatorCompiler: allButBody } : {}),
    onRequest: async (request) => {
      if (options.access !== 'anyone') requireUser(request);
    },
    handler: async (request, reply) => {
      if (status !== 200) reply.code(status);
      return options.handler(request as Incoming<E>, reply);
    },
  });
  if (options.openToOtherSites) mountPreflight(app, path, method);
}

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

/** The signed-in user's id, or the problem `not_signed_in`. */
export function requireUser(request: FastifyRequest): string {
  if (request.userId === null) throw new Problem('not_signed_in');
  return request.userId;
}
