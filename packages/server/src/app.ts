import type { FastifyInstance } from 'fastify';
import { createCan } from './access/can.ts';
import type { Commands } from './feature.ts';
import { healthRoutes } from './http/health-routes.ts';
import { openHttp } from './http/open-http.ts';
import type { RecordedRoute } from './http/route-table.ts';
import { isSafe } from './http/safety/origin-check.ts';
import { openFeatures } from './open-features.ts';
import type { Services } from './services.ts';
import { watchEventLoop } from './watch-event-loop.ts';

/** Requests get this long to end; uploads that take longer continue where they were at the next start. */
const requestTimeoutMs = 5000;

/** The server's application: HTTP, background jobs and commands, over services that are open already. */
export interface App extends Commands {
  /** Listens, or takes requests without a port (`inject`). */
  http: FastifyInstance;
  routes: RecordedRoute[];
  /** Does jobs from now on, until `close`. */
  work(): Promise<void>;
  /** Ends streams, open requests and the step of running jobs. The services stay open. */
  close(): Promise<void>;
}

/** The whole server without a port. A worker answers nothing but whether it lives. */
export async function createApp(services: Services): Promise<App> {
  const { config, database, storage, queue, log } = services;
  const { features, jobs, sweeping, resolveSession, resolveToken, ready, recheck, commands } =
    await openFeatures(services);
  await queue.open(jobs);
  const can = createCan({ database });
  const { http, routes, requests } = await openHttp({
    config,
    log,
    resolveSession,
    resolveToken,
    can,
    ready,
  });
  let watching: ReturnType<typeof watchEventLoop> | undefined;
  // Not in a command, which nobody waits for but the one who called it.
  http.addHook('onListen', async () => {
    watching = watchEventLoop({ log, requests, jobs: queue.running });
  });
  healthRoutes(http, { database: () => database.pool.query('select 1'), storage: () => storage.check() });
  // Whatever somebody changes here shows in the very next request; other processes learn of it.
  http.addHook('onSend', async (request, reply) => {
    if (!isSafe(request.method) && request.userId !== null && reply.statusCode < 400) recheck();
  });
  if (config.role !== 'worker') for (const feature of features) await feature.routes?.(http);
  http.addHook('onReady', async () => {
    for (const { recover } of features)
      recover?.().catch((err) => log.error({ err }, 'What a kill left behind was not all taken up'));
  });
  return {
    http,
    routes,
    work: async () => {
      await queue.work();
      sweeping.start();
    },
    ...commands,
    close: async () => {
      sweeping.close();
      // Jobs use what features close.
      await Promise.all([closeHttp(http), queue.rest()]);
      for (const feature of features.toReversed()) await feature.close?.();
      watching?.close();
    },
  };
}

async function closeHttp(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), requestTimeoutMs);
  await http.close();
  clearTimeout(cut);
}
