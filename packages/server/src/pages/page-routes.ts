import type { DemoEntry } from '@tourwright/api';
import type { Locale } from '@tourwright/api/locales';
import { correctedPath } from '@tourwright/api/page-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from '../http/answers/problem.ts';
import { route } from '../http/route.ts';
import { crawlerRoutes } from './crawler-routes.ts';
import { lookOf } from './html/page-look.ts';
import type { Page } from './html/render-page.ts';
import { createSendPage } from './html/send-page.ts';
import type { WebBundle } from './html/web-bundle.ts';
import { oembedRoutes } from './oembed-routes.ts';
import { pageScreens } from './page-screens.ts';
import { formWithoutScripts, landingImages, publicCard, publicPages } from './tour/public-pages.ts';
import { builtPage, builtPageId, galleryPageId } from './tour/public-versions.ts';
import type { ReadLinked, ReadTour } from './tour/shown-tour.ts';
import type { TourCovers } from './tour/tour-page.ts';
import { tourPageRoutes } from './tour/tour-page-routes.ts';
import type { FindSharpStills } from './tour/tour-still.ts';

/** The gallery, as `/api/demos` answers it. */
type ListDemos = () => Promise<{ items: DemoEntry[]; preparing: number; version: number }>;

const editorPage: Page = { isDark: true, screens: [pageScreens.ownerFrame, pageScreens.editor] };
/** The pages for people with an account, by the first part of their paths; search engines leave them out. */
const ownPages = new Map<string, Page>([
  ['login', { screens: [pageScreens.login] }],
  ['signup', { screens: [pageScreens.signup] }],
  ['dashboard', { screens: [pageScreens.ownerFrame, pageScreens.dashboard] }],
  ['profile', { screens: [pageScreens.ownerFrame, pageScreens.profile] }],
  ['admin', { screens: [pageScreens.ownerFrame, pageScreens.admin] }],
  ['editor', editorPage],
  ['create-tour', editorPage],
]);
/** Where nothing but what was mounted is found; everywhere else a page load gets the app. */
const notPages = /^(api|media|assets)(\/|$)/;

/** What the routes of pages are built from. */
export interface PagesParts {
  bundle: WebBundle;
  config: Pick<
    Config,
    'contactEmail' | 'publicUrl' | 'trustedOrigins' | 'port' | 'gaMeasurementId' | 'pseudoLocales'
  >;
  readTour: ReadTour;
  readLinked: ReadLinked;
  listDemos: ListDemos;
  findSharpStills: FindSharpStills;
  covers: TourCovers;
}

/** The pages of tours, the public pages, and the web app at every address that is nothing else. */
export function pageRoutes(app: FastifyInstance, parts: PagesParts): void {
  const { bundle, config, listDemos } = parts;
  const sendPage = createSendPage(
    bundle,
    { analytics: config.gaMeasurementId !== null },
    config.pseudoLocales,
  );
  tourPageRoutes(app, { ...parts, sendPage });
  oembedRoutes(app, parts);
  crawlerRoutes(app, { publicUrl: config.publicUrl, listDemos });
  const pages = new Map(publicPages.map((page) => [page.name, page]));
  const partsOf = async (name: string, request: FastifyRequest): Promise<Page> => {
    const publicPage = pages.get(name);
    if (!publicPage) return ownPage(name, request);
    const { locale } = lookOf(request, config.pseudoLocales);
    const parts = publicParts(publicPage, config, bundle, locale);
    const shared =
      name === 'explore' ? await galleryParts(listDemos, request) : { sharedVersion: builtPage.version };
    const { sharedVersion, ...others } = shared;
    const isForAll = request.userId === null && sharedVersion !== undefined;
    return { ...parts, ...others, ...(isForAll ? { sharedVersion } : {}) };
  };
  const readyName = (request: FastifyRequest) => {
    const name = nameIn(request);
    if (!pages.has(name)) return null;
    const tourId = name === 'explore' ? galleryPageId : builtPageId;
    return { tourId, answer: JSON.stringify([name, lookOf(request, config.pseudoLocales)]) };
  };
  route(
    app,
    { method: 'GET', path: '/*' },
    {
      access: 'anyone',
      isPage: true,
      readyName,
      handler: async (request, reply): Promise<FastifyReply> => {
        const name = nameIn(request);
        if (notPages.test(name)) throw new Problem('not_found');
        const [path = '', ...query] = request.url.split('?');
        const corrected = correctedPath(path);
        if (corrected !== null) return reply.redirect([corrected, ...query].join('?'), 308);
        if (bundle.rootFiles.has(name)) {
          return reply.header('cache-control', 'public, max-age=3600').sendFile(name);
        }
        // Any of them may lead to a page with embeds, and a policy holds until the next page load.
        // The logged-in user may differ from this browser's last one: the app must check at once.
        const page = { ...(await partsOf(name, request)), isAwake: request.userId !== null };
        return sendPage(reply, page, { showsEmbeds: true });
      },
    },
  );
}

function ownPage(name: string, request: FastifyRequest): Page {
  const page = ownPages.get(name.split('/', 1)[0] ?? '');
  const firstRequests = page === editorPage && request.userId !== null ? editorRequests(request) : [];
  return { ...page, firstRequests, isHidden: true };
}

/** What the editor requests first; the browser does so while it reads the scripts. */
function editorRequests({ query }: FastifyRequest): string[] {
  const { tourId } = query as Record<string, unknown>;
  const tour = typeof tourId === 'string' ? `/api/tours/${encodeURIComponent(tourId)}` : null;
  return ['/api/auth/get-session', ...(tour === null ? [] : [tour, `${tour}/media`])];
}

function nameIn({ params }: FastifyRequest): string {
  return (params as Record<string, string>)['*'] ?? '';
}

function publicParts(
  page: (typeof publicPages)[number],
  { publicUrl, contactEmail }: Pick<Config, 'publicUrl' | 'contactEmail'>,
  bundle: WebBundle,
  locale: Locale,
): Page {
  const noScript = formWithoutScripts(page, contactEmail, locale);
  const isLanding = page.name === '';
  const screen = pageScreens[page.words];
  return {
    screens: isLanding ? [screen] : [pageScreens.siteFrame, screen],
    card: publicCard(page, publicUrl, bundle, locale),
    drawnAs: page.name,
    ...(noScript === undefined ? {} : { noScript }),
    standsAlone: isLanding,
    ...(isLanding ? { firstImages: landingImages(bundle) } : {}),
  };
}

/** The gallery comes with its page, so that the browser asks for the first picture while it reads the scripts. */
async function galleryParts(listDemos: ListDemos, request: FastifyRequest): Promise<Page> {
  try {
    const { version, ...gallery } = await listDemos();
    const href = gallery.items[0]?.thumbnail;
    return {
      gallery,
      // Another visitor gets the complete page.
      ...(gallery.preparing === 0 ? { sharedVersion: version } : {}),
      ...(href ? { firstImages: [{ href }], placedImage: href } : {}),
    };
  } catch (err) {
    // The page asks by itself then, and says what is wrong if that fails too.
    request.log.error({ err }, 'Error fetching data:');
    return {};
  }
}
