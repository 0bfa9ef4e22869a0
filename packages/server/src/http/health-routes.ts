import type { FastifyInstance } from 'fastify';
import { route } from './route.ts';

const readinessTimeoutMs = 3000;
const retrySeconds = 5;

/** What must answer before requests are worth sending, by the name that an operator knows it by. */
export type ReadinessChecks = Record<string, () => Promise<unknown>>;

/** A check writes to the disk: however often anybody asks, it is made once in this time. */
const rememberedMs = 1000;

/**
 * `/healthz`: the process lives; it asks nobody else. `/readyz`: what it needs answers, or 503 with the names of what
 * does not.
 */
export function healthRoutes(app: FastifyInstance, checks: ReadinessChecks): void {
  const look = createLook(app, checks);
  route(
    app,
    { method: 'GET', path: '/healthz' },
    { access: 'anyone', withoutSession: true, handler: async () => ({ status: 'ok' }) },
  );
  route(
    app,
    { method: 'GET', path: '/readyz' },
    {
      access: 'anyone',
      withoutSession: true,
      handler: async (_request, reply) => {
        const missing = await look();
        if (missing.length === 0) return { status: 'ready' };
        return reply
          .code(503)
          .header('retry-after', retrySeconds)
          .header('cache-control', 'no-store')
          .send({ status: 'not ready', missing });
      },
    },
  );
}

/** Names what does not answer; requests during the check, or just after, share its result. */
function createLook(app: FastifyInstance, checks: ReadinessChecks): () => Promise<string[]> {
  let last: { at: number; missing: Promise<string[]> } | null = null;
  const look = async () => {
    const names = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const error = await failure(check);
        if (error === null) return [];
        app.log.error({ err: error }, `The ${name} does not answer`);
        return [name];
      }),
    );
    return names.flat();
  };
  return () => {
    const now = performance.now();
    if (last === null || now - last.at > rememberedMs) last = { at: now, missing: look() };
    return last.missing;
  };
}

async function failure(check: () => Promise<unknown>): Promise<unknown | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer in ${readinessTimeoutMs / 1000} s`)),
      readinessTimeoutMs,
    );
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
