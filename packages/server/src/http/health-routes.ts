import type { FastifyInstance } from 'fastify';
import { route } from './route.ts';

const PATIENCE_MS = 3000;

/** What must answer before requests are worth sending, by the name that an operator knows it by. */
export type ReadinessChecks = Record<string, () => Promise<unknown>>;

/** `/healthz`: the process lives. `/readyz`: what it needs answers, or 503 with the names of what does not. */
export function healthRoutes(app: FastifyInstance, checks: ReadinessChecks): void {
  route(
    app,
    { method: 'GET', path: '/healthz' },
    { access: 'anyone', handler: async () => ({ status: 'ok' }) },
  );
  route(
    app,
    { method: 'GET', path: '/readyz' },
    {
      access: 'anyone',
      handler: async (request, reply) => {
        const results = await Promise.all(
          Object.entries(checks).map(async ([name, check]) => {
            const error = await failure(check);
            if (error !== null) request.log.error({ err: error }, `The ${name} does not answer`);
            return { name, answers: error === null };
          }),
        );
        const missing = results.filter(({ answers }) => !answers).map(({ name }) => name);
        if (missing.length === 0) return { status: 'ready' };
        return reply.code(503).send({ status: 'not ready', missing });
      },
    },
  );
}

async function failure(check: () => Promise<unknown>): Promise<unknown | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  });
  try {
    await Promise.race([check(), tooLate]);
    return null;
  } catch (error) {
    return error;
  } finally {
    clearTimeout(timer);
  }
}
