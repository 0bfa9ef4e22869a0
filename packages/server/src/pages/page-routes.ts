import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { createSendPage } from './send-page.ts';
import type { ReadTour } from './shown-tour.ts';
import { tourPageRoutes } from './tour-page-routes.ts';
import type { WebBundle } from './web-bundle.ts';

/** Screens on ink; the pages of tours are too. */
const DARK_PAGES = new Set(['editor', 'create-tour']);
/** Where nothing but what was mounted is found; everywhere else a page load gets the app. */
const NOT_PAGES = /^(api|media|assets)(\/|$)/;

interface Parts {
  bundle: WebBundle;
  config: Pick<Config, 'publicUrl' | 'gaMeasurementId'>;
  readTour: ReadTour;
}

/** The pages of tours, and the web app at every address that is nothing else. */
export function pageRoutes(app: FastifyInstance, { bundle, config, readTour }: Parts): void {
  const sendPage = createSendPage(bundle, { analytics: config.gaMeasurementId !== null });
  tourPageRoutes(app, { sendPage, config, readTour });
  route(
    app,
    { method: 'GET', path: '/*' },
    {
      access: 'anyone',
      handler: async (request, reply) => {
        const name = request.params['*'] ?? '';
        if (NOT_PAGES.test(name)) throw new Problem('not_found');
        if (bundle.rootFiles.has(name)) {
          return reply.header('cache-control', 'public, max-age=3600').sendFile(name);
        }
        return sendPage(reply, { isDark: DARK_PAGES.has(name) }, { showsEmbeds: true });
      },
    },
  );
}
