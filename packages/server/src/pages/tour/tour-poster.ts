import type { LinkState } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { type AskedView, openedAt, openingScene, openingView } from '@tourwright/tour/rules';
import { degrees } from '@tourwright/tour/sphere';
import type { Config } from '../../config.ts';
import type { SocialCard } from '../html/head-tags.ts';
import type { Page } from '../html/render-page.ts';
import type { FoundLink, ShownTour } from './shown-tour.ts';
import { type TourCovers, tourCard } from './tour-page.ts';

/** A tour to show with what its page has besides, or a page in place of it. */
export type FoundPage =
  | { shown: ShownTour; own: Pick<Page, 'isHidden' | 'locale'> }
  | {
      status: number;
      state: LinkState;
      page: Omit<Page, 'screens'> & { card: SocialCard };
      behind: FoundLink['behind'];
    };

interface Parts {
  config: Pick<Config, 'publicUrl'>;
  covers: TourCovers;
}

/** The page with a picture that stands for an embedded tour until it is wanted; null where something else has to be said. */
export function posterOf(
  found: FoundPage,
  asked: AskedView,
  address: string,
  { config, covers }: Parts,
): Page | null {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  query.delete('poster');
  const href = query.size === 0 ? path : `${path}?${query}`;
  if ('status' in found) {
    const { state, page } = found;
    // Nobody is counted before they want the tour; nor do they see anything of it.
    if (state !== 'visit') return null;
    const { card, locale } = page;
    return { poster: { cover: null, href, card, isHidden: true }, ...(locale && { locale }) };
  }
  const { shown, own } = found;
  const { tour, media, owner, link } = shown;
  const cover = covers.posterOf(openedAsAsked(tour, asked), (slug) => media[slug]);
  const { isHidden = tour.activity !== 'published', locale } = own;
  return {
    poster: { cover, href, card: tourCard(shown, config.publicUrl, covers), isHidden },
    ...(locale && { locale }),
    ...(!owner && !link ? { sharedVersion: tour.version } : {}),
  };
}

/** Who comes for a certain scene or view sees it before, too. */
function openedAsAsked(tour: Tour, { sceneId, view }: AskedView): Tour {
  const scene = openingScene(tour, sceneId);
  if (!scene || (sceneId === null && Object.keys(view).length === 0)) return tour;
  const angles = Object.entries(view).map(([name, angle]) => [name, degrees(angle)]);
  const { thumbnail: _, ...rest } = tour;
  return openedAt(rest, {
    sceneId: scene.id,
    view: { ...openingView(scene), ...Object.fromEntries(angles) },
  });
}
