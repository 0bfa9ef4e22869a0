import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { openAccounts } from './accounts/accounts.ts';
import { accountsRoutes } from './accounts/accounts-routes.ts';
import { mountErrorAnswers } from './http/error-answers.ts';
import { healthRoutes } from './http/health-routes.ts';
import { mountOriginCheck } from './http/origin-check.ts';
import { type RecordedRoute, recordRoutes } from './http/route-table.ts';
import { validatorCompiler } from './http/validation.ts';
import type { Services } from './services.ts';
import { userRoutes } from './users/user-routes.ts';
import { createUsers } from './users/users.ts';

export interface App {
  /** Listens, or takes requests without a port (`inject`). Closing it ends streams and open requests. */
  http: FastifyInstance;
  routes: RecordedRoute[];
}

/** The whole server without a port: mounts every noun on what it needs of the services. */
export async function createApp(services: Services): Promise<App> {
  const { config, database, storage, mail, log, secret, clock } = services;
  const http = fastify({
    loggerInstance: log,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: 1024 * 1024,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  const routes = recordRoutes(http);
  mountErrorAnswers(http);
  await http.register(fastifyCookie);

  const accounts = openAccounts({ database, mail, log, clock, secret, config });
  http.addHook('onClose', () => accounts.close());
  http.decorateRequest('userId', null);
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!request.routeOptions.config.openToOtherSites)
      request.userId = await accounts.resolveSession(request);
  });
  mountOriginCheck(http, config.trustedOrigins);

  healthRoutes(http, { database: () => database.pool.query('select 1'), storage: () => storage.check() });
  await accountsRoutes(http, { accounts, publicUrl: config.publicUrl });
  userRoutes(http, createUsers({ database, firstUrlIn: async () => null }));
  // The nouns: each gets the services that it names, and what it needs of another as a function.
  return { http, routes };
}

/** A number of proxies as Fastify takes it: the nearest `count` hops are believed. */
function trustedProxies(setting: Services['config']['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
