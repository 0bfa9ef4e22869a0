import { createTourChanges, type TourChanges } from './change-tours.ts';
import { openDocuments } from './documents/open-documents.ts';
import { createTourKeeping, type TourKeeping } from './keep-tours.ts';
import { createTourReading, type TourReading } from './read-tours.ts';
import { createTourReleases, type TourReleases } from './release-tours.ts';
import type { TourParts } from './tour-parts.ts';

/** Tours, and what happens to them. Whoever asks for one that is missing or not theirs gets the problem `not_found`. */
export interface Tours extends TourReading, TourChanges, TourReleases, Omit<TourKeeping, 'sweep'> {
  /** Ends what goes on in the background. */
  close(): Promise<void>;
}

const SWEEP_EVERY_MS = 6 * 60 * 60_000;

/** Tours, sweeping out in the background what was deleted long ago. */
export function openTours(given: Omit<TourParts, 'documents'>): Tours {
  const documents = openDocuments();
  const parts = { ...given, documents };
  const { sweep, ...keeping } = createTourKeeping(parts);
  const sweeping = setInterval(() => {
    sweep().catch((err) => parts.log.error({ err }, 'Sweeping out deleted tours failed'));
  }, SWEEP_EVERY_MS).unref();
  return {
    ...createTourReading(parts),
    ...createTourChanges(parts),
    ...createTourReleases(parts),
    ...keeping,
    close: async () => {
      clearInterval(sweeping);
      await documents.close();
    },
  };
}
