import { type AskedView, lookProperties } from '@tourwright/tour/rules';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Page } from '../html/render-page.ts';
import type { WebBundle } from '../html/web-bundle.ts';
import { drawnWelcome } from './drawn-welcome.ts';
import type { ShownTour } from './shown-tour.ts';
import { coverImages, type TourCovers, tourCard, tourData } from './tour-page.ts';
import { createDrawStill, type FindSharpStills } from './tour-still.ts';

/** What somebody wants to see of a tour, and by what. */
interface WantedPage {
  /** What is seen first. */
  firstSeen: 'cover' | 'tour';
  asked: AskedView;
  isPhone: boolean;
}

/** What composing a tour's page needs. */
export interface ComposingParts {
  bundle: Pick<WebBundle, 'drawn'>;
  config: Pick<Config, 'publicUrl' | 'gaMeasurementId'>;
  findSharpStills: FindSharpStills;
  covers: TourCovers;
}

/** Puts together what the page of a tour has of its own. */
export function createComposeTourPage({ bundle, config, findSharpStills, covers }: ComposingParts) {
  const drawStill = createDrawStill(findSharpStills);
  return async function composeTourPage(
    request: FastifyRequest,
    shown: ShownTour,
    { firstSeen, asked, isPhone }: WantedPage,
  ): Promise<Omit<Page, 'screens'>> {
    const { tour, media, owner, link } = shown;
    const cover = firstSeen === 'cover' ? covers.of(tour, (slug) => media[slug]) : undefined;
    const drawn = drawnWelcome(bundle.drawn, shown, cover);
    const properties = lookProperties(tour);
    const startsEarly = firstSeen === 'tour' && tour.scenes.length > 0;
    const drawing = startsEarly ? drawStill(shown, asked, isPhone) : null;
    const still = await drawing?.catch((err: unknown) => {
      request.log.error({ err, tourId: tour.id }, 'The first picture could not be drawn:');
    });
    return {
      isDark: true,
      card: tourCard(shown, config.publicUrl, covers),
      firstImages: coverImages(cover),
      ...(drawn === null ? {} : { drawn }),
      ...(Object.keys(properties).length > 0 && { properties }),
      keepsPresses: true,
      // The logged-in user may differ from this browser's last one: the app must check at once.
      isAwake: request.userId !== null,
      startsEarly,
      ...(still ? { still } : {}),
      isHidden: tour.activity !== 'published',
      ...(request.userId === null && !owner && !link ? { sharedVersion: tour.version } : {}),
      data: tourData(shown, {
        gaMeasurementId: config.gaMeasurementId,
        sceneId: asked.sceneId,
        cover,
      }),
    };
  };
}
