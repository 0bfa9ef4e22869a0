import type { Cover, ImageInfo } from '@tourwright/api';
import { sourceLocale } from '@tourwright/api/locales';
import type { Tour } from '@tourwright/tour/document';
import { openingScene } from '@tourwright/tour/rules';
import { createTexts } from '../../i18n/create-texts.ts';
import { discoveryTag } from '../html/discovery-tag.ts';
import type { EarlyImage, SocialCard } from '../html/head-tags.ts';
import { structuredDataTag } from '../html/structured-data.ts';
import { en } from '../messages.en.ts';
import { welcomeUrl } from '../welcome-url.ts';
import type { ShownTour } from './shown-tour.ts';

// The words around what an owner has written, in whose language nobody knows.
const t = createTexts(en)(sourceLocale);

type FindImage = (slug: string) => ImageInfo | undefined;

/** A picture by its address; its size in pixels, 0 where nobody knows. */
interface SizedPicture {
  address: string;
  width: number;
  height: number;
}

/** The addresses of a tour's pictures, of its images. */
export interface TourCovers {
  /** What messengers show. */
  socialOf(tour: Tour, imageOf: FindImage): SizedPicture | null;
  /** What stands for an embedded tour until it is wanted. */
  posterOf(tour: Tour, imageOf: FindImage): Cover | null;
  /** The background of the welcome page. */
  of(tour: Tour, imageOf: FindImage): Cover | null;
}

/** What a visitor's page is given of a tour, so that it asks for nothing before the first tile. */
export interface TourData extends ShownTour {
  gaMeasurementId?: string;
  cover?: Cover | null;
}

interface TourDataOptions {
  gaMeasurementId: string | null;
  /** The scene that the address asks for. */
  sceneId?: number | null;
  /** Of pages that show it. */
  cover?: Cover | null | undefined;
}

/**
 * The tour with the inlined preview of its opening scene and no other: a page that carried those of a hundred scenes
 * would come late for the sake of scenes that are not seen yet. The app asks for them when it has time.
 */
export function tourData(
  shown: ShownTour,
  { gaMeasurementId, sceneId = null, cover }: TourDataOptions,
): TourData {
  const opening = openingScene(shown.tour, sceneId)?.slug;
  const media: Record<string, ImageInfo> = { ...shown.media };
  for (const { slug } of shown.tour.scenes) {
    const image = media[slug];
    if (!image?.panorama || slug === opening) continue;
    media[slug] = { ...image, panorama: { ...image.panorama, preview: '' } };
  }
  return {
    ...shown,
    media,
    ...(gaMeasurementId === null ? {} : { gaMeasurementId }),
    ...(cover === undefined ? {} : { cover }),
  };
}

/** How the tour looks where an address of it is shared: always as its welcome page, or that of the link it was opened by. */
export function tourCard(
  { tour, media, link, owner }: ShownTour,
  publicUrl: string,
  covers: TourCovers,
): SocialCard {
  const image = covers.socialOf(tour, (slug) => media[slug]);
  const words = {
    title: tour.name || t('tour.unnamed'),
    description: descriptionOf(tour),
    url: welcomeUrl(publicUrl, tour.id, link?.key),
    image: image === null ? null : new URL(image.address, publicUrl).href,
  };
  // Search engines see what anybody may read: no draft, and nothing behind a link.
  const facts = owner || link ? null : structuredDataTag({ ...words, tour, name: words.title });
  return {
    ...words,
    imageSize: image ?? { width: 0, height: 0 },
    tags: [discoveryTag(publicUrl, tour.id, link?.key, words.title), ...(facts === null ? [] : [facts])],
    ...(tour.hidesTourwright && { isBare: true }),
  };
}

/** The owner's words. Without them a store says the specification's sentence, and a home what it is. */
function descriptionOf(tour: Tour): string {
  if (tour.description) return tour.description;
  if (tour.tourtype !== 'real-estate') return t('tour.undescribed');
  const address = tour.factAddress ?? tour['address'];
  const values = { name: tour.name || t('tour.unnamed'), scenes: tour.scenes.length };
  return typeof address === 'string' && address !== ''
    ? t('home.described-at', { ...values, place: address })
    : t('home.described', values);
}

/** The cover's files, to be requested with the page. Each browser takes the one that it will show. */
export function coverImages(cover: Cover | null | undefined): EarlyImage[] {
  if (!cover) return [];
  const { src, sources } = cover;
  return sources.length === 0 ? [{ href: src }] : sources.map((source) => ({ ...source, href: src }));
}
