import { readAskedView } from '@tourwright/tour/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { PagePermissions } from '../http/content-security.ts';
import { route } from '../http/route.ts';
import { drawnWelcome } from './drawn-welcome.ts';
import { framedOrigins } from './framed-origins.ts';
import { lookOf } from './page-look.ts';
import { type PageScreen, pageScreens } from './page-screens.ts';
import type { SendPage } from './send-page.ts';
import type { ReadTour } from './shown-tour.ts';
import { coverImages, type TourCovers, tourCard, tourData } from './tour-page.ts';
import { createDrawStill, type FindSharpStills } from './tour-still.ts';
import type { WebBundle } from './web-bundle.ts';

/** A page that shows one tour to whoever may see it. */
interface TourPage {
  path: string;
  screen: PageScreen;
  tourId(request: FastifyRequest): unknown;
  /** The specification's words for the log when there is nothing to show. */
  nothing: string;
  permissions: PagePermissions;
  /** What is seen first. */
  firstSeen: 'cover' | 'tour';
}

const fromPath = ({ params }: FastifyRequest) => (params as Record<string, string>).tourId;
const fromQuery = ({ query }: FastifyRequest) => (query as Record<string, unknown>).tourId;

const pages: TourPage[] = [
  {
    path: '/welcome/:tourId',
    screen: pageScreens.welcome,
    tourId: fromPath,
    nothing: 'No data found for the given tourId',
    permissions: { keptByOpener: true },
    firstSeen: 'cover',
  },
  {
    path: '/preview/:tourName',
    screen: pageScreens.preview,
    tourId: fromQuery,
    nothing: 'No tour found with the given ID.',
    permissions: { keptByOpener: true },
    firstSeen: 'tour',
  },
  {
    path: '/embed/:tourId',
    screen: pageScreens.embed,
    tourId: fromPath,
    nothing: 'No tour found with the given ID.',
    permissions: { framedByAnyone: true, keptByOpener: true },
    firstSeen: 'tour',
  },
];

interface Parts {
  bundle: Pick<WebBundle, 'drawn'>;
  sendPage: SendPage;
  config: Pick<Config, 'publicUrl' | 'port' | 'gaMeasurementId' | 'pseudoLocales'>;
  readTour: ReadTour;
  findSharpStills: FindSharpStills;
  covers: TourCovers;
}

/** The pages of tours, each with its tour inside; 404 and an empty page where there is none to see, 503 when it cannot be read. */
export function tourPageRoutes(
  app: FastifyInstance,
  { bundle, sendPage, config, readTour, findSharpStills, covers }: Parts,
): void {
  const drawStill = createDrawStill(findSharpStills);
  for (const page of pages) {
    const { path, permissions } = page;
    const screens = [page.screen];
    const readyName = (request: FastifyRequest) => {
      const { tourId, ...others } = askedOf(page, request);
      return { tourId, answer: JSON.stringify([path, others, lookOf(request, config.pseudoLocales)]) };
    };
    const handler = async (request: FastifyRequest, reply: Parameters<SendPage>[0]) => {
      const { tourId, asked, isPhone } = askedOf(page, request);
      const shown = await readTour(tourId, request.isAllowed).catch((err: unknown) => {
        request.log.error({ err, tourId }, 'Error fetching data:');
      });
      // Without data the app asks for itself, and says what is wrong if that fails too.
      if (shown === undefined) return sendPage(reply.code(503), { screens, isDark: true }, permissions);
      if (shown === null) {
        request.log.warn({ tourId }, page.nothing);
        return sendPage(reply.code(404), { screens, isDark: true, isHidden: true, data: null }, permissions);
      }
      const cover =
        page.firstSeen === 'cover' ? covers.of(shown.tour, (slug) => shown.media[slug]) : undefined;
      const drawn = drawnWelcome(bundle.drawn, shown.tour, cover);
      const startsEarly = page.firstSeen === 'tour' && shown.tour.scenes.length > 0;
      const drawing = startsEarly ? drawStill(shown, asked, isPhone) : null;
      const still = await drawing?.catch((err: unknown) => {
        request.log.error({ err, tourId }, 'The first picture could not be drawn:');
      });
      return sendPage(
        reply,
        {
          screens,
          isDark: true,
          card: tourCard(shown, config.publicUrl, covers),
          firstImages: coverImages(cover),
          ...(drawn === null ? {} : { drawn }),
          keepsPresses: true,
          // Whoever is signed in may be somebody else than this browser's user: the app must look at once.
          isAwake: request.userId !== null,
          startsEarly,
          ...(still ? { still } : {}),
          isHidden: shown.tour.activity !== 'published',
          ...(request.userId === null && !shown.owner ? { sharedVersion: shown.tour.version } : {}),
          data: tourData(shown, {
            gaMeasurementId: config.gaMeasurementId,
            sceneId: asked.sceneId,
            cover,
          }),
        },
        { ...permissions, framedOrigins: framedOrigins(shown.tour, config) },
      );
    };
    const thing = (request: FastifyRequest) => ({ tour: String(page.tourId(request) ?? '') });
    const access = { action: 'tour.read', thing, orVisitor: true } as const;
    route(app, { method: 'GET', path }, { access, isPage: true, readyName, handler });
  }
}

/** All that a visitor's page depends on, besides its tour: visitors who ask for the same get the same bytes. */
function askedOf(page: TourPage, request: FastifyRequest) {
  const query = request.query as Record<string, unknown>;
  return {
    tourId: String(page.tourId(request) ?? ''),
    asked: readAskedView((name) => query[name]),
    isPhone: page.firstSeen === 'tour' && isPhone(request),
  };
}

/** Upright screens see more of a view's height. A guess that is wrong costs the first picture, no more. */
function isPhone({ headers }: FastifyRequest): boolean {
  return headers['user-agent']?.includes('Mobi') === true;
}
