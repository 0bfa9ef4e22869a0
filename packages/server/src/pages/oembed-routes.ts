import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { escapeHtml } from '../http/answers/escape-html.ts';
import { Problem } from '../http/answers/problem.ts';
import { route } from '../http/route.ts';
import { gateTitle } from './tour/linked-page.ts';
import type { ReadLinked, ReadTour, ShownTour } from './tour/shown-tour.ts';
import { type TourCovers, tourCard } from './tour/tour-page.ts';

/** As large as a frame is where nobody says how large. */
const usual = { width: 800, height: 450 };
/** Sites may keep the answer for this long. */
const cacheSeconds = 3600;

interface Parts {
  config: Pick<Config, 'publicUrl' | 'trustedOrigins'>;
  readTour: ReadTour;
  readLinked: ReadLinked;
  covers: TourCovers;
}

/** `/api/oembed`: how a site shows a tour of which it has an address (https://oembed.com). Tours as visitors see them alone. */
export function oembedRoutes(app: FastifyInstance, { config, readTour, readLinked, covers }: Parts): void {
  const { publicUrl, trustedOrigins } = config;
  /** What oEmbed says of the tour; null: there is none to show. */
  const find = async (tourId: string, key: string | null): Promise<OembedTour | null> => {
    if (key === null) {
      const shown = await readTour(tourId, false);
      return shown && describe(shown, publicUrl, covers);
    }
    const found = await readLinked({ tourId, key, isMember: false });
    if (found?.state === 'members') throw new Problem('not_signed_in');
    if (found?.state === 'password' || found?.state === 'visit') return { title: gateTitle(found) };
    return found?.shown ? describe(found.shown, publicUrl, covers) : null;
  };
  route(app, endpoints.getOembed, {
    access: 'anyone',
    openToOtherSites: true,
    handler: async ({ query }, reply) => {
      const named = tourAt(query.url, [publicUrl, ...trustedOrigins]);
      const known = named && (await find(named.tourId, named.key));
      if (!known) throw new Problem('tour_not_found');
      reply.header('cache-control', `public, max-age=${cacheSeconds}`);
      const size = sizeWithin(query.maxwidth, query.maxheight);
      return {
        version: '1.0' as const,
        type: 'rich' as const,
        provider_url: publicUrl,
        cache_age: cacheSeconds,
        ...size,
        ...known,
        html: frameOf(publicUrl, named, size, known.title),
      };
    },
  });
}

interface OembedTour {
  title: string;
  provider_name?: string;
  thumbnail_url?: string;
  thumbnail_width?: number;
  thumbnail_height?: number;
}

function describe(shown: ShownTour, publicUrl: string, covers: TourCovers): OembedTour {
  const { title, image, imageSize, isBare } = tourCard(shown, publicUrl, covers);
  return {
    title,
    ...(isBare ? {} : { provider_name: 'Tourwright' }),
    // A picture without its size is none, the standard says.
    ...(image !== null &&
      imageSize.width > 0 && {
        thumbnail_url: image,
        thumbnail_width: imageSize.width,
        thumbnail_height: imageSize.height,
      }),
  };
}

interface NamedTour {
  tourId: string;
  /** Of a link. */
  key: string | null;
}

/** The tour that an address of one of our pages shows; null when it is not one. */
function tourAt(address: string, origins: readonly string[]): NamedTour | null {
  const url = URL.parse(address);
  if (url === null || !origins.some((origin) => URL.parse(origin)?.origin === url.origin)) return null;
  const [, page, name = ''] = /^\/(welcome|embed|preview)\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  const tourId = page === 'preview' ? url.searchParams.get('tourId') : page && decoded(name);
  return tourId ? { tourId, key: url.searchParams.get('link') } : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Of the usual shape. */
function sizeWithin(maxWidth = usual.width, maxHeight = usual.height): typeof usual {
  const scale = Math.min(1, maxWidth / usual.width, maxHeight / usual.height);
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: scaled(usual.width), height: scaled(usual.height) };
}

function frameOf(
  publicUrl: string,
  { tourId, key }: NamedTour,
  { width, height }: typeof usual,
  title: string,
): string {
  const by = key === null ? '' : `link=${encodeURIComponent(key)}&`;
  const source = `${publicUrl}/embed/${encodeURIComponent(tourId)}?${by}poster=1`;
  return `<iframe src="${escapeHtml(source)}" title="${escapeHtml(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" allow="xr-spatial-tracking; gyroscope; accelerometer" allowfullscreen loading="lazy"></iframe>`;
}
