import type { ErrorCode } from '@tourwright/api';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from './problem.ts';

/** Fastify's own refusals, by status, as our codes. */
const codes: Record<number, ErrorCode> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Answers whatever a handler throws with a problem document; what nobody foresaw is logged and told to no one. */
export function mountErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    if (error instanceof Problem) return sendProblem(reply, error);
    const status = error.statusCode ?? 500;
    const code = codes[status] ?? (status < 500 ? 'invalid_input' : undefined);
    if (code !== undefined) return sendProblem(reply, new Problem(code, { detail: error.message }));
    request.log.error({ err: error }, 'A request failed');
    return sendProblem(reply, new Problem('internal'));
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem('not_found')));
}

function sendProblem(reply: FastifyReply, problem: Problem) {
  return reply
    .code(problem.statusCode)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .header('cache-control', 'no-store')
    .send(problem.document(reply.request.id));
}
