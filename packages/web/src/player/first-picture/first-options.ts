import type { Tour } from '@tourwright/tour/document';
import type { ViewerOptions } from '@tourwright/viewer';
import type { TourData } from '../../client/tour/tour-data.ts';
import type { TourAddress } from '../address/tour-address.ts';

/** How a tour's viewer is made, by the app or ahead of it. */
export function firstOptions(
  { tour, media }: Pick<TourData, 'media'> & { tour: Pick<Tour, 'autorotate'> },
  address: TourAddress,
  isEmbedded: boolean,
): Omit<ViewerOptions, 'scenes' | 'sceneId' | 'texts'> {
  return {
    view: address.view,
    urlOf: (slug) => media[slug]?.url ?? null,
    hotspots: address.hasHotspots,
    autorotate: tour.autorotate === true || address.autorotates,
    controls: { pageScrolls: isEmbedded },
  };
}
