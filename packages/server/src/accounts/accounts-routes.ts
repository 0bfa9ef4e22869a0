import { isFailureCode } from '@tourwright/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sayFailure } from '../failures/say-failure.ts';
import { Problem } from '../http/answers/problem.ts';
import { route } from '../http/route.ts';
import { faultParams } from './account-fault.ts';
import type { Accounts } from './accounts.ts';
import { type AuthPath, authCalls } from './auth-calls.ts';
import { isLimited } from './limits.ts';
import { Refused } from './refused.ts';
import type { AuthAnswer } from './sessions/ask-identity.ts';

const bodyLimit = 64 * 1024;

/** Mounts `/api/auth`: the endpoints of `authCalls` and no others, for JSON alone. */
export async function accountsRoutes(
  app: FastifyInstance,
  { accounts }: { accounts: Pick<Accounts, 'answer'> },
): Promise<void> {
  await app.register(async (scope) => {
    acceptOnlyJson(scope);
    for (const path of Object.keys(authCalls) as AuthPath[]) mountCall(scope, path, accounts);
  });
}

/** A form or plain text would be read in one way here and in another by the next program that reads it. */
function acceptOnlyJson(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, String(body), done);
  });
}

function mountCall(scope: FastifyInstance, path: AuthPath, accounts: Pick<Accounts, 'answer'>): void {
  const { method, access, summary, query, body, answer: shape } = authCalls[path];
  const endpoint = {
    method,
    path: `/api/auth${path}`,
    summary,
    response: shape,
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body }),
  };
  route(scope, endpoint, {
    access,
    bodyLimit,
    unlimited: isLimited(path),
    handler: async (request, reply) => {
      const { headers, ip, userId, locale } = request;
      const fields = method === 'GET' ? request.query : request.body;
      try {
        const answer = await accounts.answer(path, { headers, ip, userId, locale }, fields);
        return send(reply, request, answer.status < 400 ? cutDown(answer, path) : answer);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        reply.header('retry-after', error.retryAfterSeconds);
        throw new Problem(error.code);
      }
    },
  });
}

function cutDown(answer: AuthAnswer, path: AuthPath): AuthAnswer {
  return { ...answer, body: authCalls[path].answer.parse(answer.body) };
}

function send(reply: FastifyReply, request: FastifyRequest, answer: AuthAnswer): FastifyReply {
  const { status, body, cookies } = answer;
  const isSecure = request.protocol === 'https';
  if (cookies.length > 0) reply.header('set-cookie', isSecure ? cookies.map(toSecure) : cookies);
  reply.code(status).header('cache-control', 'no-store');
  // As text: Fastify sends nothing at all for null.
  if (status < 400) return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  return reply.type('application/problem+json').send(JSON.stringify(problemOf(status, body, request)));
}

/** Behind a proxy that speaks TLS, also where `PUBLIC_URL` was left as it is. */
function toSecure(cookie: string): string {
  return /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`;
}

/**
 * An error of the provider as a problem document: its own code where our list has it, never its own words. Its clients look
 * for these under `message`.
 */
function problemOf(status: number, body: unknown, { id, locale }: FastifyRequest): object {
  const given = (body as { code?: unknown } | null)?.code;
  const code = typeof given === 'string' && isFailureCode(given) ? given : 'UNKNOWN';
  const params = faultParams[code] ?? {};
  const words = sayFailure({ code, params }, locale);
  return {
    type: `/problems/${code.toLowerCase()}`,
    title: words,
    status,
    code,
    params,
    detail: words,
    message: words,
    instance: id,
  };
}
