import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { openingScene } from '@tourwright/tour/rules';
import type { SocialCard } from './render-page.ts';
import type { ShownTour } from './shown-tour.ts';

/** The specification's words where a tour has none of its own. */
const UNNAMED = 'Untitled';
const UNDESCRIBED = 'Your go-to spot for the latest styles, bold designs, and everyday inspiration.';

/** What a visitor's page is given of a tour, so that it asks for nothing before the first tile. */
export interface TourData extends ShownTour {
  gaMeasurementId?: string;
}

interface TourDataOptions {
  gaMeasurementId: string | null;
  /** The scene that the address asks for. */
  sceneId?: number | null;
}

/**
 * The tour with the inlined preview of its opening scene and no other: a page that carried those of a hundred scenes
 * would come late for the sake of scenes that are not seen yet. The app asks for them when it has time.
 */
export function tourData(shown: ShownTour, { gaMeasurementId, sceneId = null }: TourDataOptions): TourData {
  const opening = openingScene(shown.tour, sceneId)?.slug;
  const media: Record<string, ImageInfo> = { ...shown.media };
  for (const { slug } of shown.tour.scenes) {
    const image = media[slug];
    if (!image?.panorama || slug === opening) continue;
    media[slug] = { ...image, panorama: { ...image.panorama, preview: '' } };
  }
  return { ...shown, media, ...(gaMeasurementId === null ? {} : { gaMeasurementId }) };
}

/** How the tour looks where an address of it is shared: always as its welcome page. */
export function tourCard({ tour, media }: ShownTour, publicUrl: string): SocialCard {
  const image = thumbnailOf(tour, media);
  return {
    title: tour.name || UNNAMED,
    description: tour.description || UNDESCRIBED,
    url: `${publicUrl}/welcome/${encodeURIComponent(tour.id)}`,
    image: image === null ? null : new URL(image, publicUrl).href,
  };
}

/** The address of the tour's thumbnail, or of its first scene's. */
export function thumbnailOf(tour: Tour, media: Record<string, ImageInfo>): string | null {
  const own = tour.thumbnail === undefined ? null : (media[tour.thumbnail]?.url ?? null);
  const first = openingScene(tour);
  return own ?? (first === null ? null : (media[first.slug]?.thumbnail ?? null));
}
