import { openDocuments } from './documents/open-documents.ts';
import { createTourChanges, type TourChanges } from './edits/change-tours.ts';
import { createHandTour, type HandTour } from './lifetime/hand-tour.ts';
import { createTourKeeping, type TourKeeping } from './lifetime/keep-tours.ts';
import { createTourReleases, type TourReleases } from './lifetime/release-tours.ts';
import { createTourReading, type TourReading } from './read-tours.ts';
import { createTourSchedules, type TourSchedules } from './versions/tour-schedules.ts';
import { createTourVersions, type TourVersions, type VersionParts } from './versions/tour-versions.ts';

/** Tours, and what happens to them. Who may do what is asked before; one that is missing is the problem `not_found`. */
export interface Tours extends TourReading, TourChanges, TourReleases, TourKeeping {
  versions: TourVersions;
  schedules: TourSchedules;
  hand: HandTour;
  /** Ends the background work. */
  close(): Promise<void>;
}

/** Part of the feature; `open-tours.ts` puts it together. */
export function createTours(given: Omit<VersionParts, 'documents'>): Tours {
  const documents = openDocuments();
  const parts = { ...given, documents };
  const changes = createTourChanges(parts);
  return {
    ...createTourReading(parts),
    ...changes,
    ...createTourReleases(parts),
    ...createTourKeeping(parts),
    versions: createTourVersions(parts),
    schedules: createTourSchedules(parts, changes),
    hand: createHandTour(parts),
    close: () => documents.close(),
  };
}
