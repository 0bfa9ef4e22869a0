import type { FastifyInstance } from 'fastify';

/** Asked for so often, and so alike, that their successes only matter to whoever looks for a fault. */
const CHATTER = /^\/(media|assets|healthz|readyz)(\/|$|\?)/;

/** One line for each answer, under the request id that the answer carries too. */
export function mountRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode < 400 && CHATTER.test(request.url) ? 'debug' : 'info';
    const { userId } = request;
    request.log[level](
      { req: request, res: reply, ms: Math.round(reply.elapsedTime), ...(userId === null ? {} : { userId }) },
      'Answered',
    );
  });
}
