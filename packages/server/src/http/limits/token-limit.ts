import type { FastifyInstance } from 'fastify';
import { Problem } from '../answers/problem.ts';

/** Ten a second: enough to bring a whole account over, and no burden. */
const requestsAMinute = 600;

/** Limits what one token asks for, reading included. Counts in this process; mount it behind whatever sets `token`. */
export function mountTokenLimit(app: FastifyInstance, most = requestsAMinute): void {
  const count = app.createRateLimit({
    max: most,
    timeWindow: 60_000,
    keyGenerator: ({ token }) => `token ${token?.id}`,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.token === null) return;
    const result = await count(request);
    if (result.isAllowed) return;
    reply.header('ratelimit-limit', result.max).header('ratelimit-remaining', result.remaining);
    if (!result.isExceeded) return;
    reply.header('retry-after', result.ttlInSeconds);
    throw new Problem('too_many_token_requests', { most });
  });
}
