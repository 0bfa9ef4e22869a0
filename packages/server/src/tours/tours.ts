import { createTourChanges, type TourChanges } from './change-tours.ts';
import { openDocuments } from './documents/open-documents.ts';
import { createTourKeeping, type TourKeeping } from './keep-tours.ts';
import { createTourReading, type TourReading } from './read-tours.ts';
import { createTourReleases, type TourReleases } from './release-tours.ts';
import type { TourParts } from './tour-parts.ts';

/** Tours, and what happens to them. Who may do what is asked before; one that is missing is the problem `not_found`. */
export interface Tours extends TourReading, TourChanges, TourReleases, TourKeeping {
  /** Ends what goes on in the background. */
  close(): Promise<void>;
}

/** Part of the feature; `open-tours.ts` puts it together. */
export function createTours(given: Omit<TourParts, 'documents'>): Tours {
  const documents = openDocuments();
  const parts = { ...given, documents };
  return {
    ...createTourReading(parts),
    ...createTourChanges(parts),
    ...createTourReleases(parts),
    ...createTourKeeping(parts),
    close: () => documents.close(),
  };
}
