import type { DemoEntry } from '@tourwright/api';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type GalleryReadings, readGallery } from './read-gallery.ts';

/** The gallery's entries, as kept in memory and renewed when one changes. */
export interface DemoList {
  /** The gallery's entries in their order, each with its tour's id, and how many are still to come. */
  list(): Promise<{ items: DemoEntry[]; preparing: number; version: number }>;
  /** The list that is kept, by its version: another object with each reading. Null while it is not the same for a moment. */
  shown(): ListVersion | null | Promise<ListVersion | null>;
  close(): Promise<void>;
}

interface ListVersion {
  version: number;
}

interface KeptList extends ListVersion {
  items: Promise<DemoEntry[]>;
  ids: Set<string>;
  until: number;
  isRead: boolean;
}

/** What the gallery's list is read from. */
export interface DemoListParts extends GalleryReadings {
  log: Logger;
  /** How many tours are being made at the moment, so that the page asks again. */
  preparing(): number;
  /** Bounds what a notification that got lost can leave wrong. */
  keptMs?: number;
}

const usuallyKeptMs = 2000;
/** As long as the pages of tours are shown while the database is away. */
const shownWithoutDatabaseMs = 10 * 60_000;

const news = z.object({ tourId: z.string(), type: z.string() });

/** The gallery: the sample tours, then what owners brought; read with a few queries, then kept in memory until one of its tours changes. */
export function openDemoList(parts: DemoListParts): DemoList {
  const { log, preparing, keptMs = usuallyKeptMs } = parts;
  let kept: KeptList | null = null;
  let version = 0;
  /** What was read last, for while the database does not answer. */
  let last: { items: DemoEntry[]; version: number; until: number } | null = null;
  // Until we listen nothing is kept.
  const listening = listenToTours(parts, (payload) => {
    if (kept !== null && concerns(payload, kept.ids)) kept = null;
  });

  function current(): KeptList {
    const now = performance.now();
    if (kept !== null && kept.until > now) return kept;
    const ids = new Set<string>();
    version += 1;
    const reading = { items: readGallery(parts, ids), ids, isRead: false };
    const mine: KeptList = { version, ...reading, until: now + keptMs };
    if (listening.isOn) kept = mine;
    mine.items.then(
      (items) => {
        mine.isRead = true;
        last = { items, version: mine.version, until: performance.now() + shownWithoutDatabaseMs };
      },
      () => {
        if (kept === mine) kept = null;
      },
    );
    return mine;
  }

  return {
    async list() {
      // Before the rows: one that is done meanwhile is then counted twice rather than missed.
      const left = preparing();
      const { items, version: listed } = current();
      try {
        return { items: await items, preparing: left, version: listed };
      } catch (err) {
        if (last === null || last.until < performance.now()) throw err;
        log.warn({ err }, 'The gallery is shown as it was read last');
        return { items: last.items, preparing: left, version: last.version };
      }
    },
    shown() {
      if (!listening.isOn || preparing() > 0) return null;
      const list = current();
      return list.isRead
        ? list
        : list.items.then(
            () => (kept === list ? list : null),
            () => null,
          );
    },
    close: () => listening.close(),
  };
}

/** Hears of changes to tours in any process; `isOn` once it does. */
function listenToTours(
  { database, log }: Pick<DemoListParts, 'database' | 'log'>,
  hear: (payload: string) => void,
) {
  let isOn = false;
  const listening = database.listen('tour', hear);
  listening.then(
    () => {
      isOn = true;
    },
    (err) => log.warn({ err }, 'The gallery is read again for each request'),
  );
  return {
    get isOn() {
      return isOn;
    },
    async close(): Promise<void> {
      const stop = await listening.catch(() => null);
      await stop?.();
    },
  };
}

/** Whether news of a tour may change what is shown: of one that is shown already, or of one that may be shown from now on. */
function concerns(payload: string, ids: Set<string>): boolean {
  const read = news.safeParse(JSON.parse(payload));
  return !read.success || read.data.type !== 'image' || ids.has(read.data.tourId);
}
