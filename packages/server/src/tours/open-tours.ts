import type { Feature } from '../feature.ts';
import { type LiveRouteParts, liveRoutes } from './live/live-routes.ts';
import { openTourFeed, type TourFeed } from './live/tour-feed.ts';
import { openShownVersions, type ShownVersions } from './shown-versions.ts';
import { type LinksOfTours, type TellWithdrawn, tourRoutes } from './tour-routes.ts';
import { createTours, type Tours } from './tours.ts';
import type { VersionParts } from './versions/tour-versions.ts';
import { versionRoutes } from './versions/version-routes.ts';

const sweepEveryMs = 6 * 60 * 60_000;
/** A moment that somebody chose is kept to the minute. */
const planEveryMs = 60_000;

type Parts = Omit<VersionParts, 'documents'> &
  Pick<LiveRouteParts, 'imageOf' | 'watchSession'> & { links: LinksOfTours; tellWithdrawn: TellWithdrawn };

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
      tourRoutes(http, tours, parts.links, parts.tellWithdrawn);
      versionRoutes(http, tours);
      liveRoutes(http, { tours, feed, imageOf, watchSession });
    },
    sweeps: [
      { name: 'tours deleted long ago', everyMs: sweepEveryMs, run: tours.sweep },
      { name: 'planned publishing', everyMs: planEveryMs, run: tours.schedules.run },
    ],
    close: async () => {
      await tours.close();
      await feed.close();
      await shown.close();
    },
  };
}
