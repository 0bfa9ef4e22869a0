import { readAskedView } from '@tourwright/tour/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { route } from '../../http/route.ts';
import type { PagePermissions } from '../../http/safety/content-security.ts';
import { framedOrigins } from '../framed-origins.ts';
import { discoveryTag } from '../html/discovery-tag.ts';
import { lookOf } from '../html/page-look.ts';
import type { SendPage } from '../html/send-page.ts';
import { type PageScreen, pageScreens } from '../page-screens.ts';
import { welcomeUrl } from '../welcome-url.ts';
import { type ComposingParts, createComposeTourPage } from './compose-tour-page.ts';
import { gatePage, localeOfLink } from './linked-page.ts';
import type { FoundLink, ReadLinked, ReadTour } from './shown-tour.ts';
import { type FoundPage, posterOf } from './tour-poster.ts';

/** A page that shows one tour to those who may see it. */
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

interface Parts extends ComposingParts {
  sendPage: SendPage;
  config: Pick<Config, 'publicUrl' | 'port' | 'gaMeasurementId' | 'pseudoLocales'>;
  readTour: ReadTour;
  readLinked: ReadLinked;
}

/** The pages of tours, each with its tour inside; 404 and an empty page where there is none to see, 503 when it cannot be read. */
export function tourPageRoutes(app: FastifyInstance, parts: Parts): void {
  const { sendPage, config } = parts;
  const composeTourPage = createComposeTourPage(parts);
  for (const page of pages) {
    const { path, permissions, firstSeen } = page;
    const screens = [page.screen];
    const readyName = (request: FastifyRequest) => {
      // What a link shows ends with it.
      if (linkAsked(request) !== null) return null;
      const { tourId, ...others } = askedOf(page, request);
      return { tourId, answer: JSON.stringify([path, others, lookOf(request, config.pseudoLocales)]) };
    };
    const handler = async (request: FastifyRequest, reply: Parameters<SendPage>[0]) => {
      const { tourId, hasPoster, ...wanted } = askedOf(page, request);
      const found = await findPage(parts, request, tourId).catch((err: unknown) => {
        request.log.error({ err, tourId }, 'Error fetching data:');
      });
      // Without data the app asks for itself, and says what is wrong if that fails too.
      if (found === undefined) return sendPage(reply.code(503), { screens, isDark: true }, permissions);
      if (found === null) {
        request.log.warn({ tourId }, page.nothing);
        return sendPage(reply.code(404), { screens, isDark: true, isHidden: true, data: null }, permissions);
      }
      const poster = hasPoster && posterOf(found, wanted.asked, request.url, parts);
      if (poster) return sendPage(reply, poster, permissions);
      if ('status' in found) {
        const frames = framedOrigins(found.behind ?? { scenes: [] }, config);
        return sendPage(
          reply.code(found.status),
          { screens, ...found.page },
          { ...permissions, framedOrigins: frames },
        );
      }
      const { shown, own } = found;
      const composed = await composeTourPage(request, shown, { firstSeen, ...wanted });
      return sendPage(
        reply,
        { screens, ...composed, ...own },
        { ...permissions, framedOrigins: framedOrigins(shown.tour, config) },
      );
    };
    const thing = (request: FastifyRequest) => ({ tour: String(page.tourId(request) ?? '') });
    const access = { action: 'tour.read', thing, orVisitor: true } as const;
    route(app, { method: 'GET', path }, { access, isPage: true, readyName, handler });
  }
}

/** What a page shows to this client; null: there is nothing to see. */
async function findPage(
  { config, readTour, readLinked }: Parts,
  request: FastifyRequest,
  tourId: string,
): Promise<FoundPage | null> {
  const key = linkAsked(request);
  if (key !== null)
    return linkedPage(config, await readLinked({ tourId, key, isMember: request.isAllowed }), tourId);
  const shown = await readTour(tourId, request.isAllowed);
  return shown && { shown, own: {} };
}

/** The tour as a link shows it, or the page that precedes it. */
function linkedPage(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  found: FoundLink | null,
  tourId: string,
): FoundPage | null {
  if (found === null) return null;
  const { shown, state, key, access, behind } = found;
  const locale = localeOfLink(found);
  if (state === 'open')
    return shown && { shown, own: { isHidden: access !== 'everyone', ...(locale && { locale }) } };
  const discovery = (title: string) => discoveryTag(publicUrl, tourId, key, title);
  return { ...gatePage({ ...found, state }, welcomeUrl(publicUrl, tourId, key), discovery), state, behind };
}

/** The key of the link by which the page is requested. */
function linkAsked({ query }: FastifyRequest): string | null {
  const { link } = query as Record<string, unknown>;
  return typeof link === 'string' && link !== '' ? link : null;
}

/** All that a visitor's page depends on, besides its tour: visitors who ask for the same get the same bytes. */
function askedOf(page: TourPage, request: FastifyRequest) {
  const query = request.query as Record<string, unknown>;
  return {
    tourId: String(page.tourId(request) ?? ''),
    asked: readAskedView((name) => query[name]),
    isPhone: page.firstSeen === 'tour' && isPhone(request),
    hasPoster: page.permissions.framedByAnyone === true && query.poster === '1',
  };
}

/** Upright screens see more of a view's height. A guess that is wrong costs the first picture, no more. */
function isPhone({ headers }: FastifyRequest): boolean {
  return headers['user-agent']?.includes('Mobi') === true;
}
