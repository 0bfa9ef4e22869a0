import type { FastifyInstance } from 'fastify';
import { openAccounts } from './accounts/accounts.ts';
import { accountsRoutes } from './accounts/accounts-routes.ts';
import { demoRoutes } from './demos/demo-routes.ts';
import { createDemos } from './demos/demos.ts';
import { eventRoutes } from './events/event-routes.ts';
import { createEvents } from './events/events.ts';
import { healthRoutes } from './http/health-routes.ts';
import { openHttp } from './http/open-http.ts';
import type { RecordedRoute } from './http/route-table.ts';
import { operatorRoutes } from './operators/operator-routes.ts';
import { createOperators } from './operators/operators.ts';
import { assetsRoutes } from './pages/assets-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import type { Services } from './services.ts';
import { userRoutes } from './users/user-routes.ts';
import { createUsers } from './users/users.ts';

export interface App {
  /** Listens, or takes requests without a port (`inject`). Closing it ends streams and open requests. */
  http: FastifyInstance;
  routes: RecordedRoute[];
}

/** The whole server without a port: makes every noun of what it needs of the services, and mounts its routes. */
export async function createApp(services: Services): Promise<App> {
  const { config, database, storage, mail, log, secret, clock, web } = services;
  const accounts = openAccounts({ database, mail, log, clock, secret, config });
  const { http, routes } = await openHttp({ config, log, resolveSession: accounts.resolveSession });
  http.addHook('onClose', () => accounts.close());

  healthRoutes(http, { database: () => database.pool.query('select 1'), storage: () => storage.check() });
  await accountsRoutes(http, { accounts, publicUrl: config.publicUrl });
  operatorRoutes(http, createOperators({ database, clock }));
  // What two nouns share is handed in here as a function.
  userRoutes(http, createUsers({ database, firstUrlIn: async () => null }));
  eventRoutes(http, createEvents({ database, clock }));
  demoRoutes(http, createDemos({ database, thumbnailOf: async () => null }));
  await assetsRoutes(http, web);
  pageRoutes(http, { bundle: web, config, readTour: async () => null });
  return { http, routes };
}
