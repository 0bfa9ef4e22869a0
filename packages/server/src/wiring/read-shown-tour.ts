import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Database } from '../drivers/database/database.ts';
import type { TourImages } from '../images/tour-images.ts';
import type { ReadTour, ShownTour } from '../pages/tour/shown-tour.ts';
import type { Tours } from '../tours/tours.ts';

/** Characters of documents; read, they take some times as much memory. */
const mostCharacters = 16_000_000;
/** Bounds what a notification that got lost can leave wrong. */
const rememberedMs = 10_000;

interface Parts {
  tours: Pick<Tours, 'find' | 'textOf' | 'read'>;
  images: Pick<TourImages, 'mediaOf'>;
  database: Pick<Database, 'listen'>;
  log: Pick<Logger, 'warn'>;
}

type Found = Parameters<Tours['textOf']>[0];

interface Kept {
  version: number;
  shown: Promise<ShownTour | null>;
}

/**
 * Tours as pages show them. What visitors see changes by publishing and with its images alone, so it is read once for all
 * who come, and kept until something of the tour is announced; whether they may see it is asked each time.
 */
export function createReadTour({ tours, images, database, log }: Parts): {
  read: ReadTour;
  close(): Promise<void>;
} {
  const kept = new LRUCache<string, Kept>({ maxSize: mostCharacters, ttl: rememberedMs });
  let isListening = false;
  const listening = database.listen('tour', (payload) => forget(kept, payload));
  listening.then(
    () => {
      isListening = true;
    },
    (error) => log.warn({ err: error }, 'Pages of tours are rendered for each visitor'),
  );
  const readFresh: ReadTour = async (tourId, seesDraft) => {
    const seen = await tours.read(tourId, seesDraft);
    if (seen === null) return null;
    const { tour, isDraft } = seen;
    return { tour, media: await images.mediaOf(tour, isDraft ? 'owner' : 'visitor'), owner: isDraft };
  };
  const readSnapshot = async (found: Found): Promise<ShownTour | null> => {
    try {
      const text = await tours.textOf(found);
      if (text === null) return null;
      const entry = kept.peek(found.id);
      if (entry?.version === found.version) kept.set(found.id, entry, { size: text.length });
      const tour = JSON.parse(text) as ShownTour['tour'];
      return { tour, media: await images.mediaOf(tour, 'visitor'), owner: false };
    } catch (error) {
      kept.delete(found.id);
      throw error;
    }
  };
  const read: ReadTour = async (tourId, seesDraft) => {
    const found = await tours.find(tourId, seesDraft);
    if (found === null || found.isDraft || !isListening) return readFresh(tourId, seesDraft);
    const known = kept.get(tourId);
    if (known?.version === found.version) return known.shown;
    const entry: Kept = { version: found.version, shown: readSnapshot(found) };
    // By the least size at first, by its own once it is known.
    kept.set(tourId, entry, { size: 1 });
    return entry.shown;
  };
  return {
    read,
    close: async () => {
      const stop = await listening.catch(() => null);
      await stop?.();
    },
  };
}

/** A notification names its tour; one that cannot be read may mean any. */
function forget(kept: LRUCache<string, Kept>, payload: string): void {
  const tourId = /"tourId":"([^"\\]+)"/.exec(payload)?.[1];
  if (tourId === undefined) kept.clear();
  else kept.delete(tourId);
}
