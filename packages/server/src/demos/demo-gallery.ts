import type { ImageInfo } from '@tourwright/api';
import type { Asset, Gallery } from '@tourwright/demo';
import type { Tour } from '@tourwright/tour/document';
import type { Database, Transaction } from '../drivers/database/database.ts';
import { deleteDemo, forgetDemo, markRemoved, putDemo, readAllDemos } from './demo-table.ts';

/** Whose the demo tours are: an account without an address or a password, so that nobody can log in to it. */
export const demoOwnerId = 'tourwright-demos';

/** Changes are announced; this is for an announcement that got lost. */
const askAgainMs = 2000;

/** What the gallery needs of other parts of the server. */
export interface GalleryParts {
  database: Database;
  clock: () => Date;
  tours: {
    reserve(id: string, userId: string): Promise<void>;
    release(
      id: string,
      userId: string,
      content: Partial<Tour>,
      within: (transaction: Transaction) => Promise<void>,
    ): Promise<void>;
    withdraw(id: string, userId: string, within: (transaction: Transaction) => Promise<void>): Promise<void>;
  };
  images: {
    /** Stores a file of this machine under a slug of the user's. */
    storeAt(slug: string, userId: string, file: Asset): Promise<void>;
    infoOf(tourId: string, slug: string): Promise<ImageInfo | null>;
    /** Deletes the images of a tour but those with the slugs in `except`. */
    deleteTourImages(tourId: string, transaction: Transaction, except: string[]): Promise<void>;
  };
}

/** The gallery as the seed fills it, and as an operator changes it by hand. */
export interface DemoGallery extends Gallery {
  /** Takes a tour out for good: the next start does not bring it back. */
  remove(tourId: string): Promise<void>;
  /** Lets the next seed store this tour again, also if it was taken out. */
  forget(tourId: string): Promise<void>;
}

/** Keeps the demo tours of the gallery: which are there, at which content, and which were removed. */
export function createDemoGallery({ database, clock, tours, images }: GalleryParts): DemoGallery {
  const { orm } = database;
  return {
    async seeded() {
      const rows = await readAllDemos(orm);
      return new Map(
        rows.map(({ tourId, contentHash, removedAt }) => [
          tourId,
          { contentHash, isRemoved: removedAt !== null },
        ]),
      );
    },
    prepare: (tourId) => tours.reserve(tourId, demoOwnerId),
    async store(tourId, slug, asset) {
      const known = await images.infoOf(tourId, slug);
      if (known?.sha256 === asset.sha256 && known.state !== 'failed') return;
      await images.storeAt(slug, demoOwnerId, asset);
    },
    settle: (tourId, slugs, signal) => settle({ database, images }, tourId, slugs, signal),
    async show(entry, content, slugs) {
      await tours.release(entry.tourId, demoOwnerId, content, async (transaction) => {
        await putDemo(transaction.orm, { ...entry, removedAt: null });
        // What an earlier release named and this one does not.
        await images.deleteTourImages(entry.tourId, transaction, slugs);
      });
    },
    withdraw: (tourId) =>
      tours.withdraw(tourId, demoOwnerId, (transaction) => deleteDemo(transaction.orm, tourId)),
    remove: (tourId) =>
      tours.withdraw(tourId, demoOwnerId, (transaction) => markRemoved(transaction.orm, tourId, clock())),
    forget: (tourId) => forgetDemo(orm, tourId),
  };
}

/** Waits until every file can be shown. Throws when one never will, and the signal's reason when aborted. */
async function settle(
  { database, images }: Pick<GalleryParts, 'database' | 'images'>,
  tourId: string,
  slugs: string[],
  signal: AbortSignal,
): Promise<void> {
  let wake = () => {};
  const stopListening = await database.listen('tour', (payload) => {
    if (payload.includes(tourId)) wake();
  });
  try {
    let pending = slugs;
    for (;;) {
      signal.throwIfAborted();
      const changed = new Promise<void>((resolve) => {
        wake = resolve;
      });
      pending = await stillPending(images, tourId, pending);
      if (pending.length === 0) return;
      await Promise.race([changed, pause(askAgainMs, signal)]);
    }
  } finally {
    await stopListening();
  }
}

async function stillPending(
  images: GalleryParts['images'],
  tourId: string,
  slugs: string[],
): Promise<string[]> {
  const pending: string[] = [];
  for (const slug of slugs) {
    const info = await images.infoOf(tourId, slug);
    if (info === null) throw new Error(`${slug} went away while it was waited for`);
    if (info.state === 'failed') throw new Error(`${slug} cannot be used: ${info.reason?.code}`);
    if (info.state !== 'ready') pending.push(slug);
  }
  return pending;
}

/** Resolves early when aborted; the caller checks the signal. */
function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    signal.addEventListener('abort', end);
  });
}
