import { openingScene } from '@tourwright/tour/rules';
import { useCallback, useState } from 'react';
import { logError } from '../client/log.ts';
import type { TourData } from '../client/tour-data.ts';
import defaultCover from './default-cover.webp';

/** The picture behind the welcome: the tour's thumbnail, else its first room, else a bundled one. */
export function useCover({ tour, media }: TourData): { src: string; onError: () => void } {
  const [hasFailed, setFailed] = useState(false);
  const own = tour.thumbnail === undefined ? null : (media[tour.thumbnail]?.url ?? null);
  const opening = openingScene(tour);
  const room = opening && (media[opening.slug]?.thumbnail ?? null);
  const wanted = own ?? room;
  const onError = useCallback(() => {
    logError('Error fetching thumbnail:', wanted);
    setFailed(true);
  }, [wanted]);
  return { src: hasFailed || !wanted ? defaultCover : wanted, onError };
}
