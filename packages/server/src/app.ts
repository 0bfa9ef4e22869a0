import type { FastifyInstance } from 'fastify';
import { accountsRoutes } from './accounts/accounts-routes.ts';
import type { DemoGallery } from './demos/demo-gallery.ts';
import { demoRoutes } from './demos/demo-routes.ts';
import type { DemoSeeding } from './demos/demo-seeding.ts';
import type { Transaction } from './drivers/database/database.ts';
import { eventRoutes } from './events/event-routes.ts';
import { healthRoutes } from './http/health-routes.ts';
import { openHttp } from './http/open-http.ts';
import type { RecordedRoute } from './http/route-table.ts';
import { imageRoutes } from './images/image-routes.ts';
import { mediaRoutes } from './images/media-routes.ts';
import { uploadRoutes } from './images/upload-routes.ts';
import { type Nouns, openNouns } from './open-nouns.ts';
import { operatorRoutes } from './operators/operator-routes.ts';
import { assetsRoutes } from './pages/assets-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { createReadTour } from './read-shown-tour.ts';
import type { Services } from './services.ts';
import { liveRoutes } from './tours/live-routes.ts';
import { tourRoutes } from './tours/tour-routes.ts';
import { userRoutes } from './users/user-routes.ts';
import { watchEventLoop } from './watch-event-loop.ts';

/** Requests get this long to end; uploads that take longer go on where they were at the next start. */
const REQUEST_PATIENCE_MS = 5000;

export interface App {
  /** Listens, or takes requests without a port (`inject`). */
  http: FastifyInstance;
  routes: RecordedRoute[];
  /** Does jobs from now on, until `close`. */
  work(): Promise<void>;
  /** Fills the gallery; its tiles are cut by whoever does jobs. */
  seeding: DemoSeeding;
  gallery: DemoGallery;
  /** Ends streams, open requests and the step of running jobs. The services stay open. */
  close(): Promise<void>;
}

/** The whole server without a port. A worker answers nothing but whether it lives. */
export async function createApp(services: Services): Promise<App> {
  const { config, database, storage, queue, log } = services;
  const nouns = await openNouns(services);
  const { resolveSession } = nouns.accounts;
  const { http, routes, requests } = await openHttp({ config, log, resolveSession });
  const watching = watchEventLoop({ log, requests, jobs: queue.running });
  healthRoutes(http, { database: () => database.pool.query('select 1'), storage: () => storage.check() });
  if (config.role !== 'worker') await mountNouns(http, services, nouns);
  http.addHook('onReady', async () => {
    nouns.media
      .recover()
      .catch((error) => log.error({ err: error }, 'What a kill left behind was not all taken up'));
  });
  return {
    http,
    routes,
    work: () => queue.work(nouns.jobs),
    seeding: nouns.seeding,
    gallery: nouns.gallery,
    close: async () => {
      await Promise.all([closeHttp(http), queue.rest()]);
      await nouns.close();
      watching.close();
    },
  };
}

/** Gives every noun its addresses. */
async function mountNouns(http: FastifyInstance, services: Services, nouns: Nouns): Promise<void> {
  const { config, web } = services;
  const { accounts, media, tours } = nouns;
  const { images } = media;
  await accountsRoutes(http, { accounts });
  operatorRoutes(http, { operators: nouns.operators, contactEmail: config.contactEmail });
  userRoutes(http, nouns.users);
  eventRoutes(http, nouns.events);
  tourRoutes(http, tours);
  liveRoutes(http, {
    tours,
    feed: nouns.feed,
    imageOf: images.infoOf,
    watchSession: accounts.watchSession,
  });
  await imageRoutes(http, {
    takeFile: takeFileOf(services, nouns),
    images,
    covers: media.covers,
    folder: media.folder,
    readTour: tours.read,
  });
  uploadRoutes(http, media.uploads);
  mediaRoutes(http, {
    ...services,
    accesses: media.accesses,
    views: media.views,
    tiles: media.tiles,
    resolveSession: accounts.resolveSession,
  });
  demoRoutes(http, nouns.demos);
  await assetsRoutes(http, web);
  const shownTours = createReadTour({ tours, images, database: services.database, log: services.log });
  http.addHook('onClose', () => shownTours.close());
  pageRoutes(http, {
    bundle: web,
    config,
    readTour: shownTours.read,
    listDemos: nouns.demos.list,
    findSharpStills: media.stills.find,
    covers: media.covers,
  });
}

function takeFileOf({ database }: Services, { quotas }: Nouns) {
  return (userId: string, bytes: number, transaction?: Transaction) =>
    transaction === undefined
      ? database.transaction((own) => quotas.takeFile(own, userId, bytes))
      : quotas.takeFile(transaction, userId, bytes);
}

async function closeHttp(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), REQUEST_PATIENCE_MS);
  await http.close();
  clearTimeout(cut);
}
