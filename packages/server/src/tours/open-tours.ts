import type { Feature } from '../feature.ts';
import { type LiveRouteParts, liveRoutes } from './live-routes.ts';
import { openShownVersions, type ShownVersions } from './shown-versions.ts';
import { openTourFeed, type TourFeed } from './tour-feed.ts';
import type { TourParts } from './tour-parts.ts';
import { tourRoutes } from './tour-routes.ts';
import { createTours, type Tours } from './tours.ts';

const sweepEveryMs = 6 * 60 * 60_000;

type Parts = Omit<TourParts, 'documents'> & Pick<LiveRouteParts, 'imageOf' | 'watchSession'>;

/** Tours, what happens to them, and who follows it live. */
export function openTours(parts: Parts): Feature & { tours: Tours; feed: TourFeed; shown: ShownVersions } {
  const { imageOf, watchSession } = parts;
  const tours = createTours(parts);
  const feed = openTourFeed(parts);
  const shown = openShownVersions(parts);
  return {
    tours,
    feed,
    shown,
    routes: (http) => {
      tourRoutes(http, tours);
      liveRoutes(http, { tours, feed, imageOf, watchSession });
    },
    sweeps: [{ name: 'tours deleted long ago', everyMs: sweepEveryMs, run: tours.sweep }],
    close: async () => {
      await tours.close();
      await feed.close();
      await shown.close();
    },
  };
}
