import type { Logger } from 'pino';
import type { Database } from '../drivers/database/database.ts';
import { KnownFacts } from '../drivers/known-facts.ts';
import { findTour } from './tour-table.ts';

const mostKnown = 20_000;

/** What anybody may see of a tour. The same object as long as neither it nor its images may have changed. */
interface ShownVersion {
  version: number;
}

/** Which version of each tour visitors see: known without asking, and never wrong for more than a second. */
export interface ShownVersions {
  /** Null where there is nothing to see. */
  of(tourId: string): ShownVersion | null | Promise<ShownVersion | null>;
  /** Whether there was no notification about it since. */
  isStill(tourId: string, shown: ShownVersion): boolean;
  /** Call it after this process changed something, before that is answered. */
  recheck(): void;
  close(): Promise<void>;
}

/** Keeps in memory which version of a tour visitors see, renewed when it changes. */
export function openShownVersions(parts: {
  database: Pick<Database, 'orm' | 'listen'>;
  log: Pick<Logger, 'warn'>;
}): ShownVersions {
  const { database, log } = parts;
  const facts = new KnownFacts<ShownVersion | null>({
    most: mostKnown,
    outlasts: (shown) => shown !== null,
    isSame: (one, other) => one?.version === other?.version,
    read: async (tourId) => {
      const found = await findTour(database.orm, tourId);
      if (found === null || found.deletedAt !== null || found.activity !== 'published') return null;
      return found.publishedVersion === null ? null : { version: found.publishedVersion };
    },
  });
  const listening = database.listen('tour', (payload) => {
    // One that cannot be read may mean any.
    const tourId = /"tourId":"([^"\\]+)"/.exec(payload)?.[1];
    if (tourId === undefined) facts.doubtWhere(() => true);
    else if (payload.includes('"type":"image"')) facts.forget(tourId);
    else facts.doubt(tourId);
  });
  listening.catch((err) => log.warn({ err }, 'What visitors see is asked again each second'));
  return {
    of: (tourId) => facts.get(tourId),
    isStill: (tourId, shown) => facts.peek(tourId) === shown,
    recheck: () => facts.recheck(),
    close: async () => {
      const stop = await listening.catch(() => null);
      await stop?.();
    },
  };
}
