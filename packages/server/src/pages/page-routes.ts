import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { createSendPage } from './send-page.ts';
import type { ReadTour } from './shown-tour.ts';
import { tourPageRoutes } from './tour-page-routes.ts';
import type { WebBundle } from './web-bundle.ts';

/** What is known of a page by its path: whether it is on ink, and the screen whose code is loaded early. */
const PAGES = new Map<string, { isDark?: true; screen?: string }>([
  ['', { screen: 'src/landing/landing-page.tsx' }],
  ['login', { screen: 'src/accounts/login-page.tsx' }],
  ['signup', { screen: 'src/accounts/signup-page.tsx' }],
  ['dashboard', { screen: 'src/dashboard/dashboard-page.tsx' }],
  ['explore', { screen: 'src/explore/explore-page.tsx' }],
  ['editor', { isDark: true, screen: 'src/editor/editor-page.tsx' }],
  ['create-tour', { isDark: true, screen: 'src/editor/editor-page.tsx' }],
]);
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
      isPage: true,
      handler: async (request, reply) => {
        const name = request.params['*'] ?? '';
        if (NOT_PAGES.test(name)) throw new Problem('not_found');
        if (bundle.rootFiles.has(name)) {
          return reply.header('cache-control', 'public, max-age=3600').sendFile(name);
        }
        // Any of them may lead to a page with embeds, and a policy holds until the next page load.
        return sendPage(reply, PAGES.get(name) ?? {}, { showsEmbeds: true });
      },
    },
  );
}
