import type { Logger } from 'pino';
import type { Database } from '../../drivers/database/database.ts';
import { KnownFacts } from '../../drivers/known-facts.ts';
import { findAccess, type MediaAccess } from '../folder-table.ts';
import type { MediaName } from './media-address.ts';

const mostKnown = 20_000;

/** Who may see which media: one query, remembered for a moment; what was public stays so while the database is away. */
export interface MediaAccesses {
  of(name: MediaName): MediaAccess | null | Promise<MediaAccess | null>;
  /** Asks again for everything; call it after this process changed something, before that is answered. */
  recheck(): void;
  close(): Promise<void>;
}

/** Keeps in memory who may see which media, renewed when that changes. */
export function openMediaAccesses({ database, log }: { database: Database; log: Logger }): MediaAccesses {
  const facts = new KnownFacts<MediaAccess | null>({
    most: mostKnown,
    outlasts: (access) => access?.isPublic === true,
    read: (id) => {
      const [key = '', revision = ''] = id.split('/');
      return findAccess(database.orm, key, revision);
    },
  });
  // Other processes announce their changes. What is in a user's own folder may be shown by any tour.
  const listening = database.listen('tour', (payload) => {
    const tourId = /"tourId":"([^"\\]+)"/.exec(payload)?.[1];
    const isMeant = (access: MediaAccess | null) =>
      tourId === undefined ||
      !access ||
      access.folders.some((folder) => !('tour' in folder) || folder.tour === tourId);
    facts.doubtWhere(isMeant);
  });
  listening.catch((error) => log.warn({ err: error }, 'Who may see media is asked again each second'));

  return {
    of: ({ key, revision }) => facts.get(`${key}/${revision}`),
    recheck: () => facts.recheck(),
    close: async () => {
      const stop = await listening.catch(() => null);
      await stop?.();
    },
  };
}
