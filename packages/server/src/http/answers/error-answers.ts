import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type Outage, outageOf } from '../../drivers/outage.ts';
import { Problem } from './problem.ts';

/** Fastify's own refusals, by status, as our codes. */
const codes = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unknown_content_type',
  429: 'too_many_requests',
  503: 'unavailable',
} as const;

/** After how many seconds trying again is worth it. */
const outageSeconds: Record<Outage, number> = {
  database_away: 5,
  storage_away: 5,
  disk_full: 30,
  disk_failing: 30,
};

/** For other answers with status 503. */
const retrySeconds = 5;

/**
 * Answers whatever a handler throws with a problem document; an unexpected error is logged, and its details are not
 * sent.
 */
export function mountErrorAnswers(app: FastifyInstance): void {
  const send = (reply: FastifyReply, problem: Problem) => sendProblem(reply, problem, reply.request.locale);
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    if (error instanceof Problem) return send(reply, error);
    const outage = outageOf(error);
    if (outage !== null) {
      request.log.warn({ err: error, outage }, 'A request met an outage');
      return send(reply, new Problem(outage, {}, { retryAfterSeconds: outageSeconds[outage] }));
    }
    const status = error.statusCode ?? 500;
    if (Object.hasOwn(codes, status)) return send(reply, new Problem(codes[status as keyof typeof codes]));
    if (status < 500) return send(reply, new Problem('unreadable_request'));
    request.log.error({ err: error }, 'A request failed');
    return send(reply, new Problem('internal'));
  });
  app.setNotFoundHandler((_request, reply) => send(reply, new Problem('not_found')));
}

function sendProblem(reply: FastifyReply, problem: Problem, locale: string) {
  const { statusCode } = problem;
  const seconds = problem.retryAfterSeconds ?? (statusCode === 503 ? retrySeconds : undefined);
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds);
  return reply
    .code(statusCode)
    .type('application/problem+json')
    .header('content-language', locale)
    .header('cache-control', 'no-store')
    .send(Buffer.from(problem.text(reply.request.id, locale)));
}
