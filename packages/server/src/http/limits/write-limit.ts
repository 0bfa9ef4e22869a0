import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../answers/problem.ts';
import { isSafe } from '../safety/origin-check.ts';
import { clientNetwork } from './client-network.ts';

/** Far above what a hand at the editor sends with all its uploads, far below what a runaway script does. */
const usualWritesAMinute = 1200;

/**
 * Limits requests that change something, for each user, or for each address where nobody is logged in. Counts in
 * this process; mount it behind whatever sets `userId`. Sign-ins have a limit of their own, in the database.
 */
export async function mountWriteLimit(
  app: FastifyInstance,
  writesAMinute = usualWritesAMinute,
): Promise<void> {
  await app.register(fastifyRateLimit, { global: false });
  const count = app.createRateLimit({
    max: writesAMinute,
    timeWindow: 60_000,
    keyGenerator: ({ userId, ip }) => (userId === null ? `client ${clientNetwork(ip)}` : `user ${userId}`),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isSafe(request.method) || request.routeOptions.config.unlimited) return;
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    reply.header('retry-after', result.ttlInSeconds);
    throw new Problem('too_many_changes', { most: writesAMinute });
  });
}
