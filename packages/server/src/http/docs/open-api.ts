import fastifySwagger from '@fastify/swagger';
import { tokenScopes } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { route } from '../route.ts';
import type { Access } from '../safety/access.ts';
import { scopeOf } from '../safety/bearer-token.ts';
import { allowPage } from '../safety/content-security.ts';
import { newNonce } from '../safety/nonce.ts';
import { docsPage } from './docs-page.ts';

const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

const problem = {
  description: 'A problem document (RFC 9457)',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['type', 'title', 'status', 'code'],
        properties: {
          type: { type: 'string', description: '`/problems/{code}`' },
          title: { type: 'string' },
          status: { type: 'integer' },
          code: { type: 'string' },
          detail: { type: 'string' },
          errors: {
            type: 'array',
            items: {
              type: 'object',
              properties: { path: { type: 'string' }, message: { type: 'string' } },
            },
          },
          instance: { type: 'string', description: 'The id of the request' },
        },
      },
    },
  },
};

/** Describes every route mounted after this call at `/api/openapi.json`, and for people at `/api/docs`. */
export async function mountOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tourwright',
        description:
          'Scripts send `Authorization: Bearer` with a token that its owner made in the profile. Errors are problem documents.',
        version: '1',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'tourwright.session_token',
            description:
              'Of a person who is logged in. What changes something then needs the Origin of this server.',
          },
          token: {
            type: 'http',
            scheme: 'bearer',
            description: `Of a script. Its scopes are among ${tokenScopes.join(', ')}.`,
          },
        },
      },
    },
    transform: (described) => {
      const { schema, url } = toJsonSchema(described);
      const access = described.route.config?.access ?? 'anyone';
      const response = { ...(schema.response as object), default: problem };
      return { url, schema: { ...schema, response, security: securityOf(access) } };
    },
  });
  // Both are the same for everybody and take long to write: that is done once.
  let text: string | null = null;
  let page: ReturnType<typeof docsPage> | null = null;
  route(
    app,
    { method: 'GET', path: '/api/openapi.json' },
    {
      access: 'anyone',
      handler: async (_request, reply) => {
        text ??= JSON.stringify(app.swagger());
        return reply.type('application/json; charset=utf-8').send(text);
      },
    },
  );
  route(
    app,
    { method: 'GET', path: '/api/docs' },
    {
      access: 'anyone',
      handler: async (_request, reply) => {
        const nonce = newNonce();
        allowPage(reply, { nonce });
        page ??= docsPage(app.swagger());
        return reply.type('text/html; charset=utf-8').send(page(nonce));
      },
    },
  );
}

/** By what a route is entered: each of these is enough; none where anybody may. */
function securityOf(access: Access): Record<string, string[]>[] {
  const scope = scopeOf(access);
  if (access === 'token') return [{ token: [] }];
  if (access === 'anyone' || access === 'webhook') return [];
  const byToken = scope === null ? [] : [{ token: [scope] }];
  const isForVisitors = typeof access === 'object' && 'orVisitor' in access && access.orVisitor === true;
  return [{ session: [] }, ...byToken, ...(isForVisitors ? [{}] : [])];
}
