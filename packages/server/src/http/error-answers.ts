import type { ErrorCode } from '@tourwright/api';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type Outage, outageOf } from '../drivers/outage.ts';
import { Problem } from './problem.ts';

/** Fastify's own refusals, by status, as our codes. */
const codes: Record<number, ErrorCode> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** What somebody reads whose request met an outage, and after how many seconds trying again is worth it. */
const outages: Record<Outage, { code: ErrorCode; detail: string; seconds: number }> = {
  database_away: {
    code: 'unavailable',
    detail: 'The database does not answer at the moment. Nothing was changed; try again in a few seconds.',
    seconds: 5,
  },
  storage_away: {
    code: 'unavailable',
    detail: 'The storage of files does not answer at the moment. Try again in a few seconds.',
    seconds: 5,
  },
  disk_full: {
    code: 'disk_full',
    detail: 'The disk of the server is full. Nothing was changed; try again once its operator made room.',
    seconds: 30,
  },
  disk_failing: {
    code: 'unavailable',
    detail: 'The disk of the server cannot be written or read. Its operator has to look after it.',
    seconds: 30,
  },
};

/** Of other answers with status 503. */
const RETRY_SECONDS = 5;

/** Answers whatever a handler throws with a problem document; what nobody foresaw is logged and told to no one. */
export function mountErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    if (error instanceof Problem) return sendProblem(reply, error);
    const outage = outageOf(error);
    if (outage !== null) {
      const { code, detail, seconds } = outages[outage];
      request.log.warn({ err: error, outage }, 'A request met an outage');
      return sendProblem(reply, new Problem(code, { detail, retryAfterSeconds: seconds }));
    }
    const status = error.statusCode ?? 500;
    const code = codes[status] ?? (status < 500 ? 'invalid_input' : undefined);
    if (code !== undefined) return sendProblem(reply, new Problem(code, { detail: error.message }));
    request.log.error({ err: error }, 'A request failed');
    return sendProblem(reply, new Problem('internal'));
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem('not_found')));
}

function sendProblem(reply: FastifyReply, problem: Problem) {
  const { statusCode } = problem;
  const seconds = problem.retryAfterSeconds ?? (statusCode === 503 ? RETRY_SECONDS : undefined);
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds);
  return reply
    .code(statusCode)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(Buffer.from(problem.text(reply.request.id)));
}
