import type { Logger } from 'pino';
import type { Database } from '../drivers/database/database.ts';
import { outageOf } from '../drivers/outage.ts';
import { findAccess, type MediaAccess } from './folder-table.ts';
import type { MediaName } from './media-address.ts';

/** Bounds what a lost notification of another process can leave wrong. */
const REMEMBERED_MS = 2000;
const MAX_ENTRIES = 5000;

/** Who may see which media: one query, remembered for a moment. */
export interface MediaAccesses {
  of(name: MediaName): Promise<MediaAccess | null>;
  /** Forgets everything; call it after this process changed something, before that is answered. */
  clear(): void;
  close(): Promise<void>;
}

export function openMediaAccesses({ database, log }: { database: Database; log: Logger }): MediaAccesses {
  const known = new Map<string, { until: number; access: Promise<MediaAccess | null> }>();
  // Other processes tell what they changed. Until we listen nothing is remembered.
  let isListening = false;
  const listening = database.listen('tour', () => known.clear());
  listening.then(
    () => {
      isListening = true;
    },
    (error) => log.warn({ err: error }, 'Media are served without remembering who may see them'),
  );

  return {
    of: async (name) => {
      const id = `${name.key}/${name.revision}`;
      const now = performance.now();
      const remembered = known.get(id);
      if (remembered !== undefined && remembered.until > now) return remembered.access;
      const access = findAccess(database.orm, name.key, name.revision).catch(async (error: unknown) => {
        // Nobody can withdraw anything while the database is away: what was public stays so.
        const last = await remembered?.access.catch(() => null);
        if (outageOf(error) !== null && last?.isPublic) return last;
        throw error;
      });
      if (!isListening) return access;
      if (known.size >= MAX_ENTRIES) known.clear();
      known.set(id, { until: now + REMEMBERED_MS, access });
      access.catch(() => known.delete(id));
      return access;
    },
    clear: () => known.clear(),
    close: async () => {
      const stop = await listening.catch(() => null);
      await stop?.();
    },
  };
}
