import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Asked for so often, and so alike, that their successes only matter for debugging. */
const chattyPaths = /^\/(media|assets|healthz|readyz)(\/|$|\?)/;

/** One line for each answer, under the request id that the answer carries too. */
export function mountRequestLog(app: FastifyInstance, log: Pick<Logger, 'isLevelEnabled'>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const isChatter = request.wasReady || (reply.statusCode < 400 && chattyPaths.test(request.url));
    const level = isChatter ? 'debug' : 'info';
    done();
    // What nobody reads is not even put together.
    if (!log.isLevelEnabled(level)) return;
    const { userId } = request;
    request.log[level](
      { req: request, res: reply, ms: Math.round(reply.elapsedTime), ...(userId === null ? {} : { userId }) },
      'Answered',
    );
  });
}
