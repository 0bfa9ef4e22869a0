import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A request, as the log names it. */
export interface RunningRequest {
  reqId: string;
  method: string;
  /** The route's pattern; addresses hold names and keys. */
  route: string;
}

/** Kept of requests that were answered since somebody last asked. */
const mostAnswered = 50;

/**
 * Tracks which requests are being processed. The result lists those, and those that were answered since it was last
 * asked.
 */
export function mountRunningRequests(app: FastifyInstance): () => RunningRequest[] {
  const running = new Set<FastifyRequest>();
  let answered: FastifyRequest[] = [];
  const end = (request: FastifyRequest) => {
    if (running.delete(request) && answered.length < mostAnswered) answered.push(request);
  };
  app.addHook('onRequest', async (request, reply) => {
    running.add(request);
    // Also where the client went away, or the answer is a stream that a handler writes by hand.
    reply.raw.once('close', () => end(request));
  });
  return () => {
    // The newest first: open streams are the oldest of all.
    const listed = [...answered, ...[...running].reverse()];
    answered = [];
    return listed.map(describe);
  };
}

function describe({ id, method, routeOptions }: FastifyRequest): RunningRequest {
  return { reqId: id, method, route: routeOptions.url ?? '' };
}
